public import Facets

extension FilterListConnector where F == Filter.Tag {
  /// Connects a list of tag filters; see ``init(filters:selectionMode:filterState:operator:groupName:controller:)``.
  public convenience init(
    tagFilters: [Filter.Tag], selectionMode: SelectionMode = .multiple, filterState: FilterState,
    operator: RefinementOperator, groupName: String,
    controller: (any SelectableListController<Filter.Tag>)? = nil
  ) {
    self.init(
      filters: tagFilters, selectionMode: selectionMode, filterState: filterState, operator: `operator`,
      groupName: groupName, controller: controller)
  }
}

extension FilterListConnector where F == Filter.Facet {
  /// Connects a list of facet filters; see ``init(filters:selectionMode:filterState:operator:groupName:controller:)``.
  public convenience init(
    facetFilters: [Filter.Facet], selectionMode: SelectionMode = .multiple, filterState: FilterState,
    operator: RefinementOperator, groupName: String,
    controller: (any SelectableListController<Filter.Facet>)? = nil
  ) {
    self.init(
      filters: facetFilters, selectionMode: selectionMode, filterState: filterState, operator: `operator`,
      groupName: groupName, controller: controller)
  }
}

extension FilterListConnector where F == Filter.Numeric {
  /// Connects a list of numeric filters; see ``init(filters:selectionMode:filterState:operator:groupName:controller:)``.
  public convenience init(
    numericFilters: [Filter.Numeric], selectionMode: SelectionMode = .multiple, filterState: FilterState,
    operator: RefinementOperator, groupName: String,
    controller: (any SelectableListController<Filter.Numeric>)? = nil
  ) {
    self.init(
      filters: numericFilters, selectionMode: selectionMode, filterState: filterState, operator: `operator`,
      groupName: groupName, controller: controller)
  }
}
