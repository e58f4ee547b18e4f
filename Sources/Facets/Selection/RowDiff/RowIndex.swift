/// Finds old rows by identity, each once: of equal rows the first comes first.
struct RowIndex {
  private var table = TextTable()
  /// For the row that the table holds for an identity: the first of its rows that is left.
  private var heads: [UInt32]
  /// For each row the next one that is equal.
  private var next: [UInt32]
  private let first: Int
  private let seed = TextKey.seed

  private static var none: UInt32 { .max }

  /// An index of `rows` of `keys`. Complexity: O(n) on average.
  init(_ keys: RowKeys, _ rows: Range<Int>) {
    first = rows.lowerBound
    heads = Array(repeating: RowIndex.none, count: rows.count)
    next = heads
    table.reset(for: rows.count)
    for row in rows.reversed() {
      let holder = table.insert(row - first, hash: keys.hash(row, seed: seed)) { [first] in
        keys.isSame($0 + first, keys, row)
      }
      let place = holder ?? row - first
      next[row - first] = heads[place]
      heads[place] = UInt32(truncatingIfNeeded: row)
    }
  }

  /// The first row of `old` that is left and is the same as `row` of `new`. Complexity: O(1) on average.
  @inline(__always)
  mutating func takeFirst(matching row: Int, of new: RowKeys, in old: RowKeys) -> Int? {
    let place = table.row(for: new.hash(row, seed: seed)) { [first] in old.isSame($0 + first, new, row) }
    guard let place, heads[place] != RowIndex.none else { return nil }
    let match = Int(heads[place])
    heads[place] = next[match - first]
    return match
  }
}
