import TerminalScreen

/// The search field.
@MainActor final class QueryPane {
  /// Hears of every changed text.
  var onEdit: (String) -> Void = { _ in }
  private(set) var text = ""
  /// The characters before the caret.
  private(set) var caret = 0

  /// Edits the text; false for a key that has no meaning here.
  func handle(_ key: Key) -> Bool {
    let before = text.prefix(caret)
    let after = text.dropFirst(caret)
    switch key {
    case .text(let typed): replace(before: before + typed, after: after)
    case .backspace: replace(before: before.dropLast(), after: after)
    case .delete: replace(before: before, after: after.dropFirst())
    case .control("u"), .escape: replace(before: "", after: "")
    case .left: caret = max(caret - 1, 0)
    case .right: caret = min(caret + 1, text.count)
    case .home, .control("a"): caret = 0
    case .end, .control("e"): caret = text.count
    default: return false
    }
    return true
  }

  /// What is typed joins the character before it where it is a mark, so characters are counted anew.
  private func replace(before: Substring, after: Substring) {
    let new = String(before + after)
    caret = min(before.count, new.count)
    if new == text { return }
    text = new
    onEdit(new)
  }
}
