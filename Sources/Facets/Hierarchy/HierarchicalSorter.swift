/// Orders the rows of hierarchical menus, with memory that it keeps from call to call.
///
/// See ``DefaultPresenter/Hierarchical/present`` for the order.
public struct HierarchicalSorter: Sendable {
  var sorter = TextSorter()
  /// The level of each row as a key that orders like it, and whether the row is selected, by row.
  var levels: [UInt64] = []
  var selections: [Bool] = []
  /// The result: rows in the order to show.
  private(set) var order: [UInt32] = []

  /// A sorter that holds no memory yet.
  public init() {}

  /// The rows of `facets` in the order to show. Complexity: O(bytes + n log n).
  public mutating func present(_ facets: [HierarchicalFacet]) -> [HierarchicalFacet] {
    var rows: [HierarchicalFacet] = []
    present(facets, into: &rows)
    return rows
  }

  /// Replaces `rows` with those of `facets` in the order to show.
  ///
  /// Allocates nothing once the sorter and `rows` have seen an input of this size. Complexity: O(bytes + n log n).
  public mutating func present(_ facets: [HierarchicalFacet], into rows: inout [HierarchicalFacet]) {
    precondition(facets.count <= UInt32.max, "more rows than the sorter counts")
    load(facets)
    arrange()
    rows.removeAll(keepingCapacity: true)
    rows.reserveCapacity(facets.count)
    for row in order { rows.append(facets[Int(row)]) }
    removeAll()
  }

  private mutating func load(_ facets: [HierarchicalFacet]) {
    reserveCapacity(facets.count)
    for index in facets.indices {
      // `facets` holds on to the facet until `present` returns.
      sorter.texts.append(TextKey(facets[index].facet))
      append(row: index, level: facets[index].level, isSelected: facets[index].isSelected)
    }
  }
}

extension HierarchicalSorter {
  /// Makes room for `count` rows.
  mutating func reserveCapacity(_ count: Int) {
    sorter.texts.reserveCapacity(count)
    sorter.entries.reserveCapacity(count)
    levels.reserveCapacity(count)
    selections.reserveCapacity(count)
    order.reserveCapacity(count)
  }

  /// Adds what is to be known about `row` besides its text.
  @inline(__always)
  mutating func append(row: Int, level: Int, isSelected: Bool) {
    let key = UInt64(ascending: level)
    sorter.entries.append(SortEntry(key: key, row: row))
    levels.append(key)
    selections.append(isSelected)
  }

  /// Forgets all rows and keeps the memory.
  mutating func removeAll() {
    sorter.removeAll()
    levels.removeAll(keepingCapacity: true)
    selections.removeAll(keepingCapacity: true)
    order.removeAll(keepingCapacity: true)
  }

  /// Sorts the rows and fills ``order``.
  ///
  /// A level goes behind the last selected row of the levels before it. So that row and all before it never move
  /// again, and neither does what was behind it at the end: the result grows from both ends to the middle. A level
  /// with a selected row is cut behind its last one; its first part joins the front, the rest the back.
  mutating func arrange() {
    let count = sorter.entries.count
    sorter.keys.sort(&sorter.entries, in: 0..<count)
    order.removeAll(keepingCapacity: true)
    for _ in 0..<count { order.append(0) }
    var front = 0
    var back = count
    var hasSelected = false
    var start = 0
    while start < count {
      let level = levels[Int(sorter.entries[start].row)]
      var end = start + 1
      while end < count && levels[Int(sorter.entries[end].row)] == level { end += 1 }
      sorter.sortCanonically(start..<end)
      let cut = endOfSelection(in: start..<end)
      hasSelected = hasSelected || cut > start
      // Without any selected row so far, a level simply follows the one before it.
      let frontEnd = hasSelected ? cut : end
      for index in start..<frontEnd {
        order[front] = sorter.entries[index].row
        front += 1
      }
      back -= end - frontEnd
      for index in frontEnd..<end { order[back + index - frontEnd] = sorter.entries[index].row }
      start = end
    }
    assert(front == back)
  }

  /// The index behind the last selected row of a level; its start where none is selected.
  private func endOfSelection(in range: Range<Int>) -> Int {
    for index in range.reversed() where selections[Int(sorter.entries[index].row)] { return index + 1 }
    return range.lowerBound
  }
}
