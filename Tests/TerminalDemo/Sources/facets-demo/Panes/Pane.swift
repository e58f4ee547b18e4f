import Facets
import TerminalScreen

/// A part of the screen with a list of rows, one of which is under the cursor.
@MainActor protocol Pane: AnyObject {
  /// What stands above it.
  var title: String { get }
  /// How many rows the cursor can stand on.
  var rowCount: Int { get }
  /// The cursor.
  var cursor: ListCursor { get set }
  /// The lines to show, the rows among them, in at most so many columns.
  func lines(columns: Int) -> [PaneLine]
  /// Does what a tap on the row under the cursor does.
  func activate()
}

/// A line of a pane.
struct PaneLine {
  /// What stands before the text.
  enum Mark: String {
    case none = ""
    case selected = "[x] "
    case unselected = "[ ] "
    case opened = "- "
    case closed = "+ "
  }

  var text: String
  var detail = ""
  var mark = Mark.none
  var indentation = 0
  /// The row's number for the cursor; nil for a line that is none.
  var row: Int?
}

/// The row that the cursor is on, and the first line that is visible.
struct ListCursor {
  private(set) var row = 0
  private var firstLine = 0

  mutating func move(by distance: Int, count: Int) {
    row = max(0, min(row + distance, count - 1))
  }

  /// Stays on its row when the list changes; where that is gone, in its place.
  mutating func follow(_ diff: RowDiff, oldCount: Int, newCount: Int) {
    var isHere = (0..<oldCount).map { $0 == row }
    let update = diff.updates.first { $0.old == row }
    diff.apply(to: &isHere) { $0 == update?.new }
    row = isHere.firstIndex(of: true) ?? max(0, min(row, newCount - 1))
  }

  /// The first line to show so that `line` is visible among `height` of `count` lines, with as little movement as
  /// possible.
  mutating func scroll(to line: Int, count: Int, height: Int) -> Int {
    if line < firstLine { firstLine = line }
    if line >= firstLine + height { firstLine = line - height + 1 }
    firstLine = max(0, min(firstLine, count - height))
    return firstLine
  }
}
