import FacetSearch
import Facets
import LoopbackServer

extension LoopbackServer {
  /// Holds the answers to queries of that text back until the gate opens.
  func hold(_ text: String, _ gate: Gate) {
    setScript { $0.queryText == text ? [.hold(gate)] : [] }
  }

  /// Whether a request with that text has come.
  func hasSeen(_ text: String) -> Bool { requests.contains { $0.queryText == text } }
}

extension HTTPRequest {
  /// The text of the first query.
  var queryText: String { queries.first?.string("query") ?? "" }
}

/// What a searcher told its observers.
@MainActor final class Recorder {
  private(set) var results: [SearchResults] = []
  private(set) var errors: [SearchError] = []
  private(set) var requests: [SearchRequest] = []

  init(_ searcher: HitsSearcher) {
    searcher.onResults.subscribe(with: self) { $0.results.append($1) }
    searcher.onError.subscribe(with: self) { $0.errors.append($1) }
    searcher.onSearch.subscribe(with: self) { $0.requests.append($1) }
  }

  var shownQueries: [String] { results.map { $0.request.query.query } }
}
