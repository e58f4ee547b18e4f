/// Finds the values that selections of two responses share, by hash.
struct SelectionMatcher {
  private var table = TextTable()
  /// The selected rows of the old response in one attribute.
  private var oldRows: [Int] = []

  /// Takes what is in both sets out of both.
  ///
  /// Complexity: O(attributes + listed values / 64 + selected values) on average.
  mutating func cancel(
    _ old: inout RowSet, of oldFacets: FacetResponse.Facets, with new: inout RowSet,
    of newFacets: FacetResponse.Facets
  ) {
    let oldColumns = oldFacets.storage.columns
    let newColumns = newFacets.storage.columns
    let seed = TextKey.seed
    var names = TextTable()
    names.reset(for: oldFacets.count)
    for row in oldFacets.rows {
      let name = oldColumns.text(oldColumns.attributes[row].name)
      _ = names.insert(row, hash: name.hash(seed: seed)) {
        oldColumns.text(oldColumns.attributes[$0].name) == name
      }
    }
    for row in newFacets.rows {
      let name = newColumns.text(newColumns.attributes[row].name)
      let oldRow = names.row(for: name.hash(seed: seed)) {
        oldColumns.text(oldColumns.attributes[$0].name) == name
      }
      guard let oldRow else { continue }
      cancel(
        &old, in: oldColumns.attributes[oldRow].values.range, of: oldColumns, with: &new,
        in: newColumns.attributes[row].values.range, of: newColumns)
    }
  }

  private mutating func cancel(
    _ old: inout RowSet, in oldRange: Range<Int>, of oldColumns: Columns, with new: inout RowSet,
    in newRange: Range<Int>, of newColumns: Columns
  ) {
    let count = old.count(in: oldRange)
    if count == 0 || new.count(in: newRange) == 0 { return }
    let seed = TextKey.seed
    table.reset(for: count)
    oldRows.removeAll(keepingCapacity: true)
    oldRows.reserveCapacity(count)
    old.forEach(in: oldRange) { row in
      let text = oldColumns.valueText(row)
      // Rows of a selection are distinct values, so the first free slot is theirs.
      _ = table.insert(oldRows.count, hash: text.hash(seed: seed)) { _ in false }
      oldRows.append(row)
    }
    let selected = new
    selected.forEach(in: newRange) { row in
      let text = newColumns.valueText(row)
      let index = table.row(for: text.hash(seed: seed)) { oldColumns.valueText(oldRows[$0]) == text }
      if let index {
        old.remove(oldRows[index])
        new.remove(row)
      }
    }
  }
}
