/// An item of a list that can be selected, and whether it is.
public typealias SelectableItem<T> = (item: T, isSelected: Bool)

/// Decides which rows of a facet list are shown, and in which order.
public protocol SelectableListPresentable {
  /// The rows to show of `refinementFacets`, in order.
  func transform(refinementFacets: [SelectableItem<Facet>]) -> [SelectableItem<Facet>]
}
