extension RowDiff {
  /// The difference between two states of a dynamic facet list. Complexity: as for rows.
  public init(from old: DynamicFacetRows, to new: DynamicFacetRows) {
    var names = AttributeNumbers()
    let oldRows = ComparedRows(old, &names)
    let newRows = ComparedRows(new, &names)
    self.init(from: oldRows.keys, to: newRows.keys) { oldRows.hasSameContent($0, as: newRows, $1) }
    withExtendedLifetime((old, new)) {}
  }
}

/// What a difference compares of rows, as columns: a row that is made only to be compared would cost reference counts.
private struct ComparedRows {
  let rows: DynamicFacetRows
  let keys: RowKeys
  let counts: [Int]
  let isSelected: [Bool]
  /// Whether a row may have a highlighted form.
  let mayBeHighlighted: Bool

  init(_ rows: DynamicFacetRows, _ names: inout AttributeNumbers) {
    self.rows = rows
    var texts: [TextKey] = []
    var numbers: [UInt32] = []
    var counts: [Int] = []
    texts.reserveCapacity(rows.count)
    numbers.reserveCapacity(rows.count)
    counts.reserveCapacity(rows.count)
    for entry in rows.orderedFacets {
      entry.facets.appendTexts(to: &texts)
      entry.facets.appendCounts(to: &counts)
      numbers.append(contentsOf: repeatElement(names.number(of: entry.attribute), count: entry.facets.count))
    }
    keys = RowKeys(texts: texts, names: numbers)
    self.counts = counts
    var isSelected = [Bool](repeating: false, count: rows.count)
    for position in rows.selectedPositions { isSelected[position] = true }
    self.isSelected = isSelected
    mayBeHighlighted = rows.orderedFacets.contains { $0.facets.mayBeHighlighted }
  }

  @inline(__always)
  func hasSameContent(_ row: Int, as other: ComparedRows, _ otherRow: Int) -> Bool {
    if counts[row] != other.counts[otherRow] || isSelected[row] != other.isSelected[otherRow] { return false }
    if !mayBeHighlighted && !other.mayBeHighlighted { return true }
    return rows[row].facet.hasSameHighlight(as: other.rows[otherRow].facet)
  }
}
