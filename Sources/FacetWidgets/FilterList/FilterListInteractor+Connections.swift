import FacetSearch
public import Facets

extension FilterListInteractor {
  /// Keeps the selections and the filters of `filterState` the same from now on.
  ///
  /// Where the state has none of the list's filters, the filters selected here go into it; otherwise the state's count.
  /// Filters that are not in the list stay as they are, in the same group too. The interactor does not keep the state
  /// alive.
  ///
  /// - Parameters:
  ///   - filterState: The state.
  ///   - operator: How the selected filters are joined.
  ///   - groupName: The name of the group; nil means the attribute of the first filter.
  /// - Returns: The connection, to end it earlier.
  @discardableResult
  public func connectFilterState(
    _ filterState: FilterState, operator: RefinementOperator, groupName: String? = nil
  ) -> Connection {
    let name = groupName ?? items.first?.attribute.rawValue ?? ""
    let id = { (filter: F) in
      FilterGroup.ID((name: name, operator: `operator`), filterType: filter.filter.kind)
    }
    let selected = { (filters: Filters, items: [F]) in
      Set(items.filter { filters.contains($0, in: id($0)) })
    }
    let stored = selected(filterState.filters, items)
    if stored.isEmpty {
      filterState.addAll(selecting: items.filter { selections.contains($0) }, in: id)
    }
    selections = selected(filterState.filters, items)
    let taps = onSelectionsComputed.subscribe(with: filterState) { [weak self] filterState, selections in
      guard let self else { return }
      for item in items where !selections.contains(item) { filterState.remove(item, from: id(item)) }
      filterState.addAll(selecting: items.filter { selections.contains($0) }, in: id)
      filterState.notifyChange()
    }
    let lists = onItemsChanged.subscribe(with: filterState) { [weak self] filterState, items in
      self?.selections = selected(filterState.filters, items)
    }
    let changes = filterState.observe(with: self) { interactor, filters in
      interactor.selections = selected(filters, interactor.items)
    }
    filterState.notifyChange()
    return Connection {
      taps.cancel()
      lists.cancel()
      changes.cancel()
    }
  }

  /// Shows the filters in `controller` from now on, and takes its taps. Neither keeps the other alive.
  @discardableResult
  public func connectController<Controller: SelectableListController>(
    _ controller: Controller
  ) -> Connection where Controller.Item == F {
    var shown: [FilterRow] = []
    let show = { [weak self, weak controller] in
      guard let self else { return }
      let rows = self.rows
      let new = rows.map { FilterRow($0.item, isSelected: $0.isSelected) }
      let diff = RowDiff(from: shown, to: new)
      shown = new
      if !diff.isEmpty { controller?.setRows(rows) { diff } }
    }
    show()
    let lists = onItemsChanged.subscribe(with: controller) { _, _ in show() }
    let selections = onSelectionsChanged.subscribe(with: controller) { _, _ in show() }
    let connection = Connection {
      lists.cancel()
      selections.cancel()
    }
    controller.onClick = { [weak self] filter in
      if connection.isConnected { self?.toggle(filter) }
    }
    return connection
  }
}

extension FilterState {
  fileprivate func addAll<F: FilterType>(selecting filters: [F], in id: (F) -> FilterGroup.ID) {
    for filter in filters { add(filter, to: id(filter)) }
  }
}

/// A filter as a row that differences can follow: its text is its identity.
private struct FilterRow: DiffableRow {
  let facet: Facet
  let isSelected: Bool

  init(_ filter: some FilterType, isSelected: Bool) {
    facet = Facet(value: filter.description, count: 0)
    self.isSelected = isSelected
  }

  func hasSameContent(as other: FilterRow) -> Bool { isSelected == other.isSelected }
}
