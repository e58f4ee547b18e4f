/// What can be asked of a selection of filters.
public protocol FiltersReadable {
  /// The filters.
  var filters: Filters { get }
}

extension FiltersReadable {
  /// Whether the group `id` has `filter`. Complexity: O(1) on average.
  public func contains(_ filter: some FilterType, in id: FilterGroup.ID) -> Bool {
    let filter = filter.filter
    return filters.stored(id.accepting(filter.kind))?.contains(filter) ?? false
  }

  /// Whether any group has `filter`. Complexity: O(number of groups) on average.
  public func contains(_ filter: some FilterType) -> Bool {
    let filter = filter.filter
    return filters.groups.contains { $0.contains(filter) }
  }

  /// The filters on `attribute` of all groups, in the order of groups and selection. Complexity: O(n).
  public func filters(for attribute: Attribute) -> [Filter] {
    var result: [Filter] = []
    for group in filters.groups {
      for filter in group.filters.elements where filter.attribute == attribute { result.append(filter) }
    }
    return result
  }

  /// The facet values that are selected, by attribute: what a facet list marks. Excluded (negated) values are not
  /// selected; see ``exclusions``.
  ///
  /// As texts of Swift, which takes canonically equivalent ones for one: of values that differ in their normal form alone,
  /// as `é` composed and decomposed, one is in the set, and the set has them all. Complexity: O(n).
  public var selections: [Attribute: Set<String>] { facetValues(negated: false) }

  /// The facet values that are excluded, by attribute, as in ``selections``. Complexity: O(n).
  public var exclusions: [Attribute: Set<String>] { facetValues(negated: true) }

  private func facetValues(negated: Bool) -> [Attribute: Set<String>] {
    var result: [Attribute: Set<String>] = [:]
    for group in filters.groups {
      for case .facet(let facet) in group.filters.elements where facet.isNegated == negated {
        result[facet.attribute, default: []].insert(facet.value.description)
      }
    }
    return result
  }
}
