import TerminalScreen

/// Which pane is where on a screen of some size.
struct Layout {
  /// The search field.
  let search: Rectangle
  /// The lists.
  let panes: [(focus: Focus, area: Rectangle)]
  /// The filters or an error.
  let status: Rectangle
  /// The keys.
  let help: Rectangle

  /// The smallest screen that something can be shown on.
  static let minimum = Size(columns: 20, rows: 6)

  /// The layout for a screen; nil where that is too small.
  ///
  /// A wide one has all panes side by side, a narrow one the list that has the focus above the hits.
  ///
  /// - Parameters:
  ///   - size: The screen's size.
  ///   - list: The list that has the focus or had it last.
  ///   - heights: How many lines the panes of fixed height have.
  init?(size: Size, list: Focus, heights: (tags: Int, sort: Int, toggle: Int)) {
    if size.columns < Layout.minimum.columns || size.rows < Layout.minimum.rows { return nil }
    let all = Rectangle(column: 0, row: 0, columns: size.columns, rows: 1)
    search = all
    status = all.row(size.rows - 2)
    help = all.row(size.rows - 1)
    let body = Rectangle(column: 0, row: 1, columns: size.columns, rows: size.rows - 3)
    // Each pane has a title, the categories at least three rows.
    let fixed = heights.tags + heights.sort + heights.toggle + 3
    let isWide = size.columns >= Layout.wideColumns && body.size.rows >= fixed + 4
    panes = isWide ? Layout.wide(body, heights, fixed) : Layout.narrow(body, list)
  }

  /// From so many columns on panes are side by side.
  private static let wideColumns = 76

  /// The width of the middle panes on a wide screen of so many columns.
  static func middleColumns(_ columns: Int) -> Int { columns * 34 / 100 }

  private static func wide(
    _ body: Rectangle, _ heights: (tags: Int, sort: Int, toggle: Int), _ fixed: Int
  ) -> [(Focus, Rectangle)] {
    let first = body.size.columns * 30 / 100
    let middle = middleColumns(body.size.columns)
    let right = first + middle
    var result = [
      (Focus.facets, Rectangle(column: 0, row: body.origin.row, columns: first - 1, rows: body.size.rows)),
      (
        Focus.hits,
        Rectangle(
          column: right, row: body.origin.row, columns: body.size.columns - right, rows: body.size.rows)
      ),
    ]
    var row = body.origin.row
    let rest = body.size.rows - fixed
    for (focus, height) in [
      (Focus.categories, rest), (.tags, heights.tags + 1), (.sort, heights.sort + 1),
      (.toggle, heights.toggle + 1),
    ] {
      result.append((focus, Rectangle(column: first, row: row, columns: middle - 1, rows: height)))
      row += height
    }
    return result
  }

  private static func narrow(_ body: Rectangle, _ list: Focus) -> [(Focus, Rectangle)] {
    if list == .hits { return [(.hits, body)] }
    let height = (body.size.rows + 1) / 2
    let columns = body.size.columns
    return [
      (list, Rectangle(column: 0, row: 1, columns: columns, rows: height)),
      (.hits, Rectangle(column: 0, row: 1 + height, columns: columns, rows: body.size.rows - height)),
    ]
  }
}
