/// The attributes of a hierarchical menu: one for each level, whose values are paths (`Garden > Tools`).
public struct FacetHierarchy: Hashable, Sendable {
  /// The attributes, the root level first.
  public var attributes: [Attribute]
  /// What stands between the names in a path, blanks included.
  public var separator: String

  /// A hierarchy of these levels.
  public init(attributes: [Attribute], separator: String = " > ") {
    self.attributes = attributes
    self.separator = separator
  }

  /// `value`, a path of this hierarchy, cut at its separator.
  public func path(_ value: String?) -> HierarchicalPath { HierarchicalPath(value, separator: separator) }

  /// The filter for `path`, on the attribute of its level; nil at the root, and where it is deeper than the hierarchy.
  public func filter(for path: HierarchicalPath) -> Filter.Facet? {
    path.filter(in: attributes).map { Filter.Facet(attribute: $0.attribute, stringValue: $0.value) }
  }

  /// The selected path: the deepest value among the hierarchical filters of `filters` on these attributes.
  public func selectedPath(in filters: Filters) -> HierarchicalPath {
    path(selection(in: filters)?.value)
  }

  /// The group that holds the selected path, the level, and the path.
  func selection(in filters: Filters) -> (id: FilterGroup.ID, level: Int, value: String)? {
    var deepest: (id: FilterGroup.ID, level: Int, value: String)?
    for group in filters.groups {
      guard case .hierarchical = group.id else { continue }
      for case .facet(let facet) in group.filters.elements where !facet.isNegated {
        guard case .string(let value) = facet.value,
          let level = attributes.firstIndex(of: facet.attribute),
          deepest.map({ $0.level < level }) ?? true
        else { continue }
        deepest = (group.id, level, value)
      }
    }
    return deepest
  }
}

extension TypedGroupAccessor<Filter.Facet> {
  /// Selects the path `value` in the menu, or the level above where it was selected: what a tap does.
  public func toggle(_ value: String, in hierarchy: FacetHierarchy) {
    var path = hierarchy.selectedPath(in: state.filters)
    path.select(value)
    removeAll()
    if let filter = hierarchy.filter(for: path) { add(filter) }
  }
}
