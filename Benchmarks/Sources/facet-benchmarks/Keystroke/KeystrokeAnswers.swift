import BenchmarkHarness
import FacetSearch
import Facets
import Foundation

/// A network that takes no time: the answers to two queries, one of which is a letter longer than the other.
struct KeystrokeAnswers: Transport {
  /// A selected facet value.
  struct Selection {
    let attribute: Attribute
    let value: String
  }

  /// The bodies as the network brings them.
  let bodies: [Data]

  /// The answers of that size to a query and to the next, with a letter more.
  init(_ size: Workload.Size) {
    self.init([Workload(size).bytes, Workload(size, isNarrowed: true).bytes])
  }

  /// Answers with these results.
  init(_ results: [[UInt8]]) {
    bodies = results.map { Data(Array(#"{"results":["#.utf8) + $0 + Array("]}".utf8)) }
  }

  /// Answers with nothing in them: what is left is the way there and back.
  static let empty = KeystrokeAnswers([Array("{}".utf8), Array("{}".utf8)])

  func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
    TransportResponse(status: 200, body: bodies[request.body.count % 2])
  }
}
