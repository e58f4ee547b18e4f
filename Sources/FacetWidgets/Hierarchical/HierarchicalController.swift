public import Facets

/// A view of a hierarchical menu.
@MainActor public protocol HierarchicalController: AnyObject {
  /// Updates the rows and shows them.
  func setItem(_ item: [HierarchicalFacet])
  /// Runs with a row's value when users tap it. A connection sets it.
  var onClick: ((String) -> Void)? { get set }

  /// Updates the rows; the one function that a connection calls.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - diff: What has changed since the last call; never empty.
  func setRows(_ rows: [HierarchicalFacet], diff: RowDiff)
}

extension HierarchicalController {
  /// Ignores the difference: sets all rows.
  public func setRows(_ rows: [HierarchicalFacet], diff: RowDiff) {
    setItem(rows)
  }
}
