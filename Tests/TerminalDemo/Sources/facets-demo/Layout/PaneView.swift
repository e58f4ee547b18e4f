import TerminalScreen

/// Draws a pane: its title, and the lines round the cursor.
@MainActor struct PaneView {
  let pane: any Pane
  let area: Rectangle
  let isFocused: Bool

  func draw(on canvas: inout Canvas) {
    if area.size.rows < 1 { return }
    let lines = pane.lines(columns: area.size.columns - 2)
    let height = area.size.rows - 1
    let target = lines.firstIndex { $0.row == pane.cursor.row } ?? 0
    // What stands above the first row comes with it.
    if pane.cursor.row == 0 { _ = pane.cursor.scroll(to: 0, count: lines.count, height: height) }
    let first = pane.cursor.scroll(to: target, count: lines.count, height: height)
    drawTitle(isScrolled: lines.count > height, on: &canvas)
    for (offset, line) in lines.dropFirst(first).prefix(max(height, 0)).enumerated() {
      draw(line, in: area.row(offset + 1), on: &canvas)
    }
  }

  private func drawTitle(isScrolled: Bool, on canvas: inout Canvas) {
    let style: Style = isFocused ? [.bold, .reversed] : .bold
    canvas.write(" \(pane.title)", in: area.row(0), style: style)
    if isScrolled {
      drawRight("\(pane.cursor.row + 1)/\(pane.rowCount) ", in: area.row(0), style: style, on: &canvas)
    }
  }

  private func draw(_ line: PaneLine, in row: Rectangle, on canvas: inout Canvas) {
    let isUnderCursor = isFocused && line.row == pane.cursor.row
    let style: Style = isUnderCursor ? .reversed : (line.row == nil ? .dim : [])
    let marker = line.row == nil ? "" : (isUnderCursor ? "> " : "  ")
    let indentation = String(repeating: "  ", count: line.indentation)
    let detail = DisplayText(line.detail).columns
    canvas.write("", in: row, style: style)
    // The text keeps at least half of the row; a detail that does not fit beside it is shortened.
    let textColumns = max(row.size.columns / 2, row.size.columns - detail - (detail > 0 ? 1 : 0))
    canvas.write(
      marker + indentation + line.mark.rawValue + line.text, in: row.part(from: 0, columns: textColumns),
      style: style)
    let rest = row.part(from: textColumns + 1, columns: row.size.columns - textColumns - 1)
    drawRight(line.detail, in: rest, style: isUnderCursor ? style : .dim, on: &canvas)
  }

  private func drawRight(_ text: String, in row: Rectangle, style: Style, on canvas: inout Canvas) {
    let columns = min(DisplayText(text).columns, row.size.columns)
    canvas.write(text, in: row.part(from: row.size.columns - columns, columns: columns), style: style)
  }
}
