/// A view of one item that is selected or not, such as a switch.
@MainActor public protocol SelectableController<Item>: AnyObject {
  /// What is selected: a type of filter.
  associatedtype Item
  /// Updates the selection.
  func setSelected(_ isSelected: Bool)
  /// Updates the item.
  func setItem(_ item: Item)
  /// Runs when users turn the item on (true) or off. A connection sets it.
  var onClick: ((Bool) -> Void)? { get set }
}

extension SelectableController {
  /// Ignores the item, for views that show a text of their own.
  public func setItem(_ item: Item) {}
}
