/// Finds old rows by identity, each once: of equal rows the first comes first. Keeps its memory from list to list.
struct RowIndex {
  private var table = TextTable()
  /// For the row that the table holds for an identity: the first of its rows that is left.
  private var heads: [UInt32] = []
  /// For each row the next one that is equal. Empty where no two are.
  private var next: [UInt32] = []
  private var first = 0
  private let seed = TextKey.seed

  private static var none: UInt32 { .max }

  /// Forgets all rows, and holds `rows` of `keys`. Complexity: O(n) on average.
  mutating func reset(_ keys: RowKeys, _ rows: Range<Int>) {
    first = rows.lowerBound
    heads.removeAll(keepingCapacity: true)
    next.removeAll(keepingCapacity: true)
    heads.append(contentsOf: rows.lazy.map { UInt32(truncatingIfNeeded: $0) })
    table.reset(for: rows.count)
    var repeated: [(row: Int, later: Int)] = []
    let (first, seed) = (first, seed)
    // From the last one on, so that the first of equal rows is found last and comes first.
    table.insertAll(
      (0..<rows.count).reversed(), hash: { keys.hash(first + $0, seed: seed) },
      isSame: { keys.isSame(first + $0, keys, first + $1) }, foundRepeated: { repeated.append(($0, $1)) })
    if repeated.isEmpty { return }
    next.append(contentsOf: repeatElement(RowIndex.none, count: rows.count))
    for (row, place) in repeated {
      next[row] = heads[place]
      heads[place] = UInt32(truncatingIfNeeded: first + row)
    }
  }

  /// The first row of `old` that is left and is the same as `row` of `new`. Complexity: O(1) on average.
  @inline(__always)
  mutating func takeFirst(matching row: Int, of new: RowKeys, in old: RowKeys) -> Int? {
    let place = table.row(for: new.hash(row, seed: seed)) { [first] in old.isSame($0 + first, new, row) }
    guard let place, heads[place] != RowIndex.none else { return nil }
    let match = Int(heads[place])
    heads[place] = next.isEmpty ? RowIndex.none : next[match - first]
    return match
  }
}
