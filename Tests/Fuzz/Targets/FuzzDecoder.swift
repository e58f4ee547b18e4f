// The target of `Scripts/fuzz decoder`: the input is a document. The decoder and the strict reference accept the same
// documents and read the same from them; an error's parts fit the input; a decoder that has thrown goes on as new; and
// all vector kernels of this machine find the same bytes notable.

import CFacetSIMD
import Facets
import ReferenceFacets

/// libFuzzer's entry point. All bytes are the document.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDecoder(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = unsafe ByteReader(data, count).rest
  let json = try? ReferenceJSON(parsing: bytes)
  var decoder = FacetDecoder()
  for form in [OrderedResponse.Form.single, .multi, .any] {
    let expected = json.flatMap { try? OrderedResponse.responses(of: $0, in: bytes, form: form) }
    compare(bytes, form, expected, &decoder)
    decodeSmallResponse(&decoder)
  }
  compareKernels(bytes)
  return 0
}

private func compare(
  _ bytes: [UInt8], _ form: OrderedResponse.Form, _ expected: [OrderedResponse]?,
  _ decoder: inout FacetDecoder
) {
  do throws(FacetDecodingError) {
    let lines: [String]
    switch form {
    case .single:
      let response = try decoder.decode(bytes)
      lines = expected.map { differences(between: response, and: $0[0]) } ?? []
    case .multi:
      let responses = try decoder.decodeMultiQuery(bytes)
      lines = expected.map { differences(between: responses, and: $0) } ?? []
    case .any:
      let responses = try decoder.decodeAny(bytes)
      lines = expected.map { differences(between: responses, and: $0) } ?? []
    }
    precondition(expected != nil, "the reference refuses it, \(form)")
    precondition(lines.isEmpty, "\(form): \(lines)")
  } catch {
    precondition(expected == nil, "the reference takes it, \(form): \(error)")
    check(error, bytes)
  }
}

private func check(_ error: FacetDecodingError, _ bytes: [UInt8]) {
  precondition((0...bytes.count).contains(error.offset), "an offset outside the input: \(error)")
  let lines = bytes[..<error.offset].split(separator: 0x0a, omittingEmptySubsequences: false)
  precondition(error.line == lines.count, "another line: \(error)")
  precondition(error.column == lines[lines.count - 1].count + 1, "another column: \(error)")
}

/// What a decoder reads does not depend on what it met before.
private func decodeSmallResponse(_ decoder: inout FacetDecoder) {
  let response = try? decoder.decode(Array(#"{"nbHits":3,"facets":{"hue":{"red":2,"\u00e9":1}}}"#.utf8))
  let facets = response?.facets?["hue"]
  precondition(response?.nbHits == 3 && response?.hits == nil && response?.query == nil)
  precondition(facets?.map(\.value) == ["red", "\u{e9}"] && facets?.map(\.count) == [2, 1])
}

private func compareKernels(_ bytes: [UInt8]) {
  let blocks = (bytes.count + 63) / 64
  // As the decoder's padding does, ASCII ends the last run of bytes that are not.
  let input = bytes + [UInt8](repeating: 0, count: blocks * 64 - bytes.count + 1)
  func offsets(_ kernel: facet_kernel) -> [UInt32] {
    var offsets = [UInt32](repeating: 0, count: input.count + 16)
    // The input has `blocks` blocks, and the header asks for sixteen offsets more than it has bytes.
    let count = unsafe facet_value_index_by(kernel, input, 0, blocks, &offsets)
    return Array(offsets[..<count])
  }
  let expected = offsets(facet_kernel_scalar)
  for kernel in [facet_kernel_build, facet_kernel_avx2, facet_kernel_avx512]
  where facet_kernel_exists(kernel) != 0 {
    precondition(offsets(kernel) == expected, "kernel \(kernel.rawValue)")
  }
}
