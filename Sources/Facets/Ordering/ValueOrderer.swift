/// Puts the values of one attribute in the order of a rule: the engine under ``FacetsOrderer``.
///
/// Works on texts and counts, wherever they come from, and answers with rows. Also orders attributes, whose rule is the
/// same with everything unnamed hidden.
struct ValueOrderer: Sendable {
  /// What becomes of the values that a rule does not name.
  enum Remainder {
    /// They stay in the response's order.
    case unsorted
    /// They are sorted, or hidden.
    case sorted(FacetOrdering.SortRule)
  }

  /// The texts of the values by row, filled by the caller. Cleared by ``removeAll()``.
  var sorter = TextSorter()
  /// The counts by row, filled by the caller where the rule sorts by count.
  var counts: [Int] = []
  private var table = TextTable()
  /// Whether a row is spoken for: pinned, hidden, or a repetition of an earlier one.
  private var isTaken: [Bool] = []
  /// For the first row of each value its last one, whose count holds. Empty where no value is repeated.
  private var lastRows: [UInt32] = []

  /// Forgets all rows and keeps the memory.
  mutating func removeAll() {
    sorter.removeAll()
    counts.removeAll(keepingCapacity: true)
  }

  /// The rows to show, in order; nil where that is all rows as they are.
  ///
  /// Pinned values come first, in the rule's order; hidden ones never, not even when pinned. A value that is pinned
  /// twice, or that the list repeats, is one row: at its first place, with its last row's count. At most `limit` rows.
  ///
  /// - Complexity: O(bytes), and O(n log n) for the rows that are sorted; with a small `limit`, only those shown are.
  mutating func rows(
    pinned: Span<TextKey>, hidden: Span<TextKey>, remainder: Remainder, limit: Int
  ) -> [UInt32]? {
    let count = sorter.texts.count
    findRepeated()
    for index in hidden.indices {
      if let row = row(of: hidden[index]) { isTaken[row] = true }
    }
    if case .unsorted = remainder, pinned.isEmpty, hidden.isEmpty, lastRows.isEmpty, limit >= count {
      return nil
    }
    var rows: [UInt32] = []
    rows.reserveCapacity(min(limit, count))
    for index in pinned.indices {
      if rows.count >= limit { return rows }
      if let row = row(of: pinned[index]), !isTaken[row] {
        isTaken[row] = true
        rows.append(lastRow(row))
      }
    }
    appendRemaining(remainder, to: &rows, limit: limit)
    return rows
  }

  private mutating func findRepeated() {
    let seed = TextKey.seed
    let count = sorter.texts.count
    table.reset(for: count)
    lastRows.removeAll(keepingCapacity: true)
    isTaken.removeAll(keepingCapacity: true)
    isTaken.append(contentsOf: repeatElement(false, count: count))
    var repeated: [(row: Int, first: Int)] = []
    let texts = sorter.texts
    table.insertAll(
      texts.indices, hash: { texts[$0].hash(seed: seed) }, isSame: { texts[$0] == texts[$1] },
      foundRepeated: { repeated.append(($0, $1)) })
    if repeated.isEmpty { return }
    lastRows.append(contentsOf: (0..<count).lazy.map { UInt32(truncatingIfNeeded: $0) })
    for (row, first) in repeated {
      isTaken[row] = true
      lastRows[first] = UInt32(truncatingIfNeeded: row)
    }
  }

  private func row(of text: TextKey) -> Int? {
    table.row(for: text.hash(seed: TextKey.seed)) { sorter.texts[$0] == text }
  }

  @inline(__always)
  private func lastRow(_ row: Int) -> UInt32 {
    lastRows.isEmpty ? UInt32(truncatingIfNeeded: row) : lastRows[row]
  }

  private mutating func appendRemaining(_ remainder: Remainder, to rows: inout [UInt32], limit: Int) {
    let rest = limit - rows.count
    switch remainder {
    case .unsorted:
      for row in isTaken.indices where !isTaken[row] {
        if rows.count >= limit { return }
        rows.append(lastRow(row))
      }
      return
    case .sorted(.hidden): return
    case .sorted(.count): sortByCount(limit: rest)
    case .sorted(.alpha):
      for row in isTaken.indices where !isTaken[row] { sorter.entries.append(SortEntry(key: 0, row: row)) }
      sorter.sortCanonically(0..<sorter.entries.count, limit: rest)
    }
    for entry in sorter.entries.prefix(rest) { rows.append(lastRow(Int(entry.row))) }
  }

  private mutating func sortByCount(limit: Int) {
    for row in isTaken.indices where !isTaken[row] {
      let key = UInt64(descending: counts[Int(lastRow(row))])
      sorter.entries.append(SortEntry(key: key, row: row))
    }
    var end = sorter.entries.count
    // Finding the limit costs up to eight passes, which sorting most of the rows would cost as well.
    if limit < end / 4 {
      end = sorter.keys.keepSmallest(limit, of: &sorter.entries, in: 0..<end)
    }
    sorter.keys.sort(&sorter.entries, in: 0..<end)
  }
}
