/// Rows of the value columns, the identifiers that selections work with.
extension FacetResponse.Facets {
  /// All rows from the first attribute's first value to the last one's last.
  var valueRows: Range<Int> {
    var rows: Range<Int>?
    for position in indices {
      let values = valueRows(at: position)
      let lower = Swift.min(rows?.lowerBound ?? values.lowerBound, values.lowerBound)
      rows = lower..<Swift.max(rows?.upperBound ?? values.upperBound, values.upperBound)
    }
    return rows ?? 0..<0
  }

  /// For each of `values` the last of `rows` that holds it, by its bytes, or nil. Complexity: O(values + rows).
  func lastRows(of values: [String], in rows: Range<Int>) -> [Int?] {
    var pool = TextPool()
    for value in values { pool.append(value) }
    let columns = storage.columns
    return pool.withKeys { keys in
      var found = [Int?](repeating: nil, count: keys.count)
      if keys.count == 1 {
        found[0] = rows.last { columns.valueText($0) == keys[0] }
        return found
      }
      let matcher = TextMatcher(keys)
      for row in rows {
        if let index = matcher.index(of: columns.valueText(row)) { found[index] = row }
      }
      return found
    }
  }
}
