/// How characters look.
package struct Style: OptionSet, Hashable, Sendable {
  /// The bits.
  package let rawValue: UInt8

  /// A style of these bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Heavier.
  package static let bold = Style(rawValue: 1)
  /// Weaker.
  package static let dim = Style(rawValue: 2)
  /// Background and foreground exchanged.
  package static let reversed = Style(rawValue: 4)
}

/// What one place of the screen shows.
package struct Cell: Hashable, Sendable {
  /// The character; of a wide one the second cell has none.
  package var character: Character?
  /// Its style.
  package var style: Style

  /// An empty place.
  package static let blank = Cell(character: " ", style: [])
}

/// A picture of the screen in memory.
package struct Canvas: Hashable, Sendable {
  /// The size.
  package let size: Size
  /// The cells, row by row.
  package private(set) var cells: [Cell]
  /// Where the text cursor stands; nil where none is wanted.
  package var caret: Position?

  /// An empty picture.
  package init(size: Size) {
    self.size = size
    cells = Array(repeating: .blank, count: size.columns * size.rows)
  }

  /// The cells of a row.
  package func row(_ row: Int) -> ArraySlice<Cell> { cells[row * size.columns..<(row + 1) * size.columns] }

  /// Writes `text` at the left of `area`'s first row, shortened to fit, and gives the rest of that row its style.
  ///
  /// - Returns: The columns that the text took.
  @discardableResult
  package mutating func write(_ text: String, in area: Rectangle, style: Style = []) -> Int {
    let columns = min(area.size.columns, size.columns - area.origin.column)
    guard 0..<size.rows ~= area.origin.row, area.origin.column >= 0, columns > 0 else { return 0 }
    let start = area.origin.row * size.columns + area.origin.column
    clearHalves(from: area.origin.column, columns: columns, rowStart: area.origin.row * size.columns)
    var used = 0
    for part in DisplayText(text).truncated(to: columns).parts {
      cells[start + used] = Cell(character: part.character, style: style)
      if part.columns == 2 { cells[start + used + 1] = Cell(character: nil, style: style) }
      used += part.columns
    }
    for column in used..<columns { cells[start + column] = Cell(character: " ", style: style) }
    return used
  }

  /// Half of a wide character that is written over leaves a blank in place of the other half.
  private mutating func clearHalves(from column: Int, columns: Int, rowStart: Int) {
    if column > 0 && cells[rowStart + column].character == nil {
      cells[rowStart + column - 1].character = " "
    }
    let end = column + columns
    if end < size.columns && cells[rowStart + end].character == nil { cells[rowStart + end].character = " " }
  }
}
