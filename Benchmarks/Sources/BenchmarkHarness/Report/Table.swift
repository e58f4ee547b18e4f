/// Rows of texts under a header, as plain text or as Markdown.
package struct Table {
  /// The titles of the columns; the first column is set flush left, the others flush right.
  package var header: [String]
  /// The cells; every row has as many as the header.
  package var rows: [[String]]

  /// A table with these cells.
  package init(header: [String], rows: [[String]]) {
    self.header = header
    self.rows = rows
  }

  private func width(_ column: Int) -> Int {
    ([header] + rows).map { $0[column].count }.max() ?? 0
  }

  private func padded(_ cells: [String]) -> [String] {
    cells.enumerated().map { column, cell in
      let padding = String(repeating: " ", count: width(column) - cell.count)
      return column == 0 ? cell + padding : padding + cell
    }
  }

  /// Columns two spaces apart, without trailing spaces.
  package var text: String {
    ([header] + rows).map { cells in
      var line = padded(cells).joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  /// A table of GitHub's Markdown.
  package var markdown: String {
    let rule = header.indices.map { column in
      let dashes = String(repeating: "-", count: max(width(column), 3) - (column == 0 ? 0 : 1))
      return column == 0 ? dashes : dashes + ":"
    }
    let escaped = rows.map { $0.map { $0.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|") } }
    let lines = [padded(header), rule] + escaped.map { padded($0) }
    return lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }
}
