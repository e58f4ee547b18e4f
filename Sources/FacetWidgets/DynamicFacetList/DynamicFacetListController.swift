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
  ///   - rows: The rows.
  ///   - diff: What has changed since the last call; never empty.
  func setRows(_ rows: [SelectableFacet], diff: RowDiff)
}

extension DynamicFacetListController {
  /// Ignores the difference, for views that reload in ``setOrderedFacets(_:)`` and ``setSelections(_:)``.
  public func setRows(_ rows: [SelectableFacet], diff: RowDiff) {}
}
