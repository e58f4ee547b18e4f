/// A row of a hierarchical menu: a facet, its level from 0, and whether it is on the selected path.
public typealias HierarchicalFacet = (facet: Facet, level: Int, isSelected: Bool)

/// Decides which rows of a hierarchical menu are shown, and in which order.
public typealias HierarchicalPresenter = @Sendable ([HierarchicalFacet]) -> [HierarchicalFacet]

/// The presenters that widgets use where the app names none.
public enum DefaultPresenter {
  /// The presenter of hierarchical menus.
  public enum Hierarchical {
    /// Shows the selected path opened: each level sorted by value, right behind the last selected row of the levels
    /// above it.
    ///
    /// Gives the rows that InstantSearch's presenter of this name gives, for every input: levels ascend, values have
    /// Swift's order of strings, equal values keep their order. Complexity: O(bytes + n log n) instead of a pass over
    /// all rows, a sort with two new strings a comparison and an insertion for each level. Code that presents often
    /// keeps a ``HierarchicalSorter`` and its buffer instead.
    public static let present: HierarchicalPresenter = { facets in
      var sorter = HierarchicalSorter()
      return sorter.present(facets)
    }

    /// A presenter that shows the selected path opened as ``present`` does, with names compared as `options` say: apple,
    /// Banana, Éclair, zoo. Values that the options see no difference in are sorted by their bytes.
    ///
    /// Complexity of presenting: O(bytes + n log n + n × number of levels).
    public static func alphabetical(_ options: AlphabeticalOptions = .insensitive) -> HierarchicalPresenter {
      let presenter = FacetListPresenter(
        sortBy: [.alphabetical(order: .ascending)], alphabeticalOptions: options)
      return { facets in
        var levels: [Int: [SelectableItem<Facet>]] = [:]
        for (facet, level, isSelected) in facets { levels[level, default: []].append((facet, isSelected)) }
        var rows: [HierarchicalFacet] = []
        rows.reserveCapacity(facets.count)
        for (level, items) in levels.sorted(by: { $0.key < $1.key }) {
          let place = rows.lastIndex { $0.isSelected }.map { $0 + 1 } ?? rows.count
          let sorted = presenter.transform(refinementFacets: items).map { ($0.item, level, $0.isSelected) }
          rows.insert(contentsOf: sorted, at: place)
        }
        return rows
      }
    }
  }
}
