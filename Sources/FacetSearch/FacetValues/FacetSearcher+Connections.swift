public import Facets

extension FacetSearcher {
  /// Searches with the filters of `filterState` from now on, for counts that fit the results on screen.
  ///
  /// Its changes do not search: what the user types does. The facet's own `or` filters are left out.
  public func connectFilterState(_ filterState: FilterState) {
    self.filterState = filterState
  }

  /// Ends the connection; the latest filters stay in `request.query.filters`.
  public func disconnectFilterState() {
    takeFilters()
    filterState = nil
  }

  func takeFilters() {
    if let filterState { request.query.filters = filterState.filters }
  }
}

extension FacetSearcher {
  /// Hides from now on what the list of this facet hides: the values that `renderingContent.facetOrdering` of the
  /// searcher's latest results names in `hide`.
  ///
  /// They take the place of `request.hiddenValues` when a search is sent. The searcher is not kept alive.
  public func connectSearcher(_ searcher: HitsSearcher) {
    hitsSearcher = searcher
  }

  /// Ends the connection; the latest hidden values stay in `request.hiddenValues`.
  public func disconnectSearcher() {
    takeHiddenValues()
    hitsSearcher = nil
  }

  func takeHiddenValues() {
    guard let results = hitsSearcher?.results else { return }
    let ordering = results.renderingContent?.facetOrdering
    request.hiddenValues = ordering?.values[request.facetName]?.hide ?? []
  }
}
