import Facets
import Foundation

/// The queries of one search and how their answers become one.
struct QueryPlan: Sendable {
  let request: SearchRequest

  init(_ request: SearchRequest) {
    self.request = request
  }

  func body() -> Data {
    Data(#"{"requests":[{"indexName":"\#(request.indexName)","params":"\#(request.query.urlQuery)"}]}"#.utf8)
  }

  var queryCount: Int { 1 }

  func merge(_ responses: FacetResponseList) throws(SearchError) -> SearchResults {
    SearchResults(request: request, response: responses[0])
  }
}
