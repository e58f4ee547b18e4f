/// A key, as a terminal tells of it.
package enum Key: Hashable, Sendable {
  /// A key that types text.
  case text(String)
  /// The control key with a letter, in lower case.
  case control(Character)
  /// The keys with names.
  case up, down, left, right, home, end, pageUp, pageDown, tab, backTab, enter, escape, backspace, delete
}
