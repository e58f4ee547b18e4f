public import Facets

/// Dynamic facet ordering as one would first write it: strings, arrays and linear searches.
public enum ReferenceOrdering {
  /// The attributes and values to show.
  public static func order(
    _ facets: [(attribute: String, values: [(value: String, count: Int)])], by ordering: FacetOrdering?,
    limit: Int? = nil
  ) -> [(attribute: String, values: [(value: String, count: Int)])] {
    let unique = merged(facets.map { ($0.attribute, $0.values) })
    let isSilent =
      ordering.map { $0.facets.order.isEmpty && $0.facets.hide.isEmpty && $0.values.isEmpty } ?? true
    var shown = unique
    if let ordering, !isSilent {
      shown = []
      for attribute in ordering.facets.order {
        if ordering.facets.hide.contains(where: { same($0.rawValue, attribute.rawValue) }) { continue }
        if shown.contains(where: { same($0.0, attribute.rawValue) }) { continue }
        shown += unique.filter { same($0.0, attribute.rawValue) }
      }
    }
    return shown.map { attribute, values in
      let rule = ordering?.values[Attribute(attribute)]
      let ordered = order(merged(values.map { ($0.value, $0.count) }), by: rule)
      return (attribute, ordered.prefix(limit ?? .max).map { (value: $0.0, count: $0.1) })
    }
  }

  private static func order(
    _ values: [(String, Int)], by rule: FacetOrdering.FacetValuesOrder?
  ) -> [(String, Int)] {
    guard let rule else { return values }
    var pinned: [(String, Int)] = []
    for name in rule.order where !pinned.contains(where: { same($0.0, name) }) {
      pinned += values.filter { same($0.0, name) }
    }
    var rest = values.filter { value in !rule.order.contains { same($0, value.0) } }
    switch rule.sortRemainingBy ?? .count {
    case .hidden: rest = []
    case .alpha: rest.sort { $0.0 < $1.0 }
    case .count: rest.sort { $0.1 > $1.1 }
    }
    return (pinned + rest).filter { value in !rule.hide.contains { same($0, value.0) } }
  }

  /// One entry for each name: at its first place, with its last contents.
  private static func merged<Contents>(_ entries: [(String, Contents)]) -> [(String, Contents)] {
    var result: [(String, Contents)] = []
    for entry in entries {
      if let index = result.firstIndex(where: { same($0.0, entry.0) }) {
        result[index] = entry
      } else {
        result.append(entry)
      }
    }
    return result
  }

  private static func same(_ left: String, _ right: String) -> Bool { Array(left.utf8) == Array(right.utf8) }
}
