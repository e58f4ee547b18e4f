/// The rows of a hierarchical menu, made from a seed.
package struct HierarchyWorkload {
  /// A value of the menu.
  package struct Row: Sendable {
    /// The whole path.
    package let value: String
    /// From 0.
    package let level: Int
    /// On the selected path.
    package let isSelected: Bool
    /// The number of hits.
    package let count: Int
  }

  /// The rows, in the order in which an answer would have them.
  package let rows: [Row]

  /// A menu opened along one path, as an engine answers: `count` rows on four levels, the children of the selected row
  /// of the level above, by count.
  package init(pathOf count: Int, seed: UInt64 = 3) {
    var random = SplitMix64(seed: seed)
    var rows: [Row] = []
    var parent = ""
    for level in 0..<4 {
      let size = level == 3 ? count - rows.count : count / 4
      let paths = HierarchyWorkload.children(size, of: parent, &random)
      let selected = random.below(size)
      for (index, path) in paths.enumerated() {
        rows.append(
          Row(value: path, level: level, isSelected: index == selected && level < 3, count: size - index))
      }
      parent = paths[selected] + " > "
    }
    self.rows = rows
  }

  /// A whole tree with `children[l]` children of each node of the level above l, shuffled, one path of it selected.
  package init(tree children: [Int], seed: UInt64 = 4) {
    var random = SplitMix64(seed: seed)
    var rows: [Row] = []
    var parents: [(prefix: String, isSelected: Bool)] = [("", true)]
    for (level, count) in children.enumerated() {
      var next: [(prefix: String, isSelected: Bool)] = []
      for parent in parents {
        for (index, path) in HierarchyWorkload.children(count, of: parent.prefix, &random).enumerated() {
          let isSelected = parent.isSelected && index == count / 2
          rows.append(Row(value: path, level: level, isSelected: isSelected, count: count - index))
          next.append((path + " > ", isSelected))
        }
      }
      parents = next
    }
    for index in stride(from: rows.count - 1, to: 0, by: -1) { rows.swapAt(index, random.below(index + 1)) }
    self.rows = rows
  }

  private static func children(_ count: Int, of prefix: String, _ random: inout SplitMix64) -> [String] {
    var names = Names()
    return (0..<count).map { _ in prefix + names.next(&random) }
  }
}
