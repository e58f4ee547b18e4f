extension RowDiff {
  /// Applies the difference: takes deleted and moved rows out of `rows`, then puts inserted and moved ones in at their
  /// new indices, and replaces those that are updated.
  ///
  /// - Parameters:
  ///   - rows: The old list, which becomes the new one.
  ///   - newRow: The new list's row at an index; asked for inserted and updated rows only.
  /// - Complexity: O(n).
  /// - Precondition: `rows` is as long as the old list.
  public func apply<Row>(to rows: inout [Row], rowsFrom newRow: (Int) -> Row) {
    var isTaken = [Bool](repeating: false, count: rows.count)
    for row in deletions { isTaken[row] = true }
    for move in moves { isTaken[move.from] = true }
    var result: [Row] = []
    result.reserveCapacity(rows.count - deletions.count + insertions.count)
    var old = 0
    var insertion = insertions[...]
    var move = moves[...]
    while result.count < rows.count - deletions.count + insertions.count {
      if insertion.first == result.count {
        result.append(newRow(insertion.removeFirst()))
      } else if move.first?.to == result.count {
        result.append(rows[move.removeFirst().from])
      } else {
        while isTaken[old] { old += 1 }
        result.append(rows[old])
        old += 1
      }
    }
    for update in updates { result[update.new] = newRow(update.new) }
    rows = result
  }

  /// Applies the difference to the old list, with inserted and updated rows from the new one.
  ///
  /// - Complexity: O(n).
  /// - Precondition: The lists are as long as those that the difference was made from.
  public func apply<Row>(to rows: inout [Row], rowsFrom newRows: [Row]) {
    apply(to: &rows) { newRows[$0] }
  }
}
