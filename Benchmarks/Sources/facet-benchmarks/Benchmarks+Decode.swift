import BenchmarkHarness
import Facets
import Foundation
import ReferenceFacets

extension Benchmark {
  /// `decode/S|M|L|XL`: from bytes to columns.
  static var decode: [Benchmark] {
    Workload.Size.allCases.map { size in
      Benchmark("decode/\(size.rawValue)") {
        let workload = Workload(size)
        return try decoding(workload.bytes, isMultiQuery: workload.isMultiQuery) {
          size == .XL ? [throughputOfL()] : []
        }
      }
    }
  }

  /// The benchmark that decodes `bytes`, against `others` and all yardsticks there are.
  ///
  /// Yardsticks that a document of the user's makes fail are left out with a notice, when `isLenient`.
  static func decoding(
    _ bytes: [UInt8], isMultiQuery: Bool, isLenient: Bool = false,
    others: @escaping () -> [Yardstick] = { [] }
  ) throws -> Prepared {
    let ours = ResponseDecoder(bytes, isMultiQuery: isMultiQuery)
    return Prepared(
      bytes: bytes.count,
      checksum: { ResponseChecksum.of(try ours.responses()) },
      yardsticks: {
        let responses = try ours.responses()
        try compareWithReference(responses, bytes, isMultiQuery: isMultiQuery)
        var yardsticks = others()
        for make in [jsonDecoder, simdjson] {
          do {
            if let yardstick = try make(bytes, isMultiQuery, responses) { yardsticks.append(yardstick) }
          } catch  where isLenient {
            StandardError.notice("notice: a yardstick is left out: \(error)")
          }
        }
        return yardsticks
      },
      cold: { ours.decodeCold() },
      run: { ours.decode() })
  }

  private static func jsonDecoder(
    _ bytes: [UInt8], isMultiQuery: Bool, _ responses: [FacetResponse]
  ) throws -> Yardstick? {
    let data = Data(bytes)
    try compareWithModel(responses, data, isMultiQuery: isMultiQuery)
    return Yardstick("JSONDecoder") { try? JSONDecoderModel.decode(data, isMultiQuery: isMultiQuery) }
  }

  /// Nil where simdjson is not to be had.
  private static func simdjson(
    _ bytes: [UInt8], isMultiQuery: Bool, _ responses: [FacetResponse]
  ) throws -> Yardstick? {
    guard let decoder = SimdjsonDecoder(bytes, isMultiQuery: isMultiQuery) else { return nil }
    let (ours, theirs) = (ResponseChecksum.of(responses), try decoder.checksum())
    if ours.value != theirs { throw Mismatch("simdjson's columns differ from ours") }
    return Yardstick("simdjson") { decoder.decode() }
  }

  /// Ours on L, to show whether the time grows faster than the input.
  private static func throughputOfL() -> Yardstick {
    let workload = Workload(.L)
    let decoder = ResponseDecoder(workload.bytes, isMultiQuery: false)
    return Yardstick("decode/L", comparison: .throughput(bytes: workload.bytes.count)) { decoder.decode() }
  }
}

/// Compares everything with the ordered reference, byte for byte.
private func compareWithReference(_ responses: [FacetResponse], _ bytes: [UInt8], isMultiQuery: Bool) throws {
  let references = try OrderedResponse.responses(in: bytes, form: isMultiQuery ? .multi : .single)
  try expectSame(responses, references) { differences(between: $0, and: $1) }
}

/// Compares everything that `JSONDecoder` can say.
private func compareWithModel(_ responses: [FacetResponse], _ data: Data, isMultiQuery: Bool) throws {
  let decoder = JSONDecoder()
  let models =
    isMultiQuery
    ? try decoder.decode(ReferenceMultiResponse.self, from: data).results
    : [try decoder.decode(ReferenceResponse.self, from: data)]
  try expectSame(responses, models) { differences(between: $0, and: $1) }
}

private func expectSame<Other>(
  _ responses: [FacetResponse], _ others: [Other], _ differences: (FacetResponse, Other) -> [String]
) throws {
  if responses.count != others.count {
    throw Mismatch("\(responses.count) responses, the reference has \(others.count)")
  }
  let lines = zip(responses, others).flatMap { differences($0, $1) }
  if let first = lines.first {
    throw Mismatch("\(lines.count) differences from the reference, first: \(first)")
  }
}
