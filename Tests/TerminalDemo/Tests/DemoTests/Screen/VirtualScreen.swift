import CPseudoTerminal

/// What a terminal shows, from the bytes that it gets: the sequences that the demo sends, and no others.
///
/// Widths are those of the C library, scalar by scalar, as simple terminals have them. It knows nothing of clusters, so
/// a thumb with a skin tone takes four columns: the demo must not be confused by that.
struct VirtualScreen {
  struct Cell: Equatable {
    /// Nothing in the second half of a wide character.
    var text = " "
    var isReversed = false
  }

  private(set) var columns: Int
  private(set) var rows: [[Cell]]
  /// Whether the program draws on a screen of its own.
  private(set) var isAlternate = false
  private(set) var isCursorVisible = true
  private(set) var wraps = true
  /// The picture is not whole yet.
  private(set) var isUpdating = false
  /// From 0.
  private(set) var cursor = (row: 0, column: 0)
  /// What the model does not understand; a test expects none.
  private(set) var unknown: [String] = []
  /// The other screen, which comes back unchanged: no test resizes the window before that.
  private var former: (rows: [[Cell]], cursor: (row: Int, column: Int))?
  private var isReversed = false
  private var parser = SequenceParser()

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  /// The rows as text, without blanks at the end.
  var lines: [String] {
    rows.map { row in
      var line = row.map(\.text).joined()
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// The text of so many columns of a row.
  func text(row: Int, columns: Range<Int>) -> String {
    rows[row][columns.clamped(to: 0..<self.columns)].map(\.text).joined()
  }

  mutating func resize(columns: Int, rows count: Int) {
    self.columns = columns
    rows = rows.prefix(count).map { row in
      Array(row.prefix(columns)) + Array(repeating: Cell(), count: max(0, columns - row.count))
    }
    while rows.count < count { rows.append(Array(repeating: Cell(), count: columns)) }
    cursor = (min(cursor.row, count - 1), min(cursor.column, columns - 1))
  }

  mutating func receive(_ bytes: [UInt8]) {
    for byte in bytes {
      switch parser.next(byte) {
      case .scalar(let scalar)?: print(scalar)
      case .sequence(let parameters, let letter)?: perform(parameters, letter)
      case .control(UInt8(ascii: "\r"))?: cursor.column = 0
      case .control(UInt8(ascii: "\n"))?: cursor.row = min(cursor.row + 1, rows.count - 1)
      case .control(let byte)?: unknown.append("control \(byte)")
      case .unknown(let text)?: unknown.append(text)
      case nil: break
      }
    }
  }
}

extension VirtualScreen {
  private mutating func print(_ scalar: Unicode.Scalar) {
    let width = Int(scalar_columns(scalar.value))
    if width < 0 {
      unknown.append("U+\(String(scalar.value, radix: 16))")
    } else if width == 0 {
      let column = max(cursor.column - 1, 0)
      let owner = rows[cursor.row][column].text.isEmpty ? max(column - 1, 0) : column
      rows[cursor.row][owner].text.unicodeScalars.append(scalar)
    } else {
      // Without wrapping the last column is written over and over.
      let column = min(cursor.column, columns - width)
      // A picture for a larger window may be under way still.
      if column < 0 { return }
      clearHalves(column..<column + width)
      rows[cursor.row][column] = Cell(text: String(Character(scalar)), isReversed: isReversed)
      if width == 2 { rows[cursor.row][column + 1] = Cell(text: "", isReversed: isReversed) }
      cursor.column = column + width
    }
  }

  /// Writing over half of a wide character leaves a blank in place of the other.
  private mutating func clearHalves(_ written: Range<Int>) {
    if rows[cursor.row][written.lowerBound].text.isEmpty && written.lowerBound > 0 {
      rows[cursor.row][written.lowerBound - 1] = Cell()
    }
    if written.upperBound < columns && rows[cursor.row][written.upperBound].text.isEmpty {
      rows[cursor.row][written.upperBound] = Cell()
    }
  }

  private mutating func perform(_ parameters: String, _ letter: Character) {
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    switch (parameters, letter) {
    case (_, "H"):
      cursor = (
        row: min(max((numbers.first ?? 1) - 1, 0), rows.count - 1),
        column: min(max((numbers.count > 1 ? numbers[1] : 1) - 1, 0), columns - 1)
      )
    case (_, "G"): cursor.column = min(max((numbers.first ?? 1) - 1, 0), columns - 1)
    case ("2", "J"):
      rows = rows.map { row in row.map { _ in Cell() } }
    case ("", "K"):
      clearHalves(cursor.column..<columns)
      for column in cursor.column..<columns { rows[cursor.row][column] = Cell() }
    case (_, "m"):
      for number in numbers { select(number) }
    case ("?1049", "h"), ("?1049", "l"):
      if isAlternate == (letter == "h") { return }
      isAlternate.toggle()
      let shown = (rows, cursor)
      if isAlternate {
        rows = rows.map { row in row.map { _ in Cell() } }
      } else {
        (rows, cursor) = former ?? shown
      }
      former = isAlternate ? shown : nil
    case ("?25", _): isCursorVisible = letter == "h"
    case ("?7", _): wraps = letter == "h"
    case ("?2026", _): isUpdating = letter == "h"
    default: unknown.append("ESC [ \(parameters)\(letter)")
    }
  }

  private mutating func select(_ rendition: Int) {
    switch rendition {
    case 0: isReversed = false
    case 1, 2: break
    case 7: isReversed = true
    default: unknown.append("ESC [ \(rendition) m")
    }
  }
}
