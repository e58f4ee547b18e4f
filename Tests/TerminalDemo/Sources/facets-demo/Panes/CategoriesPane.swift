import FacetWidgets
import Facets

/// The hierarchical menu: each level indented under the selected row of the one above.
@MainActor final class CategoriesPane: Pane, HierarchicalController {
  let title = "Categories"
  var cursor = ListCursor()
  var onClick: ((String) -> Void)?
  private let separator: String
  private let redraw: Redraw
  private var rows: [HierarchicalFacet] = []

  init(separator: String, redraw: Redraw) {
    self.separator = separator
    self.redraw = redraw
  }

  var rowCount: Int { rows.count }

  func setItem(_ item: [HierarchicalFacet]) {
    rows = item
    redraw()
  }

  func setRows(_ rows: [HierarchicalFacet], diff: () -> RowDiff) {
    cursor.follow(diff(), oldCount: self.rows.count, newCount: rows.count)
    setItem(rows)
  }

  func lines(columns: Int) -> [PaneLine] {
    rows.enumerated().map { index, row in
      let path = HierarchicalPath(row.facet.value, separator: separator)
      return PaneLine(
        text: path.breadcrumbs.last?.name ?? "", detail: String(row.facet.count),
        mark: row.isSelected ? .opened : .closed, indentation: row.level, row: index)
    }
  }

  func activate() {
    if rows.indices.contains(cursor.row) { onClick?(rows[cursor.row].facet.value) }
  }
}
