extension RowDiff {
  /// Computes the difference between two lists.
  ///
  /// - Parameters:
  ///   - old: The identities of the old rows.
  ///   - new: The identities of the new rows.
  ///   - trimsEnd: Whether rows that agree at the end are matched before those between. Without it the n-th of equal
  ///     rows is the n-th everywhere.
  ///   - hasSameContent: Whether an old and a new row of the same identity look the same.
  @inline(__always)
  init(from old: RowKeys, to new: RowKeys, trimsEnd: Bool = true, hasSameContent: (Int, Int) -> Bool) {
    self.init()
    precondition(old.count < UInt32.max && new.count < UInt32.max, "more rows than a difference counts")
    let ends = RowDiff.commonEnds(old, new, trimsEnd: trimsEnd)
    let oldRows = ends.start..<old.count - ends.end
    let newRows = ends.start..<new.count - ends.end
    var sources: [UInt32] = []
    if oldRows.isEmpty || newRows.isEmpty {
      deletions = Array(oldRows)
      insertions = Array(newRows)
    } else {
      sources = match(old, oldRows, new, newRows)
    }
    for row in 0..<ends.start where !hasSameContent(row, row) { updates.append(Update(old: row, new: row)) }
    for (index, source) in sources.enumerated() where source != RowDiff.none {
      let row = newRows.lowerBound + index
      if !hasSameContent(Int(source), row) { updates.append(Update(old: Int(source), new: row)) }
    }
    for distance in stride(from: ends.end, to: 0, by: -1) {
      let (oldRow, newRow) = (old.count - distance, new.count - distance)
      if !hasSameContent(oldRow, newRow) { updates.append(Update(old: oldRow, new: newRow)) }
    }
  }

  /// Stands for "no row".
  private static var none: UInt32 { .max }

  /// How many rows agree at the start, and of the others at the end.
  private static func commonEnds(
    _ old: RowKeys, _ new: RowKeys, trimsEnd: Bool
  ) -> (start: Int, end: Int) {
    let limit = min(old.count, new.count)
    var start = 0
    while start < limit && old.isSame(start, new, start) { start += 1 }
    var end = 0
    while trimsEnd && end < limit - start && old.isSame(old.count - 1 - end, new, new.count - 1 - end) {
      end += 1
    }
    return (start, end)
  }

  /// Finds for each of `newRows` its old row, or ``none``; fills deletions, insertions and moves.
  private mutating func match(
    _ old: RowKeys, _ oldRows: Range<Int>, _ new: RowKeys, _ newRows: Range<Int>
  ) -> [UInt32] {
    let index = RowIndex(old, oldRows)
    var next = index
    var isMatched = [Bool](repeating: false, count: oldRows.count)
    var sources: [UInt32] = []
    sources.reserveCapacity(newRows.count)
    for row in newRows {
      if let source = next.takeFirst(matching: row, of: new, in: old) {
        isMatched[source - oldRows.lowerBound] = true
        sources.append(UInt32(truncatingIfNeeded: source))
      } else {
        insertions.append(row)
        sources.append(RowDiff.none)
      }
    }
    let kept = newRows.count - insertions.count
    deletions.reserveCapacity(oldRows.count - kept)
    for row in oldRows where !isMatched[row - oldRows.lowerBound] { deletions.append(row) }
    findMoves(sources, newRows)
    return sources
  }

  private mutating func findMoves(_ sources: [UInt32], _ newRows: Range<Int>) {
    guard let stays = IncreasingSubsequence.marks(in: sources, ignoring: RowDiff.none) else { return }
    for (index, source) in sources.enumerated() where source != RowDiff.none && !stays[index] {
      moves.append(Move(from: Int(source), to: newRows.lowerBound + index))
    }
  }
}
