import Facets

/// The queries of one search and how their answers become one.
struct QueryPlan: Sendable {
  let request: SearchRequest
  private let requests: [FacetedSearch.Request]
  private let keepsSelectedEmptyFacets: Bool
  private let baseline: MergedFacets?

  /// The plan for `search`; with its main query alone where `isFaceted` is false.
  init(_ search: FacetedSearch, isFaceted: Bool, keepsSelectedEmptyFacets: Bool, baseline: MergedFacets?) {
    request = SearchRequest(indexName: search.indexName, query: search.parameters)
    let requests = search.requests
    self.requests = isFaceted ? requests : Array(requests.prefix(1))
    self.keepsSelectedEmptyFacets = keepsSelectedEmptyFacets
    self.baseline = baseline
  }

  var queries: [SearchQuery] { requests.map { $0.query } }

  /// Puts the answers together.
  ///
  /// - Throws: ``SearchError`` where there is not one for each query.
  func results(_ answers: FacetResponseList) throws(SearchError) -> SearchResults {
    do throws(MultiQueryError) {
      var merged = try MergedFacets(answers, to: requests)
      if let baseline { merged = merged.keepingValues(of: baseline) }
      let filters = request.query.filters
      let kept = keepsSelectedEmptyFacets ? merged.keepingSelected(filters) : merged
      return SearchResults(request: request, merged: kept)
    } catch {
      switch error {
      case .answerCount(let expected, let received):
        throw SearchError(
          .wrongNumberOfResponses(expected: expected, found: received), path: SearchPipeline.path)
      }
    }
  }
}
