import Facets
import Testing
import UIKit

/// A table on screen, and what it shows.
@MainActor struct Screen {
  let table: UITableView
  private let window: UIWindow

  /// Puts `table` into a window.
  init(_ table: UITableView = UITableView()) {
    self.table = table
    window = UIWindow()
    window.addSubview(table)
  }

  /// The rows of all sections: indentation, text and checkmark.
  var rows: [[String]] {
    (0..<table.numberOfSections).map { section in
      (0..<table.numberOfRows(inSection: section)).map { row in
        guard let cell = table.cellForRow(at: IndexPath(row: row, section: section)) else { return "no cell" }
        let indentation = String(repeating: "  ", count: cell.indentationLevel)
        return indentation + (cell.textLabel?.text ?? "") + (cell.accessoryType == .checkmark ? " ✓" : "")
      }
    }
  }

  /// Taps a row; it must not stay highlighted.
  func tap(_ row: Int, section: Int = 0, sourceLocation: SourceLocation = #_sourceLocation) {
    table.tap(IndexPath(row: row, section: section))
    #expect(table.indexPathsForSelectedRows == nil, sourceLocation: sourceLocation)
  }
}
