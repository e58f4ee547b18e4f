public import FacetSearch
public import Facets

extension HierarchicalInteractor {
  /// Shows the levels of the searcher's results from now on, the latest ones included.
  ///
  /// The attributes join `request.query.facets`, and each level of the selected path gets a query of its own, until the
  /// connection ends. The menu has the levels of the path that was searched for and the one below it: at the root the
  /// first level only, as further ones would list the values of all branches. An error leaves the menu as it is.
  @discardableResult
  public func connectSearcher(searcher: HitsSearcher) -> Connection {
    let hierarchy = hierarchy
    searcher.addHierarchy(hierarchy)
    let show = { [weak self] (results: SearchResults) in
      let depth = hierarchy.selectedPath(in: results.request.query.filters).depth
      self?.levels = hierarchy.attributes.prefix(depth + 1).map { results[$0] }
    }
    let subscription = searcher.onResults.subscribe(with: self) { _, results in show(results) }
    if let results = searcher.results { show(results) }
    return Connection { [weak searcher] in
      subscription.cancel()
      searcher?.removeHierarchy(hierarchy)
    }
  }

  /// Keeps the selected path and the filter of `filterState` the same from now on.
  ///
  /// The path is one filter, on the attribute of its deepest level, in a hierarchical group. Where the state has none,
  /// the path selected here goes into it. The interactor does not keep the state alive.
  ///
  /// - Parameters:
  ///   - filterState: The state.
  ///   - groupName: The group's name; nil means the first attribute's, so that two menus have two groups.
  /// - Returns: The connection, to end it earlier.
  @discardableResult
  public func connectFilterState(_ filterState: FilterState, groupName: String? = nil) -> Connection {
    let hierarchy = hierarchy
    let name = groupName ?? hierarchy.attributes.first?.rawValue ?? ""
    let write = { (path: HierarchicalPath, filterState: FilterState) in
      filterState.removeAll(from: .hierarchical(name: name))
      if let filter = path.filter(in: hierarchy.attributes) {
        let facet = Filter.Facet(attribute: filter.attribute, stringValue: filter.value)
        filterState.add(facet, to: .hierarchical(name: name))
      }
      filterState.notifyChange()
    }
    let stored = hierarchy.selectedPath(in: filterState.filters)
    if stored.value != nil {
      setPath(stored)
    } else if path.value != nil {
      write(path, filterState)
    }
    let taps = onPathComputed.subscribe(with: filterState) { filterState, path in write(path, filterState) }
    let changes = filterState.observe(with: self) { interactor, filters in
      interactor.setPath(hierarchy.selectedPath(in: filters))
    }
    return Connection {
      taps.cancel()
      changes.cancel()
    }
  }

  /// Shows the menu in `controller` from now on, and takes its taps. Neither keeps the other alive.
  ///
  /// The rows are presented off the main actor, and reach the controller only where they have changed.
  ///
  /// - Parameters:
  ///   - controller: The view.
  ///   - presenter: Which rows are shown, in which order; nil means `DefaultPresenter.Hierarchical.present`.
  /// - Returns: The connection, to end it earlier.
  @discardableResult
  public func connectController(
    _ controller: some HierarchicalController, presenter: HierarchicalPresenter? = nil
  ) -> Connection {
    var shown: [HierarchicalFacet] = []
    let background = BackgroundPresenter<[HierarchicalFacet]> { [weak controller] rows in
      let diff = RowDiff(from: shown, to: rows)
      shown = rows
      if !diff.isEmpty { controller?.setRows(rows, diff: diff) }
    }
    let show = { (menu: HierarchicalMenu) in
      background.present { presenter.map { $0(menu.facets) } ?? Array(menu.rows()) }
    }
    show(menu)
    let changes = onMenuChanged.subscribe(with: controller) { _, menu in show(menu) }
    let connection = Connection {
      changes.cancel()
      background.cancel()
    }
    controller.onClick = { [weak self] value in
      if connection.isConnected { self?.select(value) }
    }
    return connection
  }
}
