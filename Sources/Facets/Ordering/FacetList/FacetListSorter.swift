/// Sorts the rows of a facet list by one criterion after the other, each within the runs that are still equal.
struct FacetListSorter {
  private let limit: Int
  private let options: AlphabeticalOptions
  private var sorter = TextSorter()
  /// By row.
  private var texts: [TextKey] = []
  private var counts: [Int] = []
  private var selections: [Bool] = []
  /// The ranges of entries that no criterion has told apart so far, none of them past the limit.
  private var runs: [Range<Int>] = []
  private var pool = TextPool()

  /// A sorter without rows.
  init(limit: Int, options: AlphabeticalOptions) {
    self.limit = limit
    self.options = options
  }

  /// The rows to show, after sorting.
  var rows: some RandomAccessCollection<UInt32> { sorter.entries.prefix(limit).lazy.map(\.row) }

  /// Takes the rows in; `items` must be held until the sorter is gone.
  mutating func load(_ items: [SelectableItem<Facet>], showsEmpty: Bool) {
    texts.reserveCapacity(items.count)
    counts.reserveCapacity(items.count)
    selections.reserveCapacity(items.count)
    sorter.entries.reserveCapacity(items.count)
    for row in items.indices {
      texts.append(TextKey(items[row].item))
      counts.append(items[row].item.count)
      selections.append(items[row].isSelected)
      if showsEmpty || items[row].item.count > 0 { sorter.entries.append(SortEntry(key: 0, row: row)) }
    }
    sorter.texts = texts
    runs = [0..<sorter.entries.count]
  }

  /// Sorts by `criteria`, then by name, then by the bytes of the name.
  mutating func sort(by criteria: [FacetSortCriterion]) {
    var hasName = false
    for criterion in criteria {
      switch criterion {
      case .isRefined: sortByKey { $1 ? 0 : 1 }
      case .count(.descending): sortByKey { count, _ in UInt64(descending: count) }
      case .count(.ascending): sortByKey { count, _ in UInt64(ascending: count) }
      case .alphabetical(let order):
        sortByName(isDescending: order == .descending)
        hasName = true
      }
    }
    if !hasName { sortByName(isDescending: false) }
    for run in runs { sorter.sortByBytes(run, limit: limit - run.lowerBound) }
  }

  @inline(__always)
  private mutating func sortByKey(_ key: (Int, Bool) -> UInt64) {
    var equal: [Range<Int>] = []
    for run in runs {
      for index in run {
        let row = Int(sorter.entries[index].row)
        sorter.entries[index].key = key(counts[row], selections[row])
      }
      var end = run.upperBound
      let rest = limit - run.lowerBound
      if rest < run.count / 4 {
        end = run.lowerBound + sorter.keys.keepSmallest(rest, of: &sorter.entries, in: run)
      }
      sorter.keys.sort(&sorter.entries, in: run.lowerBound..<end)
      let entries = sorter.entries
      split(run.lowerBound..<end, into: &equal) { entries[$0].key == entries[$1].key }
    }
    runs = equal
  }

  private mutating func sortByName(isDescending: Bool) {
    if runs.isEmpty { return }
    if options.isEmpty {
      sortByText(isDescending: isDescending, isSame: TextKey.isCanonicallyEqual) {
        $0.sortCanonically($1, limit: $2)
      }
      return
    }
    pool.removeAll()
    for run in runs {
      for index in run { pool.append(folding: texts[Int(sorter.entries[index].row)], options) }
    }
    let pool = pool
    pool.withKeys { keys in
      var next = 0
      for run in runs {
        for index in run {
          sorter.texts[Int(sorter.entries[index].row)] = keys[next]
          next += 1
        }
      }
      sortByText(isDescending: isDescending, isSame: ==) { $0.sortByBytes($1, limit: $2) }
    }
    sorter.texts = texts
  }

  private mutating func sortByText(
    isDescending: Bool, isSame: (TextKey, TextKey) -> Bool,
    _ sort: (inout TextSorter, Range<Int>, Int) -> Void
  ) {
    var equal: [Range<Int>] = []
    for run in runs {
      sort(&sorter, run, isDescending ? .max : limit - run.lowerBound)
      if isDescending {
        sorter.entries[run].reverse()
        // Equal names are in reverse as well now; once more, and they keep their order.
        for same in ranges(of: run, isSame: isSame) { sorter.entries[same].reverse() }
      }
      equal += ranges(of: run, isSame: isSame)
    }
    runs = equal
  }

  private func ranges(of run: Range<Int>, isSame: (TextKey, TextKey) -> Bool) -> [Range<Int>] {
    let texts = sorter.texts
    let entries = sorter.entries
    var ranges: [Range<Int>] = []
    split(run, into: &ranges) { isSame(texts[Int(entries[$0].row)], texts[Int(entries[$1].row)]) }
    return ranges
  }

  /// Adds the ranges of two or more neighbours in `run` that are the same and start within the limit.
  @inline(__always)
  private func split(_ run: Range<Int>, into ranges: inout [Range<Int>], isSame: (Int, Int) -> Bool) {
    var start = run.lowerBound
    while start < run.upperBound && start < limit {
      var end = start + 1
      while end < run.upperBound && isSame(start, end) { end += 1 }
      if end - start > 1 { ranges.append(start..<end) }
      start = end
    }
  }
}
