public import Facets

/// A list of items of which users select some.
@MainActor public protocol SelectableListController<Item>: AnyObject {
  /// What the rows are, such as `Filter.Tag`.
  associatedtype Item
  /// Updates the rows. ``reload()`` follows.
  func setSelectableItems(selectableItems: [SelectableItem<Item>])
  /// Shows the rows anew.
  func reload()
  /// Runs when users tap a row. A connection sets it.
  var onClick: ((Item) -> Void)? { get set }

  /// Updates the rows; the one function that a connection calls.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - diff: Says what has changed since the last call; never nothing.
  func setRows(_ rows: [SelectableItem<Item>], diff: () -> RowDiff)
}

extension SelectableListController {
  /// Ignores the difference: sets all items and reloads.
  public func setRows(_ rows: [SelectableItem<Item>], diff: () -> RowDiff) {
    setSelectableItems(selectableItems: rows)
    reload()
  }
}

/// A list of filters of one type.
public protocol FilterListController: SelectableListController where Item: FilterType {}

/// A list of tag filters.
public protocol TagFilterListController: FilterListController where Item == Filter.Tag {}

/// A list of facet filters.
public protocol FacetFilterListController: FilterListController where Item == Filter.Facet {}

/// A list of numeric filters.
public protocol NumericFilterListController: FilterListController where Item == Filter.Numeric {}
