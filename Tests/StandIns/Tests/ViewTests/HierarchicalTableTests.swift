import FacetWidgets
import Facets
import Testing
import UIKit

@MainActor @Suite struct HierarchicalTableTests {
  private func row(_ value: String, _ level: Int, _ isSelected: Bool, count: Int = 1) -> HierarchicalFacet {
    (Facet(value: value, count: count), level, isSelected)
  }

  private func show(_ rows: [HierarchicalFacet], in controller: HierarchicalTableViewController) {
    controller.setRows(rows) { RowDiff(from: controller.items, to: rows) }
  }

  @Test func opening() {
    let screen = Screen()
    let controller: HierarchicalTableViewController = .init(tableView: screen.table)
    #expect(screen.rows == [[]])
    let reloads = screen.table.record.reloads
    show([row("Audio", 0, false), row("Garden", 0, false)], in: controller)
    show([row("Audio", 0, false), row("Garden", 0, true), row("Garden > Tools", 1, false)], in: controller)
    #expect(screen.rows == [["Audio (1)", "Garden (1) ✓", "  Garden > Tools (1)"]])
    // The checkmark leaves a row that itself has not changed, and comes back.
    show([row("Audio", 0, false), row("Garden", 0, true), row("Garden > Tools", 1, true)], in: controller)
    #expect(screen.rows == [["Audio (1)", "Garden (1)", "  Garden > Tools (1) ✓"]])
    show([row("Audio", 0, false), row("Garden", 0, true)], in: controller)
    #expect(screen.rows == [["Audio (1)", "Garden (1) ✓"]])
    #expect(screen.table.record.faults == [])
    #expect(screen.table.record.reloads == reloads)
    #expect(screen.table.record.batches == 3)

    var clicked: [String] = []
    controller.onClick = { clicked.append($0) }
    screen.tap(1)
    #expect(clicked == ["Garden"])
    controller.setItem([row("Home", 0, false)])
    #expect(screen.rows == [["Home (1)"]])
    #expect(screen.table.record.reloads == reloads + 1)
  }

  @Test func randomMenus() {
    var random = SplitMix64(seed: 2)
    let screen = Screen()
    let controller: HierarchicalTableViewController = .init(tableView: screen.table)
    #expect(screen.rows == [[]])
    let reloads = screen.table.record.reloads
    for _ in 0..<2000 {
      let path = (0..<Int.random(in: 0...3, using: &random)).map { _ in Int.random(in: 0..<3, using: &random)
      }
      var rows: [HierarchicalFacet] = []
      for level in 0...path.count {
        let parent = path.prefix(level).map { "\($0)" }
        for name in 0..<3 where Bool.random(using: &random) {
          let value = (parent + ["\(name)"]).joined(separator: " > ")
          let isSelected = level < path.count && path[level] == name
          rows.append(row(value, level, isSelected, count: Int.random(in: 1...3, using: &random)))
        }
      }
      rows = DefaultPresenter.Hierarchical.present(rows)
      show(rows, in: controller)
      let deepest = rows.filter { $0.isSelected }.map { $0.level }.max()
      let expected = rows.map {
        String(repeating: "  ", count: $0.level) + $0.facet.description
          + ($0.isSelected && $0.level == deepest ? " ✓" : "")
      }
      #expect(screen.rows == [expected])
    }
    #expect(screen.table.record.faults == [])
    #expect(screen.table.record.reloads == reloads)
    #expect(screen.table.record.batches > 1900)
  }
}
