import FacetWidgets
import Facets

/// The dynamic facet list: attributes as headings, values as rows.
@MainActor final class FacetsPane: Pane, DynamicFacetListController {
  let title = "Facets"
  var cursor = ListCursor()
  var didSelect: ((Attribute, Facet) -> Void)?
  private let redraw: Redraw
  private var rows = DynamicFacetRows()

  init(redraw: Redraw) {
    self.redraw = redraw
  }

  var rowCount: Int { rows.count }

  // The rows hold both.
  func setOrderedFacets(_ orderedFacets: [AttributedFacets]) {}
  func setSelections(_ selections: [Attribute: Set<String>]) {}

  func setRows(_ rows: DynamicFacetRows, diff: () -> RowDiff) {
    cursor.follow(diff(), oldCount: self.rows.count, newCount: rows.count)
    self.rows = rows
    redraw()
  }

  func lines(columns: Int) -> [PaneLine] {
    var lines: [PaneLine] = []
    for (index, row) in rows.enumerated() {
      if index == 0 || rows[index - 1].attribute != row.attribute {
        lines.append(PaneLine(text: row.attribute.rawValue))
      }
      lines.append(
        PaneLine(
          text: row.facet.value.isEmpty ? "(empty)" : row.facet.value, detail: String(row.facet.count),
          mark: row.isSelected ? .selected : .unselected, row: index))
    }
    return lines
  }

  func activate() {
    if rows.indices.contains(cursor.row) {
      didSelect?(rows[cursor.row].attribute, rows[cursor.row].facet)
    }
  }
}
