public import Facets

/// Dynamic facet ordering as one would first write it: strings, arrays and dictionaries.
public enum ReferenceOrdering {
  /// The attributes and values to show.
  public static func order(
    _ facets: [(attribute: String, values: [(value: String, count: Int)])], by ordering: FacetOrdering?,
    limit: Int? = nil
  ) -> [(attribute: String, values: [(value: String, count: Int)])] {
    var shown = merged(facets.map { ($0.attribute, $0.values) })
    let isSilent =
      ordering.map { $0.facets.order.isEmpty && $0.facets.hide.isEmpty && $0.values.isEmpty } ?? true
    if let ordering, !isSilent {
      let order = ordering.facets.order.map(\.rawValue)
      shown = pinned(order, of: shown, hiding: ordering.facets.hide.map(\.rawValue))
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
    let named = Set((rule.order + rule.hide).map { Array($0.utf8) })
    var rest = values.filter { !named.contains(Array($0.0.utf8)) }
    switch rule.sortRemainingBy ?? .count {
    case .hidden: rest = []
    case .alpha: rest.sort { $0.0 < $1.0 }
    case .count: rest.sort { $0.1 > $1.1 }
    }
    return pinned(rule.order, of: values, hiding: rule.hide) + rest
  }

  /// The entries that `order` names, each once, without those that are hidden.
  private static func pinned<Contents>(
    _ order: [String], of entries: [(String, Contents)], hiding hidden: [String]
  ) -> [(String, Contents)] {
    var pinned: [(String, Contents)] = []
    for name in order where !pinned.contains(where: { same($0.0, name) }) {
      if !hidden.contains(where: { same($0, name) }) { pinned += entries.filter { same($0.0, name) } }
    }
    return pinned
  }

  /// One entry for each name: at its first place, with its last contents.
  private static func merged<Contents>(_ entries: [(String, Contents)]) -> [(String, Contents)] {
    var result: [(String, Contents)] = []
    var places: [[UInt8]: Int] = [:]
    for entry in entries {
      let name = Array(entry.0.utf8)
      if let place = places[name] {
        result[place] = entry
      } else {
        places[name] = result.count
        result.append(entry)
      }
    }
    return result
  }

  private static func same(_ left: String, _ right: String) -> Bool { left.utf8.elementsEqual(right.utf8) }
}
