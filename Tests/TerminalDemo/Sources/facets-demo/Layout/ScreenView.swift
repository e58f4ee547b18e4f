import FacetSearch
import TerminalScreen

/// Draws the whole screen.
@MainActor struct ScreenView {
  let title: String
  let panes: Panes
  let filters: String
  let focus: Focus
  /// The list that has the focus or had it last.
  let list: Focus

  func canvas(size: Size) -> Canvas {
    var canvas = Canvas(size: size)
    let middle = Layout.middleColumns(size.columns) - 3
    let heights = (
      tags: panes.tags.rowCount, sort: max(panes.sort.lines(columns: middle).count, 1),
      toggle: panes.toggle.rowCount
    )
    guard let layout = Layout(size: size, list: list, heights: heights) else {
      let row = Rectangle(column: 0, row: 0, columns: size.columns, rows: 1)
      canvas.write("too small", in: row)
      return canvas
    }
    drawSearch(in: layout.search, on: &canvas)
    for (place, area) in layout.panes {
      guard let pane = panes.pane(place) else { continue }
      PaneView(pane: pane, area: area, isFocused: place == focus).draw(on: &canvas)
    }
    if let error = panes.hits.error {
      canvas.write(" \(error)", in: layout.status, style: .reversed)
    } else {
      canvas.write(filters.isEmpty ? " no filters" : " \(filters)", in: layout.status, style: .dim)
    }
    canvas.write(" " + help, in: layout.help, style: .reversed)
    return canvas
  }

  private var help: String {
    focus == .query
      ? "type to search · Tab next pane · Esc clear · Ctrl-C quit"
      : "arrows move · Space toggle · Tab next pane · / search · x clear filters · q quit"
  }

  /// The field with the end of a text that is too long, since that is where people type, and the number of hits.
  private func drawSearch(in row: Rectangle, on canvas: inout Canvas) {
    let label = " Search \(title): "
    let summary = panes.hits.summary + " "
    let summaryColumns = min(DisplayText(summary).columns, row.size.columns / 2)
    let start = min(DisplayText(label).columns, row.size.columns / 2)
    let field = row.size.columns - start - summaryColumns - 1
    canvas.write(label, in: row.part(from: 0, columns: start), style: .bold)
    let before = DisplayText(panes.query.text.prefix(panes.query.caret)).end(columns: max(field - 1, 0))
    let shown = before.text + panes.query.text.dropFirst(panes.query.caret)
    canvas.write(shown, in: row.part(from: start, columns: field))
    canvas.write(
      summary, in: row.part(from: row.size.columns - summaryColumns, columns: summaryColumns), style: .bold)
    if focus == .query { canvas.caret = Position(column: start + before.columns, row: row.origin.row) }
  }
}
