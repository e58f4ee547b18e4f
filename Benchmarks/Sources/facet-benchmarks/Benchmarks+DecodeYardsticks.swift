import BenchmarkHarness
import Facets
import Foundation
import ReferenceFacets

/// What decoding is compared with. Each compares its results with ours first, and is empty where it is not to be had.
extension Benchmark {
  static func jsonDecoder(
    _ bytes: [UInt8], isMultiQuery: Bool, _ responses: [FacetResponse]
  ) throws -> [Yardstick] {
    let data = Data(bytes)
    try compareWithModel(responses, data, isMultiQuery: isMultiQuery)
    return [
      Yardstick("JSONDecoder") { try? JSONDecoderModel.decoded(data, isMultiQuery: isMultiQuery).count }
    ]
  }

  static func jsonSerialization(
    _ bytes: [UInt8], isMultiQuery: Bool, _ responses: [FacetResponse]
  ) throws -> [Yardstick] {
    let data = Data(bytes)
    let models = try JSONDecoderModel.serialized(data, isMultiQuery: isMultiQuery)
    if try models != JSONDecoderModel.decoded(data, isMultiQuery: isMultiQuery) {
      throw Mismatch("JSONSerialization's model differs from JSONDecoder's")
    }
    return [
      Yardstick("JSONSerialization") {
        try? JSONDecoderModel.serialized(data, isMultiQuery: isMultiQuery).count
      }
    ]
  }

  static func simdjson(
    _ bytes: [UInt8], isMultiQuery: Bool, _ responses: [FacetResponse]
  ) throws -> [Yardstick] {
    guard let decoder = SimdjsonDecoder(bytes, isMultiQuery: isMultiQuery) else { return [] }
    if ResponseChecksum.of(responses).value != (try decoder.checksum()) {
      throw Mismatch("simdjson's columns differ from ours")
    }
    return [Yardstick("simdjson") { decoder.decode() }]
  }

  /// As it validates strings itself, and without that, which lets it read them by vectors.
  static func rapidjson(
    _ bytes: [UInt8], isMultiQuery: Bool, _ responses: [FacetResponse]
  ) throws -> [Yardstick] {
    guard let decoder = RapidjsonDecoder(bytes, isMultiQuery: isMultiQuery) else { return [] }
    let ours = ResponseChecksum.of(responses).value
    for isValidating in [true, false] where try decoder.checksum(isValidating: isValidating) != ours {
      throw Mismatch("RapidJSON's columns differ from ours")
    }
    return [
      Yardstick("RapidJSON") { decoder.decode(isValidating: true) },
      Yardstick("RapidJSON unchecked") { decoder.decode(isValidating: false) },
    ]
  }

  static func floors(
    _ bytes: [UInt8], isMultiQuery: Bool, _ responses: [FacetResponse]
  ) throws -> [Yardstick] {
    let values = responses.reduce(0) { sum, response in
      sum + (response.facets.map { $0.reduce(0) { $0 + $1.facets.count } } ?? 0)
    }
    return try Floor(bytes, values: values)?.yardsticks() ?? []
  }
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

/// Throws where responses differ from what a reference made of the same bytes.
func expectSame<Other>(
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
