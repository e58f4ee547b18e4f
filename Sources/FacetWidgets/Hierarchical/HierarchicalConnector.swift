public import FacetSearch
public import Facets

/// A menu of nested categories.
///
/// The connector keeps its interactor, the searcher and the filter state alive, though not the controller. Without
/// ``disconnect()`` the searcher goes on to count the levels when the connector is gone.
@MainActor public final class HierarchicalConnector {
  /// The searcher.
  public let searcher: HitsSearcher
  /// The filters.
  public let filterState: FilterState
  /// The state of the menu.
  public let interactor: HierarchicalInteractor
  private var connections: [Connection] = []

  /// Connects a menu.
  ///
  /// - Parameters:
  ///   - searcher: The searcher.
  ///   - filterState: The filters that the selected path goes to.
  ///   - hierarchicalAttributes: The attributes of the levels, from the first.
  ///   - separator: What stands between the names in a value, blanks included: as a rule " > ".
  ///   - controller: The view.
  ///   - presenter: Which rows the view shows; nil means `DefaultPresenter.Hierarchical.present`.
  public init(
    searcher: HitsSearcher, filterState: FilterState, hierarchicalAttributes: [Attribute], separator: String,
    controller: (any HierarchicalController)? = nil, presenter: HierarchicalPresenter? = nil
  ) {
    self.searcher = searcher
    self.filterState = filterState
    interactor = HierarchicalInteractor(hierarchicalAttributes: hierarchicalAttributes, separator: separator)
    connections = [
      interactor.connectSearcher(searcher: searcher), interactor.connectFilterState(filterState),
    ]
    if let controller { connectController(controller, presenter: presenter) }
  }

  /// Shows the menu in `controller` too.
  @discardableResult
  public func connectController(
    _ controller: some HierarchicalController, presenter: HierarchicalPresenter? = nil
  ) -> Connection {
    let connection = interactor.connectController(controller, presenter: presenter)
    connections.append(connection)
    return connection
  }

  /// Ends all connections of the menu.
  public func disconnect() {
    for connection in connections { connection.disconnect() }
    connections = []
  }
}
