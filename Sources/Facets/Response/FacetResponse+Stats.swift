extension FacetResponse {
  /// The statistics of numeric attributes as a dictionary; nil where the response has none.
  public func facetStatsByAttribute() -> [Attribute: FacetStats]? {
    guard let rows = row.stats else { return nil }
    var result: [Attribute: FacetStats] = [:]
    result.reserveCapacity(rows.range.count)
    for row in rows.range {
      let record = storage.columns.stats[row]
      result[Attribute(storage.string(record.name))] = record.stats
    }
    return result
  }

  /// The statistics of `attribute`, or nil. Complexity: O(number of attributes with statistics).
  public func facetStats(for attribute: Attribute) -> FacetStats? {
    guard let rows = row.stats else { return nil }
    let columns = storage.columns
    return attribute.rawValue.withBytes { name in
      let wanted = TextKey(name)
      return rows.range.first { columns.text(columns.stats[$0].name) == wanted }.map {
        columns.stats[$0].stats
      }
    }
  }
}
