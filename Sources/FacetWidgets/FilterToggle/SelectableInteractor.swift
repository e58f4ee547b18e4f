public import FacetSearch
public import Facets

/// Manages one filter that is on or off.
@MainActor public final class SelectableInteractor<Item: FilterType> {
  /// The filter, which may be negated.
  public var item: Item {
    didSet { if item != oldValue { onItemChanged.notify(item) } }
  }
  /// Whether it is on.
  public internal(set) var isSelected: Bool {
    didSet { if isSelected != oldValue { onSelectedChanged.notify(isSelected) } }
  }
  /// Tells of another ``item``.
  public let onItemChanged = Observers<Item>()
  /// Tells of changed ``isSelected``, whoever changed it.
  public let onSelectedChanged = Observers<Bool>()
  /// Tells of taps.
  let onSelectedComputed = Observers<Bool>()

  /// An interactor of this filter.
  public init(item: Item, isSelected: Bool = false) {
    self.item = item
    self.isSelected = isSelected
  }

  /// Turns the filter on or off, as a tap does.
  public func computeIsSelected(selecting: Bool) {
    isSelected = selecting
    onSelectedComputed.notify(selecting)
  }
}

extension SelectableInteractor {
  /// Keeps the selection and the filters of `filterState` the same from now on.
  ///
  /// Where this filter is selected at first, or the state has it, both have it from then on. Only this filter is added
  /// and removed. The interactor does not keep the state alive.
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
    let id = { (item: Item) in
      FilterGroup.ID(
        (name: groupName ?? item.attribute.rawValue, operator: `operator`), filterType: item.filter.kind)
    }
    if isSelected { filterState.add(item, to: id(item)) }
    isSelected = filterState.contains(item, in: id(item))
    let taps = onSelectedComputed.subscribe(with: filterState) { [weak self] filterState, isSelected in
      guard let self else { return }
      if isSelected {
        filterState.add(item, to: id(item))
      } else {
        filterState.remove(item, from: id(item))
      }
      filterState.notifyChange()
    }
    let items = onItemChanged.subscribe(with: filterState) { [weak self] filterState, item in
      self?.isSelected = filterState.contains(item, in: id(item))
    }
    let changes = filterState.observe(with: self) { interactor, filters in
      interactor.isSelected = filters.contains(interactor.item, in: id(interactor.item))
    }
    filterState.notifyChange()
    return Connection {
      taps.cancel()
      items.cancel()
      changes.cancel()
    }
  }

  /// Shows the filter in `controller` from now on, and takes its taps. Neither keeps the other alive.
  @discardableResult
  public func connectController<Controller: SelectableController>(
    _ controller: Controller
  ) -> Connection where Controller.Item == Item {
    controller.setItem(item)
    controller.setSelected(isSelected)
    let items = onItemChanged.subscribe(with: controller) { $0.setItem($1) }
    let selections = onSelectedChanged.subscribe(with: controller) { $0.setSelected($1) }
    let connection = Connection {
      items.cancel()
      selections.cancel()
    }
    controller.onClick = { [weak self] isSelected in
      if connection.isConnected { self?.computeIsSelected(selecting: isSelected) }
    }
    return connection
  }
}
