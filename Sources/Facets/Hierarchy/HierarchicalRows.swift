/// The rows of a hierarchical menu in the order to show, as a view of its facets: a row is made when asked for.
public struct HierarchicalRows: RandomAccessCollection, Sendable {
  private let levels: [FacetList]
  /// The path's value at each level.
  private let selected: [[UInt8]]
  /// For each level, the number of its first row.
  private let starts: [Int]
  private let order: [UInt32]

  fileprivate init(levels: [FacetList], selected: [[UInt8]], starts: [Int], order: [UInt32]) {
    self.levels = levels
    self.selected = selected
    self.starts = starts
    self.order = order
  }

  /// Always 0.
  public var startIndex: Int { 0 }

  /// The number of rows.
  public var endIndex: Int { order.count }

  /// The row at `position`. Complexity: O(number of levels).
  public subscript(position: Int) -> HierarchicalFacet {
    let row = Int(order[position])
    var level = starts.count - 1
    while starts[level] > row { level -= 1 }
    let facet = levels[level][row - starts[level]]
    return (facet, level, level < selected.count && TextKey(facet) == selected[level])
  }
}

extension HierarchicalSorter {
  /// The rows of `menu` to show; see ``HierarchicalMenu/rows(limit:)``.
  ///
  /// - Parameters:
  ///   - menu: The values of each level and the path.
  ///   - limit: How many rows of each level at most; a selected row stays even beyond.
  /// - Returns: The rows, made when asked for.
  /// - Complexity: O(bytes + n log n).
  public mutating func rows(of menu: HierarchicalMenu, limit: Int? = nil) -> HierarchicalRows {
    let selected = menu.path.values.map { Array($0.utf8) }
    let starts = load(menu.levels, selected: selected)
    precondition(sorter.texts.count < UInt32.max, "more rows than the sorter counts")
    arrange()
    var rows = order
    if let limit { rows = limited(rows, to: limit, starts: starts) }
    sorter.removeAll()
    return HierarchicalRows(levels: menu.levels, selected: selected, starts: starts, order: rows)
  }

  private mutating func load(_ lists: [FacetList], selected: [[UInt8]]) -> [Int] {
    sorter.removeAll()
    var starts: [Int] = []
    for (level, list) in lists.enumerated() {
      let start = sorter.texts.count
      starts.append(start)
      list.appendTexts(to: &sorter.texts)
      let value = level < selected.count ? selected[level] : nil
      sorter.entries.reserveCapacity(sorter.texts.count)
      for row in start..<sorter.texts.count {
        let isSelected = value.map { sorter.texts[row] == $0 } ?? false
        sorter.entries.append(SortEntry(key: UInt64(ascending: level), row: row, isMarked: isSelected))
      }
    }
    return starts
  }

  private func limited(_ rows: [UInt32], to limit: Int, starts: [Int]) -> [UInt32] {
    var counts = [Int](repeating: 0, count: starts.count)
    var isSelected = [Bool](repeating: false, count: rows.count)
    for entry in sorter.entries where entry.isMarked { isSelected[Int(entry.row)] = true }
    return rows.filter { row in
      var level = starts.count - 1
      while starts[level] > Int(row) { level -= 1 }
      counts[level] += 1
      return counts[level] <= limit || isSelected[Int(row)]
    }
  }
}
