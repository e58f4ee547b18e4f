import FacetSearch
public import Facets

extension SelectableInteractor {
  /// Keeps the selection and the filters of `filterState` the same from now on.
  ///
  /// Where this filter is selected at first, or the state has it, both have it from then on; otherwise the state gets
  /// ``offItems``. Only the filters of this interactor are added and removed. The interactor does not keep the state
  /// alive.
  ///
  /// - Parameters:
  ///   - filterState: The state.
  ///   - operator: How the filter joins the others of its group.
  ///   - groupName: The name of the group; nil means that of the filter's attribute.
  /// - Returns: The connection, to end it earlier.
  @discardableResult
  public func connectFilterState(
    _ filterState: FilterState, operator: RefinementOperator = .and, groupName: String? = nil
  ) -> Connection {
    let place = TogglePlace<Item>(operator: `operator`, groupName: groupName)
    let isStored = place.contains(onItems, in: filterState.filters)
    place.write(isSelected || isStored, of: self, to: filterState)
    isSelected = isSelected || isStored
    let taps = onSelectedComputed.subscribe(with: filterState) { [weak self] filterState, isSelected in
      guard let self else { return }
      place.write(isSelected, of: self, to: filterState)
      filterState.notifyChange()
    }
    let items = onItemChanged.subscribe(with: filterState) { [weak self] filterState, _ in
      guard let self else { return }
      isSelected = place.contains(onItems, in: filterState.filters)
    }
    let changes = filterState.observe(with: self) { interactor, filters in
      interactor.isSelected = place.contains(interactor.onItems, in: filters)
    }
    filterState.notifyChange()
    return Connection {
      taps.cancel()
      items.cancel()
      changes.cancel()
    }
  }
}

/// The groups that an interactor's filters are in, one for each kind of filter.
private struct TogglePlace<Item: FilterType> {
  let `operator`: RefinementOperator
  let groupName: String?

  private func id(for item: Item) -> FilterGroup.ID {
    let descriptor = (name: groupName ?? item.attribute.rawValue, operator: `operator`)
    return FilterGroup.ID(descriptor, filterType: item.filter.kind)
  }

  func contains(_ items: [Item], in filters: Filters) -> Bool {
    items.allSatisfy { filters.contains($0, in: id(for: $0)) }
  }

  @MainActor
  func write(_ isSelected: Bool, of interactor: SelectableInteractor<Item>, to filterState: FilterState) {
    let (removed, added) =
      isSelected ? (interactor.offItems, interactor.onItems) : (interactor.onItems, interactor.offItems)
    for item in removed { filterState.remove(item, from: id(for: item)) }
    for item in added { filterState.add(item, to: id(for: item)) }
  }
}
