public import FacetSearch
import Facets

extension DynamicFacetListInteractor {
  /// Shows the facets of the searcher's results from now on, the latest ones included, in the order that each response
  /// asks for; see `FacetsOrderer`. Counts are those of all queries of a search, so that disjunctive facets count right.
  ///
  /// Facets are put in order, and compared with those shown, off the main actor. An error leaves them as they are.
  @discardableResult
  public func connectSearcher(_ searcher: HitsSearcher) -> Connection {
    let presenter = BackgroundPresenter<[AttributedFacets], [AttributedFacets]> { [weak self] in
      self?.orderedFacets
    } show: { [weak self] in
      self?.showFacets($0)
    }
    let show = { (results: SearchResults) in
      presenter.present { shown in
        let facets = FacetsOrderer(results.renderingContent?.facetOrdering)(results.facets)
        return facets == shown ? nil : facets
      }
    }
    let subscription = searcher.onResults.subscribe(with: self) { _, results in show(results) }
    if let results = searcher.results { show(results) }
    return Connection {
      subscription.cancel()
      presenter.cancel()
    }
  }
}
