import FacetSearch
import Facets
import LoopbackServer

extension LoopbackServer {
  /// Answers each query of the following multi-queries with what `response` returns for the attributes that it counts.
  func answerEachQuery(_ response: @escaping @Sendable (_ facets: [String]) -> String) {
    setScript { request in
      let responses = request.queries.map { response($0.list("facets") ?? []) }
      return [.answer(status: 200, body: #"{"results":[\#(responses.joined(separator: ","))]}"#)]
    }
  }

  /// A member of the main query of the latest request.
  func lastQuery(_ key: String) -> String? { requests.last?.queries.first?.string(key) }
}

/// How many records of the shop have `value`.
func count(_ attribute: String, _ value: String) -> Int {
  ShopRecords.all.count { $0.values(of: attribute).contains(.string(value)) }
}
