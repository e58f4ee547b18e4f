public import FacetSearch
public import Facets

extension HierarchicalInteractor {
  /// Shows the levels of the searcher's results from now on, the latest ones included.
  ///
  /// The attributes join `request.query.facets`, and each level of the selected path gets a query of its own, until the
  /// connection ends. An error leaves the menu as it is.
  @discardableResult
  public func connectSearcher(searcher: HitsSearcher) -> Connection {
    let hierarchy = hierarchy
    searcher.addHierarchy(hierarchy)
    let show = { [weak self] (results: SearchResults) in
      self?.levels = hierarchy.attributes.map { results[$0] }
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
  /// Only the rows that the path opens are shown, see `HierarchicalMenu.opened`: at the root the first level alone.
  /// Rows are made off the main actor, once for any number of changes that come meanwhile, and reach the controller only
  /// where they show something else, and never with an older path than the latest tap's. So are their differences, for
  /// a controller that asks for them each time.
  ///
  /// - Parameters:
  ///   - controller: The view.
  ///   - presenter: Which rows are shown, in which order; nil means `DefaultPresenter.Hierarchical.present`.
  /// - Returns: The connection, to end it earlier.
  @discardableResult
  public func connectController(
    _ controller: some HierarchicalController, presenter: HierarchicalPresenter? = nil
  ) -> Connection {
    let background = RowPresenter<[HierarchicalFacet], HierarchicalPath>(
      [], .init(areSame: areSame, difference: { RowDiff(from: $0, to: $1) }),
      isCurrent: { [weak self] in self?.path == $0 },
      show: { [weak controller] in controller?.setRows($0, diff: $1) })
    let show = { [weak self] (menu: HierarchicalMenu) in
      let limit = self?.limit
      background.present { (menu.opened.rows(limit: limit, presenter: presenter), menu.path) }
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

extension HierarchicalMenu {
  /// The rows that `presenter` makes, or the default one; of each level as many as `limit` says, and a selected row.
  fileprivate func rows(limit: Int?, presenter: HierarchicalPresenter?) -> [HierarchicalFacet] {
    guard let presenter else { return Array(rows(limit: limit)) }
    let rows = presenter(facets)
    guard let limit else { return rows }
    var counts: [Int: Int] = [:]
    return rows.filter { row in
      counts[row.level, default: 0] += 1
      return row.isSelected || counts[row.level, default: 0] <= limit
    }
  }
}

/// Whether both show the same.
@Sendable private func areSame(_ left: [HierarchicalFacet], _ right: [HierarchicalFacet]) -> Bool {
  left.elementsEqual(right) { $0.facet == $1.facet && $0.level == $1.level && $0.isSelected == $1.isSelected }
}
