/// A facet filter of the selection, with the count of its value.
public struct FacetRefinement: Hashable, Sendable {
  /// The attribute.
  public var attribute: Attribute
  /// The value as a facet list shows it.
  public var value: String
  /// Whether the filter excludes the value, which then is not selected.
  public var isExcluded: Bool
  /// The number of hits with the value, see ``MergedFacets/count(of:)``; 0 where no answer lists it.
  public var count: Int

  /// A refinement with these parts.
  public init(attribute: Attribute, value: String, isExcluded: Bool, count: Int) {
    self.attribute = attribute
    self.value = value
    self.isExcluded = isExcluded
    self.count = count
  }
}

extension MergedFacets {
  /// The facet filters of `filters` with the counts of their values, in the order of groups and selection.
  ///
  /// - Complexity: O(number of filters × size of the lists).
  public func refinements(of filters: Filters) -> [FacetRefinement] {
    filters.groups.flatMap { $0.filters.elements }.compactMap { filter in
      guard case .facet(let facet) = filter else { return nil }
      return FacetRefinement(
        attribute: facet.attribute, value: facet.value.description, isExcluded: facet.isNegated,
        count: count(of: facet))
    }
  }
}
