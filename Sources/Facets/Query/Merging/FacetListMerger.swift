/// Puts lists of facets together by value, with memory that it keeps from list to list.
struct FacetListMerger {
  private var table = TextTable()
  private var keys: [TextKey] = []
  /// Whether the row needs no further attention: its value was found, or repeats that of a later row.
  private var isDone: [Bool] = []

  /// The values of `first` and then those that only `second` has; of each the larger count.
  ///
  /// A value that one list repeats counts with its last row. Where `second` has nothing to add, the result is `first`
  /// itself, without a copy.
  ///
  /// - Complexity: O(bytes).
  mutating func union(_ first: FacetList, _ second: FacetList) -> FacetList {
    if second.isEmpty { return first }
    if first.isEmpty { return second }
    load(second)
    var raised: [(position: Int, row: Int)] = []
    // `first` and `second` hold on to the texts until the end of this call.
    first.forEachText { (position, text, count) in
      guard let row = find(text) else { return }
      isDone[row] = true
      if second.count(at: row) > count { raised.append((position, row)) }
    }
    defer { removeAll() }
    let hasMore = isDone.contains(false)
    if raised.isEmpty && !hasMore { return first }
    var facets: [Facet] = []
    facets.reserveCapacity(first.count + (hasMore ? second.count : 0))
    facets.append(contentsOf: first)
    for (position, row) in raised { facets[position] = second[row] }
    if hasMore {
      for row in isDone.indices where !isDone[row] { facets.append(second[row]) }
    }
    return FacetList(.facets(facets))
  }

  /// `list` and behind it, with count 0, those of `candidates` that it lacks. Complexity: O(bytes).
  ///
  /// A value that is spelled in several ways is several candidates with one number in `owners`; where all are missing,
  /// the first is added. Without `owners` each candidate is a value of its own.
  mutating func adding(_ candidates: FacetList, owners: [Int]? = nil, to list: FacetList) -> FacetList {
    load(candidates)
    defer { removeAll() }
    var isListed = Array(repeating: false, count: candidates.count)
    // `candidates` and `list` hold on to the texts until the end of this call.
    list.forEachText { (_, text, _) in
      if let row = find(text) { isListed[owners?[row] ?? row] = true }
    }
    var added: [Facet] = []
    for row in candidates.indices where !isListed[owners?[row] ?? row] && !isDone[row] {
      isListed[owners?[row] ?? row] = true
      added.append(candidates[row].counting(0))
    }
    return added.isEmpty ? list : FacetList(Array(list) + added)
  }

  /// Puts the texts of `list` into the table, the last row of each.
  private mutating func load(_ list: FacetList) {
    removeAll()
    keys.reserveCapacity(list.count)
    list.forEachText { (_, text, _) in keys.append(text) }
    table.reset(for: keys.count)
    isDone = Array(repeating: false, count: keys.count)
    for row in keys.indices {
      let key = keys[row]
      let earlier = table.replace(with: row, hash: key.hash(seed: TextKey.seed)) { keys[$0] == key }
      // An earlier row of the same value never counts.
      if let earlier { isDone[earlier] = true }
    }
  }

  private func find(_ text: TextKey) -> Int? {
    table.row(for: text.hash(seed: TextKey.seed)) { keys[$0] == text }
  }

  private mutating func removeAll() {
    keys.removeAll(keepingCapacity: true)
  }
}

extension FacetList {
  /// Calls `body` with each position, text and count, without making a facet where the list is one of a response. The
  /// texts are valid while the list is held.
  @inline(__always)
  func forEachText(_ body: (Int, TextKey, Int) -> Void) {
    switch contents {
    case .rows(let storage, let rows), .highlightedRows(let storage, let rows, _):
      let columns = storage.columns
      for row in rows {
        body(
          row - rows.lowerBound, columns.text(columns.values.first(at: row)), columns.values.second(at: row))
      }
    case .selectedRows(let storage, let rows):
      let columns = storage.columns
      for (position, row) in rows.enumerated() {
        body(position, columns.text(columns.values.first(at: Int(row))), columns.values.second(at: Int(row)))
      }
    case .facets(let facets):
      for position in facets.indices { body(position, TextKey(facets[position]), facets[position].count) }
    }
  }

  /// The count at `position`, without making a facet where the list is one of a response.
  func count(at position: Int) -> Int {
    switch contents {
    case .rows(let storage, let rows), .highlightedRows(let storage, let rows, _):
      storage.columns.values.second(at: rows.lowerBound + position)
    case .selectedRows(let storage, let rows):
      storage.columns.values.second(at: Int(rows[position]))
    case .facets(let facets):
      facets[position].count
    }
  }
}
