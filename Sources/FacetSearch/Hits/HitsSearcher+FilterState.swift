public import Facets

extension HitsSearcher {
  /// Searches with the filters of `filterState` from now on, and anew at each of its changes, from the first page.
  ///
  /// The filters take the place of `request.query.filters`; an expression of the app's own stays in
  /// `request.query.ownFilters`. Each search takes them as they are when it is sent. The searcher keeps the state alive;
  /// the state does not keep the searcher alive. Connecting another state ends the connection to the former.
  ///
  /// Connecting does not search.
  public func connectFilterState(_ filterState: FilterState) {
    disconnectFilterState()
    self.filterState = filterState
    filterObservation = filterState.observe(with: self) { searcher, _ in
      searcher.request.query.page = nil
      searcher.search()
    }
    takeFilters()
  }

  /// Ends the connection; the latest filters stay in `request.query.filters`.
  public func disconnectFilterState() {
    takeFilters()
    filterObservation?.cancel()
    filterObservation = nil
    filterState = nil
  }

  func takeFilters() {
    if let filterState { request.query.filters = filterState.filters }
  }
}

extension HitsSearcher {
  /// The hierarchical menus of this search, each once.
  public var hierarchies: [FacetHierarchy] {
    var result: [FacetHierarchy] = []
    for hierarchy in hierarchyList where !result.contains(hierarchy) { result.append(hierarchy) }
    return result
  }

  /// Counts the levels of a hierarchical menu from now on: its attributes join `request.query.facets`, and each level of
  /// the selected path gets a query of its own, so that the menu shows the siblings.
  public func addHierarchy(_ hierarchy: FacetHierarchy) {
    hierarchyList.append(hierarchy)
    for attribute in hierarchy.attributes where !request.query.facets.contains(attribute) {
      request.query.facets.append(attribute)
    }
  }

  /// Undoes one ``addHierarchy(_:)``; the attributes stay in `request.query.facets`.
  public func removeHierarchy(_ hierarchy: FacetHierarchy) {
    if let index = hierarchyList.firstIndex(of: hierarchy) { hierarchyList.remove(at: index) }
  }
}
