import Foundation

/// What goes to standard error: notices always, progress only to a terminal.
package enum StandardError {
  private static var isTerminal: Bool { isatty(2) == 1 }

  /// Prints a line.
  package static func notice(_ text: String) {
    clearProgress()
    write(text + "\n")
  }

  /// Replaces the line of progress, where standard error is a terminal.
  package static func progress(_ text: String) {
    if isTerminal { write("\r\u{1b}[K" + text) }
  }

  /// Takes the line of progress away.
  package static func clearProgress() {
    if isTerminal { write("\r\u{1b}[K") }
  }

  private static func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
