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
        var prepared = try decoding(workload.bytes, isMultiQuery: workload.isMultiQuery)
        if size == .XL { prepared.yardsticks.append(throughputOfL()) }
        return prepared
      }
    }
  }

  /// The benchmark that decodes `bytes`, with all yardsticks there are. Those that a document of the user's makes fail
  /// are left out with a notice, when `isLenient`.
  static func decoding(_ bytes: [UInt8], isMultiQuery: Bool, isLenient: Bool = false) throws -> Prepared {
    let ours = ResponseDecoder(bytes, isMultiQuery: isMultiQuery)
    let checksum = ResponseChecksum.of(try ours.responses())
    var yardsticks: [Yardstick] = []
    func add(_ yardstick: Yardstick, _ verify: () throws -> Void) throws {
      do {
        try verify()
        yardsticks.append(yardstick)
      } catch where isLenient {
        StandardError.notice("notice: yardstick \(yardstick.name) left out: \(error)")
      }
    }

    let data = Data(bytes)
    let foundation = Yardstick("JSONDecoder") { try? JSONDecoderModel.decode(data, isMultiQuery: isMultiQuery) }
    try add(foundation) { try compareWithModel(ours.responses(), data, isMultiQuery: isMultiQuery) }
    if let simdjson = SimdjsonDecoder(bytes, isMultiQuery: isMultiQuery) {
      try add(Yardstick("simdjson") { simdjson.decode() }) {
        let theirs = try simdjson.checksum()
        if theirs != checksum.value { throw Mismatch("simdjson's columns differ from ours") }
      }
    }
    return Prepared(
      bytes: bytes.count,
      checksum: { checksum },
      verify: { try compareWithReference(ours.responses(), bytes, isMultiQuery: isMultiQuery) },
      yardsticks: yardsticks,
      cold: { ours.decodeCold() },
      run: { ours.decode() })
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
  if let first = lines.first { throw Mismatch("\(lines.count) differences from the reference, first: \(first)") }
}
