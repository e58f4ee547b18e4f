import Facets
import Foundation

/// Writes the bodies of one searcher's requests with one writer, which remembers the texts of unchanged filters.
actor RequestWriter {
  private var writer = QueryWriter()
  private var buffer: [UInt8] = []

  /// The body of a multi-query.
  func body(of queries: [SearchQuery]) -> Data {
    buffer.removeAll(keepingCapacity: true)
    writer.append(multiQuery: queries, to: &buffer)
    return Data(buffer)
  }
}
