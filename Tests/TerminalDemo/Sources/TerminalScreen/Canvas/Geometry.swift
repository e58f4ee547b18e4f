/// A size in characters.
package struct Size: Hashable, Sendable {
  /// The width.
  package var columns: Int
  /// The height.
  package var rows: Int

  /// A size of these lengths.
  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

/// A place on the screen, from 0 at the upper left.
package struct Position: Hashable, Sendable {
  /// The column.
  package var column: Int
  /// The row.
  package var row: Int

  /// A place.
  package init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// A part of the screen.
package struct Rectangle: Hashable, Sendable {
  /// The upper left corner.
  package var origin: Position
  /// The size; never negative.
  package var size: Size

  /// A rectangle; negative lengths become 0.
  package init(column: Int, row: Int, columns: Int, rows: Int) {
    origin = Position(column: column, row: row)
    size = Size(columns: max(columns, 0), rows: max(rows, 0))
  }

  /// The columns from `offset` on, so many, as a rectangle of the same rows.
  package func part(from offset: Int, columns: Int) -> Rectangle {
    Rectangle(column: origin.column + offset, row: origin.row, columns: columns, rows: size.rows)
  }

  /// The row `offset` of the rectangle, as a rectangle.
  package func row(_ offset: Int) -> Rectangle {
    Rectangle(column: origin.column, row: origin.row + offset, columns: size.columns, rows: 1)
  }
}
