public import Facets

/// A list of filters that the app names, of which users select some.
///
/// The connector keeps its interactor and the filter state alive, though not the controller.
@MainActor public final class FilterListConnector<F: FilterType> {
  /// The filters of the search.
  public let filterState: FilterState
  /// The state of the list.
  public let interactor: FilterListInteractor<F>
  private var connections: [Connection] = []

  /// Connects a list.
  ///
  /// - Parameters:
  ///   - filters: The filters to show.
  ///   - selectionMode: Whether users can select one or several.
  ///   - filterState: The filters that selections go to.
  ///   - operator: How selected filters are joined.
  ///   - groupName: The name of their group.
  ///   - controller: The view.
  public init(
    filters: [F] = [], selectionMode: SelectionMode = .multiple, filterState: FilterState,
    operator: RefinementOperator, groupName: String, controller: (any SelectableListController<F>)? = nil
  ) {
    self.filterState = filterState
    interactor = FilterListInteractor(items: filters, selectionMode: selectionMode)
    connections = [interactor.connectFilterState(filterState, operator: `operator`, groupName: groupName)]
    if let controller { connectController(controller) }
  }

  /// Shows the list in `controller` too.
  @discardableResult
  public func connectController(_ controller: some SelectableListController<F>) -> Connection {
    let connection = interactor.connectController(controller)
    connections.append(connection)
    return connection
  }

  /// Ends all connections of the list.
  public func disconnect() {
    for connection in connections { connection.disconnect() }
    connections = []
  }
}

/// A list of tag filters.
public typealias TagFilterListConnector = FilterListConnector<Filter.Tag>
/// A list of facet filters.
public typealias FacetFilterListConnector = FilterListConnector<Filter.Facet>
/// A list of numeric filters.
public typealias NumericFilterListConnector = FilterListConnector<Filter.Numeric>
