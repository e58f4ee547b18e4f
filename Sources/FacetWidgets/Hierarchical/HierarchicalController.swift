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
  ///   - rows: The rows, which show something else than those of the last call.
  ///   - diff: Says what has changed since the last call; never nothing. For a controller that has asked in the last call,
  ///     the answer is there already; otherwise it takes the time of a `RowDiff`, O(n) on average.
  func setRows(_ rows: [HierarchicalFacet], diff: () -> RowDiff)
}

extension HierarchicalController {
  /// Ignores the difference: sets all rows.
  public func setRows(_ rows: [HierarchicalFacet], diff: () -> RowDiff) {
    setItem(rows)
  }
}
