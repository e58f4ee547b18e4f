/// How many items of a list can be selected at a time.
public enum SelectionMode: Hashable, Sendable, CaseIterable {
  /// One: selecting an item deselects the former one.
  case single
  /// Any number.
  case multiple
}
