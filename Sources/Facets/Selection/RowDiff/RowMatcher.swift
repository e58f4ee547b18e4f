/// Finds for new rows their old ones, with memory that it keeps from one part of a list to the next.
struct RowMatcher {
  /// The old row of each row of the last part, or ``none``.
  private(set) var sources: [UInt32] = []
  private var index = RowIndex()
  private var isMatched: [Bool] = []

  /// Stands for "no row".
  static var none: UInt32 { .max }

  /// What is left of `part` without the rows that agree at its start, and of the others at its end.
  static func middle(
    of part: RowDiff.Part, _ old: RowKeys, _ new: RowKeys, trimsEnd: Bool
  ) -> RowDiff.Part {
    let limit = min(part.old.count, part.new.count)
    var start = 0
    while start < limit && old.isSame(part.old.lowerBound + start, new, part.new.lowerBound + start) {
      start += 1
    }
    var end = 0
    while trimsEnd && end < limit - start
      && old.isSame(part.old.upperBound - 1 - end, new, part.new.upperBound - 1 - end)
    {
      end += 1
    }
    return RowDiff.Part(
      old: part.old.lowerBound + start..<part.old.upperBound - end,
      new: part.new.lowerBound + start..<part.new.upperBound - end)
  }

  /// Finds ``sources`` for `part`, and adds its deletions, insertions and moves to `diff`.
  mutating func match(_ old: RowKeys, _ new: RowKeys, _ part: RowDiff.Part, _ diff: inout RowDiff) {
    index.reset(old, part.old)
    isMatched.removeAll(keepingCapacity: true)
    isMatched.append(contentsOf: repeatElement(false, count: part.old.count))
    sources.removeAll(keepingCapacity: true)
    sources.reserveCapacity(part.new.count)
    for row in part.new {
      if let source = index.takeFirst(matching: row, of: new, in: old) {
        isMatched[source - part.old.lowerBound] = true
        sources.append(UInt32(truncatingIfNeeded: source))
      } else {
        diff.insertions.append(row)
        sources.append(RowMatcher.none)
      }
    }
    for row in part.old where !isMatched[row - part.old.lowerBound] { diff.deletions.append(row) }
    guard let stays = IncreasingSubsequence.marks(in: sources, ignoring: RowMatcher.none) else { return }
    for (index, source) in sources.enumerated() where source != RowMatcher.none && !stays[index] {
      diff.moves.append(RowDiff.Move(from: Int(source), to: part.new.lowerBound + index))
    }
  }
}
