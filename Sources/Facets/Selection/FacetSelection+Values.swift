extension FacetSelection {
  /// The selected values by attribute, the form that widgets work with; attributes without any are left out.
  ///
  /// Values that differ in their normal form only become one, since a `Set` of strings can't hold both.
  /// Complexity: O(listed values / 64 + selected values).
  public var selections: [Attribute: Set<String>] {
    var result = unlisted
    guard let facets else { return result }
    for position in facets.indices {
      let values = selectedValues(in: facets.valueRows(at: position))
      if !values.isEmpty { result[Attribute(facets.name(at: position)), default: []].formUnion(values) }
    }
    return result
  }

  /// The selected values of `attribute`. Complexity: O(its listed values / 64 + its selected values).
  public func values(for attribute: Attribute) -> Set<String> {
    let listed = facets?.valueRows(of: attribute).map { selectedValues(in: $0) } ?? []
    return listed.union(unlisted[attribute] ?? [])
  }

  private func selectedValues(in listed: Range<Int>) -> Set<String> {
    guard let facets else { return [] }
    var values: Set<String> = []
    values.reserveCapacity(rows.count(in: listed))
    let columns = facets.storage.columns
    rows.forEach(in: listed) { values.insert(columns.valueText($0).string) }
    return values
  }

  /// The rows of a facet list: the values of `attribute` in `list`, each with whether it is selected.
  ///
  /// - Parameters:
  ///   - list: The attribute's values, as a rule of this response and in any order.
  ///   - attribute: The attribute.
  ///   - keepSelectedEmptyFacets: Whether selected values that the list lacks follow at the end with count 0, sorted.
  /// - Returns: The rows.
  /// - Complexity: O(n) for a list of this response's values.
  public func selectableFacets(
    of list: FacetList, for attribute: Attribute, keepSelectedEmptyFacets: Bool = false
  ) -> [SelectableItem<Facet>] {
    var items: [SelectableItem<Facet>] = []
    items.reserveCapacity(list.count)
    for position in list.indices {
      items.append((list[position], contains(at: position, of: list, for: attribute)))
    }
    if !keepSelectedEmptyFacets { return items }
    var missing = values(for: attribute)
    for item in items where item.isSelected { missing.remove(item.item.value) }
    return items + missing.sorted().map { (Facet(value: $0, count: 0), true) }
  }
}

extension FacetSelection: Equatable {
  /// Whether both select the same values, whatever responses they are over.
  public static func == (left: FacetSelection, right: FacetSelection) -> Bool {
    SelectionDiff(from: left, to: right).isEmpty
  }
}

extension FacetSelection: CustomStringConvertible {
  /// The selected values, sorted.
  public var description: String {
    selections.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.sorted())" }.joined(separator: ", ")
  }
}
