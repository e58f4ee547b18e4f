public import Facets

/// A switch that turns one filter of any type on and off; a negated filter too.
///
/// The connector keeps its interactor and the filter state alive, though not the controller.
@MainActor public final class FilterToggleConnector<Filter: FilterType> {
  /// The filters.
  public let filterState: FilterState
  /// The state of the switch.
  public let interactor: SelectableInteractor<Filter>
  private var connections: [Connection] = []

  /// Connects a switch.
  ///
  /// - Parameters:
  ///   - filterState: The filters that the switch changes.
  ///   - filter: The filter to toggle.
  ///   - isSelected: Whether it is on at first; it also is where the state has it.
  ///   - refinementOperator: How the filter joins the others of its group.
  ///   - groupName: The name of the group; nil means that of the filter's attribute.
  ///   - controller: The view.
  public convenience init(
    filterState: FilterState, filter: Filter, isSelected: Bool = false,
    refinementOperator: RefinementOperator = .and, groupName: String? = nil,
    controller: (any SelectableController<Filter>)? = nil
  ) {
    self.init(
      filterState: filterState, interactor: SelectableInteractor(item: filter, isSelected: isSelected),
      refinementOperator: refinementOperator, groupName: groupName, controller: controller)
  }

  /// Connects a switch between filters that are on together and others that are on while those are off.
  ///
  /// - Parameters:
  ///   - filterState: The filters that the switch changes.
  ///   - filter: The filter to toggle, which the view shows.
  ///   - otherFilters: Filters that go on and off with it.
  ///   - offFilters: Filters that are on while it is off, from the start, such as one for the value `false`.
  ///   - isSelected: Whether it is on at first; it also is where the state has all filters of this side.
  ///   - refinementOperator: How the filters are joined: with `or`, records need one of them only.
  ///   - groupName: The name of the group; nil means that of each filter's attribute.
  ///   - controller: The view.
  public convenience init(
    filterState: FilterState, filter: Filter, otherFilters: [Filter] = [], offFilters: [Filter],
    isSelected: Bool = false, refinementOperator: RefinementOperator = .or, groupName: String? = nil,
    controller: (any SelectableController<Filter>)? = nil
  ) {
    let interactor = SelectableInteractor(
      item: filter, otherItems: otherFilters, offItems: offFilters, isSelected: isSelected)
    self.init(
      filterState: filterState, interactor: interactor, refinementOperator: refinementOperator,
      groupName: groupName, controller: controller)
  }

  /// Connects a switch whose state is that of `interactor`; see the other initializer.
  public init(
    filterState: FilterState, interactor: SelectableInteractor<Filter>,
    refinementOperator: RefinementOperator = .and, groupName: String? = nil,
    controller: (any SelectableController<Filter>)? = nil
  ) {
    self.filterState = filterState
    self.interactor = interactor
    connections = [
      interactor.connectFilterState(filterState, operator: refinementOperator, groupName: groupName)
    ]
    if let controller { connectController(controller) }
  }

  /// Shows the filter in `controller` too.
  @discardableResult
  public func connectController(_ controller: some SelectableController<Filter>) -> Connection {
    let connection = interactor.connectController(controller)
    connections.append(connection)
    return connection
  }

  /// Ends all connections of the switch.
  public func disconnect() {
    for connection in connections { connection.disconnect() }
    connections = []
  }
}
