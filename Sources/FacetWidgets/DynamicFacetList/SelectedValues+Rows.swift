import Facets

extension SelectedValues {
  /// The selected values that `rows` show, and those of `selections`, of which the rows may show another normal form: a
  /// `Set` of strings has one of them.
  init(_ selections: [Attribute: Set<String>], shownBy rows: [SelectableFacet]) {
    self.init(selections)
    for index in rows.indices where rows[index].isSelected {
      insert(rows[index].facet.value, for: rows[index].attribute)
    }
  }

  /// The rows of all attributes in order, each with its selection.
  ///
  /// Complexity: O(bytes of the values that are as long as a selected one); no value becomes a `String`.
  func rows(of orderedFacets: [AttributedFacets]) -> [SelectableFacet] {
    var rows: [SelectableFacet] = []
    rows.reserveCapacity(orderedFacets.reduce(0) { $0 + $1.facets.count })
    for entry in orderedFacets {
      let matcher = ValueMatcher(values(of: entry.attribute))
      for facet in entry.facets {
        rows.append(
          SelectableFacet(attribute: entry.attribute, facet: facet, isSelected: matcher.matches(facet)))
      }
    }
    return rows
  }
}

/// Finds out whether facets have one of some values, byte for byte.
private struct ValueMatcher {
  private var valuesByLength: [Int: [[UInt8]]] = [:]

  init(_ values: [String]) {
    for value in values { valuesByLength[value.utf8.count, default: []].append(Array(value.utf8)) }
  }

  func matches(_ facet: Facet) -> Bool {
    if valuesByLength.isEmpty { return false }
    let bytes = facet.utf8
    for value in valuesByLength[bytes.count] ?? [] {
      var index = 0
      while index < value.count && value[index] == bytes[index] { index += 1 }
      if index == value.count { return true }
    }
    return false
  }
}
