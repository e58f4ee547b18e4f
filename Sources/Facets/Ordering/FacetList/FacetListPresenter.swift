/// Decides which values of a facet list are shown and in which order, as InstantSearch's presenter of this name does.
///
/// Values that no criterion tells apart are sorted by name, and names that are equal but for case and accents by their
/// bytes, so that the order never depends on where the facets came from.
public struct FacetListPresenter: SelectableListPresentable, Hashable, Sendable {
  /// What the list is sorted by, the most important criterion first.
  public var sortBy: [FacetSortCriterion]
  /// How many rows are shown at most.
  public var limit: Int
  /// Whether values without hits are shown.
  public var showEmptyFacets: Bool
  /// How names are compared.
  public var alphabeticalOptions: AlphabeticalOptions

  /// A presenter with these choices; the largest count comes first where none is made.
  public init(
    sortBy: [FacetSortCriterion] = [.count(order: .descending)], limit: Int = .max,
    showEmptyFacets: Bool = true, alphabeticalOptions: AlphabeticalOptions = .insensitive
  ) {
    self.sortBy = sortBy
    self.limit = limit
    self.showEmptyFacets = showEmptyFacets
    self.alphabeticalOptions = alphabeticalOptions
  }

  /// The rows to show, in order.
  ///
  /// Complexity: O(n log n); with a small ``limit`` and a count or selection as the first criterion, O(n).
  public func transform(refinementFacets: [SelectableItem<Facet>]) -> [SelectableItem<Facet>] {
    var sorter = FacetListSorter(limit: max(limit, 0), options: alphabeticalOptions)
    sorter.load(refinementFacets, showsEmpty: showEmptyFacets)
    sorter.sort(by: sortBy)
    return sorter.rows.map { refinementFacets[Int($0)] }
  }
}
