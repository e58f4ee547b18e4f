public import Facets

/// Checks of row differences that only use what the words mean.
public enum ReferenceRowDiff {
  /// Applies `diff` as a collection view does: all removals on old indices, then insertions and arrivals by ascending
  /// new index. Updates are not applied. Nil where an index is out of range or used twice.
  public static func replay<Row>(_ diff: RowDiff, on old: [Row], inserting new: [Row]) -> [Row]? {
    let leaving = diff.deletions + diff.moves.map(\.from)
    guard Set(leaving).count == leaving.count, leaving.allSatisfy(old.indices.contains) else { return nil }
    var rows = old
    for index in leaving.sorted().reversed() { rows.remove(at: index) }
    var arriving = diff.insertions.map { (to: $0, row: new.indices.contains($0) ? new[$0] : nil) }
    arriving += diff.moves.map { (to: $0.to, row: old[$0.from]) }
    for (to, row) in arriving.sorted(by: { $0.to < $1.to }) {
      guard let row, to <= rows.count, to >= 0 else { return nil }
      rows.insert(row, at: to)
    }
    return rows
  }

  /// The length of a longest common subsequence, in quadratic time.
  public static func longestCommonSubsequence<Element: Equatable>(_ left: [Element], _ right: [Element])
    -> Int
  {
    var lengths = [Int](repeating: 0, count: right.count + 1)
    for element in left {
      var diagonal = 0
      for (index, other) in right.enumerated() {
        let above = lengths[index + 1]
        lengths[index + 1] = element == other ? diagonal + 1 : max(above, lengths[index])
        diagonal = above
      }
    }
    return lengths[right.count]
  }
}
