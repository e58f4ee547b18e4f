public import Facets

/// A view that shows facets and their values in the order of the response, and reports taps.
@MainActor public protocol DynamicFacetListController: AnyObject {
  /// Updates the ordered facets.
  func setOrderedFacets(_ orderedFacets: [AttributedFacets])
  /// Updates the selected facet values.
  func setSelections(_ selections: [Attribute: Set<String>])
  /// Runs when users select a facet. A connection sets it.
  var didSelect: ((Attribute, Facet) -> Void)? { get set }

  /// Updates the rows of all attributes, one after the other, each with its selection; called a moment after the other
  /// functions of this protocol, which tell the same.
  ///
  /// - Parameters:
  ///   - rows: The rows, which show something else than those of the last call.
  ///   - diff: Says what has changed since the last call; never nothing. For a controller that has asked in the last call,
  ///     the answer is there already; otherwise it takes the time of a `RowDiff`, O(n) on average.
  func setRows(_ rows: DynamicFacetRows, diff: () -> RowDiff)
}

extension DynamicFacetListController {
  /// Ignores the rows, for views that reload in ``setOrderedFacets(_:)`` and ``setSelections(_:)``.
  public func setRows(_ rows: DynamicFacetRows, diff: () -> RowDiff) {}
}
