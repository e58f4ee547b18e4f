/// Orders the rows of hierarchical menus, with memory that it keeps from call to call.
///
/// See ``DefaultPresenter/Hierarchical/present`` for the order.
public struct HierarchicalSorter: Sendable {
  /// The texts by row, and an entry for each row whose key is its level and whose mark says whether it is selected.
  var sorter = TextSorter()
  /// The levels, cut at the selection: where sorted entries go in the result. Not in the result's order.
  private(set) var pieces: [Piece] = []

  /// Sorted entries that stay together.
  struct Piece: Sendable {
    /// The entries.
    var entries: Range<Int>
    /// The index of the first one in the result.
    var target: Int
  }

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
    precondition(facets.count < UInt32.max, "more rows than the sorter counts")
    sorter.setCount(facets.count)
    HierarchicalSorter.load(facets, texts: &sorter.texts, entries: &sorter.entries)
    arrange()
    write(facets, to: &rows)
    sorter.forgetTexts()
  }

  private static func load(
    _ facets: [HierarchicalFacet], texts: inout [TextKey], entries: inout [SortEntry]
  ) {
    let facets = facets.span
    var texts = texts.mutableSpan
    var entries = entries.mutableSpan
    for row in facets.indices {
      // `facets` holds on to the facet until `present` returns.
      texts[row] = TextKey(facets[row].facet)
      entries[row] = SortEntry(
        key: UInt64(ascending: facets[row].level), row: row, isMarked: facets[row].isSelected)
    }
  }

  private func write(_ facets: [HierarchicalFacet], to rows: inout [HierarchicalFacet]) {
    if rows.count > facets.count { rows.removeLast(rows.count - facets.count) }
    rows.reserveCapacity(facets.count)
    // Any facet will do: what matters is that there is one to overwrite.
    if let any = facets.first?.facet {
      while rows.count < facets.count { rows.append((any, 0, false)) }
    }
    var rows = rows.mutableSpan
    let facets = facets.span
    let entries = sorter.entries.span
    for piece in pieces {
      for index in piece.entries {
        let row = Int(entries[index].row)
        let target = piece.target + index - piece.entries.lowerBound
        // Part by part: copying a tuple as a whole goes through the runtime. And rows of one response, as they are
        // where a menu is shown again, need no reference counted, which would cost more than all else here.
        if rows[target].facet.storage === facets[row].facet.storage {
          rows[target].facet.assign(
            value: facets[row].facet.valueText, highlighted: facets[row].facet.highlightedText,
            count: facets[row].facet.count)
        } else {
          rows[target].facet = facets[row].facet
        }
        rows[target].level = facets[row].level
        rows[target].isSelected = facets[row].isSelected
      }
    }
  }
}

extension HierarchicalSorter {
  /// Sorts the rows and fills ``pieces``.
  ///
  /// A level goes behind the last selected row of the levels before it. So that row and all before it never move
  /// again, and neither does what was behind it at the end: the result grows from both ends to the middle. A level
  /// with a selected row is cut behind its last one; its first part joins the front, the rest the back.
  mutating func arrange() {
    let count = sorter.entries.count
    // An answer lists its levels one behind the other.
    if !sorter.isSortedByKey { sorter.keys.sort(&sorter.entries, in: 0..<count) }
    pieces.removeAll(keepingCapacity: true)
    var front = 0
    var back = count
    var hasSelected = false
    var start = 0
    while start < count {
      let end = sorter.endOfKey(at: start)
      sorter.sortCanonically(start..<end)
      let cut = sorter.endOfMarks(in: start..<end)
      hasSelected = hasSelected || cut > start
      // Without any selected row so far, a level simply follows the one before it.
      let frontEnd = hasSelected ? cut : end
      back -= end - frontEnd
      if start < frontEnd { pieces.append(Piece(entries: start..<frontEnd, target: front)) }
      if frontEnd < end { pieces.append(Piece(entries: frontEnd..<end, target: back)) }
      front += frontEnd - start
      start = end
    }
    assert(front == back)
  }

  /// The rows in the order to show.
  var order: [UInt32] {
    var order = [UInt32](repeating: 0, count: sorter.entries.count)
    for piece in pieces {
      for index in piece.entries {
        order[piece.target + index - piece.entries.lowerBound] = sorter.entries[index].row
      }
    }
    return order
  }
}

extension TextSorter {
  /// Makes all texts empty, since what they point to may not stay. Cheaper than to remove them and to add others next time.
  fileprivate mutating func forgetTexts() {
    var texts = texts.mutableSpan
    for row in texts.indices { texts[row] = .empty }
  }

  /// Whether the keys ascend.
  fileprivate var isSortedByKey: Bool {
    let entries = entries.span
    for index in entries.indices.dropFirst() where entries[index - 1].key > entries[index].key {
      return false
    }
    return true
  }

  /// The index behind the entries that follow `start` with the same key.
  fileprivate func endOfKey(at start: Int) -> Int {
    let entries = entries.span
    var end = start + 1
    while end < entries.count && entries[end].key == entries[start].key { end += 1 }
    return end
  }

  /// The index behind the last marked entry in `range`; its start where there is none.
  fileprivate func endOfMarks(in range: Range<Int>) -> Int {
    let entries = entries.span
    var end = range.upperBound
    while end > range.lowerBound && !entries[end - 1].isMarked { end -= 1 }
    return end
  }
}
