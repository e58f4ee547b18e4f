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

  /// The path up to and including each level: `["Garden", "Garden > Tools"]`. Only the separator divides, and nothing is
  /// trimmed, so that each is a prefix of `path`, byte for byte.
  ///
  /// Complexity: O(length).
  public func prefixes(of path: String) -> [String] {
    let bytes = Array(path.utf8)
    let separator = Array(separator.utf8)
    var result: [String] = []
    var index = 0
    while !separator.isEmpty && index + separator.count <= bytes.count {
      if bytes[index..<index + separator.count].elementsEqual(separator) {
        result.append(String(decoding: bytes[..<index], as: UTF8.self))
        index += separator.count
      } else {
        index += 1
      }
    }
    result.append(path)
    return result
  }

  /// The filter for `path`, on the attribute of its level; nil where it is deeper than the hierarchy.
  public func filter(for path: String) -> Filter.Facet? {
    let level = prefixes(of: path).count - 1
    if level >= attributes.count { return nil }
    return Filter.Facet(attribute: attributes[level], stringValue: path)
  }

  /// What becomes of `selected` when the user taps `path`: that, or the level above where it was selected already.
  public func path(afterTapping path: String, selected: String?) -> String? {
    if selected.map({ $0.hasSameBytes(as: path) }) != true { return path }
    return prefixes(of: path).dropLast().last
  }

  /// The selected path: the deepest value among the hierarchical filters of `filters` on these attributes.
  public func selectedPath(in filters: Filters) -> String? {
    selection(in: filters)?.path
  }

  /// The group that holds the selected path, the level, and the path.
  func selection(in filters: Filters) -> (id: FilterGroup.ID, level: Int, path: String)? {
    var deepest: (id: FilterGroup.ID, level: Int, path: String)?
    for group in filters.groups {
      guard case .hierarchical = group.id else { continue }
      for case .facet(let facet) in group.filters.elements where !facet.isNegated {
        guard case .string(let path) = facet.value,
          let level = attributes.firstIndex(where: { $0.rawValue.hasSameBytes(as: facet.attribute.rawValue) }
          ),
          deepest.map({ $0.level < level }) ?? true
        else { continue }
        deepest = (group.id, level, path)
      }
    }
    return deepest
  }
}

extension TypedGroupAccessor<Filter.Facet> {
  /// Selects `path` in the menu, or the level above where `path` was selected: what a tap does.
  public func toggle(_ path: String, in hierarchy: FacetHierarchy) {
    let next = hierarchy.path(afterTapping: path, selected: hierarchy.selectedPath(in: state.filters))
    removeAll()
    if let filter = next.flatMap({ hierarchy.filter(for: $0) }) { add(filter) }
  }
}
