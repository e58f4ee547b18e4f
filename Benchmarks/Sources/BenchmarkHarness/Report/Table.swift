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

  private func widths(atLeast least: Int) -> [Int] {
    header.indices.map { column in ([header] + rows).reduce(least) { max($0, $1[column].count) } }
  }

  private func padded(_ cells: [String], to widths: [Int]) -> [String] {
    cells.enumerated().map { column, cell in
      let padding = String(repeating: " ", count: widths[column] - cell.count)
      return column == 0 ? cell + padding : padding + cell
    }
  }

  /// Columns two spaces apart, without trailing spaces.
  package var text: String {
    let widths = widths(atLeast: 0)
    return ([header] + rows).map { cells in
      var line = padded(cells, to: widths).joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  /// A table of GitHub's Markdown.
  package var markdown: String {
    let escaped = Table(header: header, rows: rows.map { $0.map { $0.replacing("|", with: "\\|") } })
    // The rule under the header needs three characters.
    let widths = escaped.widths(atLeast: 3)
    let rule = widths.enumerated().map { column, width in
      column == 0 ? String(repeating: "-", count: width) : String(repeating: "-", count: width - 1) + ":"
    }
    let lines = [padded(header, to: widths), rule] + escaped.rows.map { padded($0, to: widths) }
    return lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }
}
