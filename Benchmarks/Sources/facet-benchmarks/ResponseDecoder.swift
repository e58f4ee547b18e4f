import BenchmarkHarness
import Facets

/// Our decoder as an app keeps it: one for many responses, each dropped before the next.
final class ResponseDecoder {
  private var decoder = FacetDecoder()
  private let bytes: [UInt8]
  private let isMultiQuery: Bool

  /// A decoder of `bytes`.
  init(_ bytes: [UInt8], isMultiQuery: Bool) {
    self.bytes = bytes
    self.isMultiQuery = isMultiQuery
  }

  /// Decodes once more; nothing is kept. A number from the result.
  func decode() -> Int {
    // Any error would have come up when the results were compared.
    if isMultiQuery {
      return (try? decoder.decodeMultiQuery(bytes))?.count ?? -1
    }
    return (try? decoder.decode(bytes))?.nbHits ?? -1
  }

  /// Decodes with a decoder that holds no memory yet, and drops it.
  func decodeCold() {
    var decoder = FacetDecoder()
    if isMultiQuery {
      keep(try? decoder.decodeMultiQuery(bytes))
    } else {
      keep(try? decoder.decode(bytes))
    }
  }

  /// The decoded responses.
  func responses() throws(FacetDecodingError) -> [FacetResponse] {
    isMultiQuery ? Array(try decoder.decodeMultiQuery(bytes)) : [try decoder.decode(bytes)]
  }
}
