/// Puts lists of facets together by value, with memory that it keeps from list to list.
struct FacetListMerger {
  /// A count and where it stands.
  private struct Source {
    var count: Int
    var list: UInt32
    var position: UInt32
  }

  /// A value of the result.
  private struct Entry {
    /// The row with the largest count.
    var best: Source
    /// That without the list which was the last to have the value; nil where no other has it.
    var before: Source?
    var lastList: UInt32

    mutating func add(_ source: Source) {
      // A list that repeats a value takes back what it said before.
      if lastList != source.list { before = best }
      best = before.map { $0.count >= source.count ? $0 : source } ?? source
      lastList = source.list
    }
  }

  private var table = TextTable()
  /// The texts and entries of the result so far.
  private var keys: [TextKey] = []
  private var entries: [Entry] = []
  /// Those of the list that is being read.
  private var texts: [TextKey] = []
  private var counts: [Int] = []

  /// The values of the first list and then those that only later ones have; of each the larger count.
  ///
  /// A value that one list repeats is one value, with the count of its last row. Where the others have nothing to add,
  /// the result is the first list itself, without a copy; otherwise a view where all lists are of one multi-query.
  ///
  /// - Complexity: O(bytes).
  mutating func union(_ lists: [FacetList]) -> FacetList {
    guard let first = lists.first else { return [] }
    if lists.dropFirst().allSatisfy({ $0.isEmpty }) { return first }
    table.reset(for: lists.reduce(0) { $0 + $1.count })
    for (number, list) in lists.enumerated() { add(list, number: UInt32(number)) }
    // The lists hold on to the texts until here.
    defer { removeAll() }
    return result(of: lists)
  }

  private mutating func add(_ list: FacetList, number: UInt32) {
    texts.removeAll(keepingCapacity: true)
    counts.removeAll(keepingCapacity: true)
    list.appendTexts(to: &texts)
    list.appendCounts(to: &counts)
    let seed = TextKey.seed
    for position in texts.indices {
      let key = texts[position]
      let source = Source(count: counts[position], list: number, position: UInt32(position))
      if let index = table.insert(entries.count, hash: key.hash(seed: seed), isSame: { keys[$0] == key }) {
        entries[index].add(source)
      } else {
        keys.append(key)
        entries.append(Entry(best: source, lastList: number))
      }
    }
  }

  private func result(of lists: [FacetList]) -> FacetList {
    if entries.count == lists[0].count, entries.allSatisfy({ $0.best.list == 0 }) { return lists[0] }
    guard case .rows(let storage, _) = lists[0].contents else { return facets(of: lists) }
    var firstRows: [UInt32] = []
    for list in lists {
      guard case .rows(let other, let rows) = list.contents, other === storage else {
        return facets(of: lists)
      }
      firstRows.append(UInt32(rows.lowerBound))
    }
    return FacetList(.reorderedRows(storage, entries.map { firstRows[Int($0.best.list)] + $0.best.position }))
  }

  private func facets(of lists: [FacetList]) -> FacetList {
    FacetList(entries.map { lists[Int($0.best.list)][Int($0.best.position)] })
  }

  /// `list` and behind it, with count 0, those of `candidates` that it lacks. Complexity: O(bytes).
  ///
  /// A value that is spelled in several ways is several candidates behind each other, with one number in `owners`; where
  /// all are missing, the first is added. Without `owners` each candidate is a value of its own.
  mutating func adding(_ candidates: FacetList, owners: [Int]? = nil, to list: FacetList) -> FacetList {
    candidates.appendTexts(to: &keys)
    list.appendTexts(to: &texts)
    defer { removeAll() }
    table.reset(for: keys.count)
    let seed = TextKey.seed
    // Of each candidate, the first with its text; whether the result has that is noted there.
    let firstRows = keys.indices.map { row in
      table.insert(row, hash: keys[row].hash(seed: seed), isSame: { keys[$0] == keys[row] }) ?? row
    }
    var isListed = Array(repeating: false, count: keys.count)
    for text in texts {
      if let row = table.row(for: text.hash(seed: seed), isSame: { keys[$0] == text }) {
        isListed[row] = true
      }
    }
    var added: [Facet] = []
    var row = 0
    while row < keys.count {
      var end = row + 1
      if let owners { while end < keys.count && owners[end] == owners[row] { end += 1 } }
      if !firstRows[row..<end].contains(where: { isListed[$0] }) {
        added.append(candidates[row].counting(0))
        isListed[firstRows[row]] = true
      }
      row = end
    }
    return added.isEmpty ? list : FacetList(Array(list) + added)
  }

  private mutating func removeAll() {
    keys.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
  }
}
