public import FacetSearch
public import Facets

/// A list of facets and their values, in the order that `renderingContent.facetOrdering` of each response asks for.
///
/// The connector keeps its interactor, the searcher and the filter state alive, though not the controller, which may
/// own the connector. The widget works for as long as the connector is kept.
@MainActor public final class DynamicFacetListConnector {
  /// The searcher.
  public let searcher: HitsSearcher
  /// The filters.
  public let filterState: FilterState
  /// The state of the list.
  public let interactor: DynamicFacetListInteractor
  private var connections: [Connection] = []

  /// Connects a list.
  ///
  /// - Parameters:
  ///   - searcher: The searcher; its `request.query.facets` must name the attributes.
  ///   - filterState: The filters that selections go to.
  ///   - orderedFacets: What the list shows before the first answer.
  ///   - selections: What is selected at first.
  ///   - selectionModeForAttribute: How many values of an attribute can be selected.
  ///   - defaultSelectionMode: The same for all other attributes.
  ///   - filterGroupForAttribute: The groups that hold the filters of attributes.
  ///   - defaultFilterGroupType: The operator of the group of any other attribute.
  ///   - controller: The view; more can be added by ``connectController(_:)``.
  public init(
    searcher: HitsSearcher, filterState: FilterState, orderedFacets: [AttributedFacets] = [],
    selections: [Attribute: Set<String>] = [:], selectionModeForAttribute: [Attribute: SelectionMode] = [:],
    defaultSelectionMode: SelectionMode = .single,
    filterGroupForAttribute: [Attribute: FilterGroupDescriptor] = [:],
    defaultFilterGroupType: RefinementOperator = .and, controller: (any DynamicFacetListController)? = nil
  ) {
    self.searcher = searcher
    self.filterState = filterState
    interactor = DynamicFacetListInteractor(
      orderedFacets: orderedFacets, selections: selections,
      selectionModeForAttribute: selectionModeForAttribute, defaultSelectionMode: defaultSelectionMode)
    connections = [
      interactor.connectSearcher(searcher),
      interactor.connectFilterState(
        filterState, filterGroupForAttribute: filterGroupForAttribute,
        defaultFilterGroupType: defaultFilterGroupType),
    ]
    if let controller { connectController(controller) }
  }

  /// Shows the list in `controller` too.
  @discardableResult
  public func connectController(_ controller: some DynamicFacetListController) -> Connection {
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
