import BenchmarkHarness
import Facets
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
        for make in [jsonDecoder, jsonSerialization, simdjson, rapidjson, floors] {
          do {
            yardsticks += try make(bytes, isMultiQuery, responses)
          } catch  where isLenient {
            StandardError.notice("notice: a yardstick is left out: \(error)")
          }
        }
        return yardsticks
      },
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
