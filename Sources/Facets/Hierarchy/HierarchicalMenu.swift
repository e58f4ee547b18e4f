/// What a hierarchical menu shows: the values of each level and the selected path.
///
/// From here to rows there are two ways. ``facets`` are the rows as the response has them, for a presenter of the app's
/// own. ``rows(limit:)`` are the rows as ``DefaultPresenter/Hierarchical/present`` puts them, sorted in the columns, so
/// that no facet is made but those on screen.
public struct HierarchicalMenu: Sendable {
  /// The values of each declared level; a level that the response lacks has none.
  public let levels: [FacetList]
  /// The selected path.
  public let path: HierarchicalPath

  /// A menu with these values.
  public init(levels: [FacetList], path: HierarchicalPath) {
    self.levels = levels
    self.path = path
  }

  /// A menu of a response.
  ///
  /// - Parameters:
  ///   - facets: The response's facets; nil where it has none, which gives a menu without rows.
  ///   - attributes: The attributes of the levels, as declared: the order in the response does not matter.
  ///   - path: The selected path. It may lead where the response has nothing.
  public init(_ facets: FacetResponse.Facets?, attributes: [Attribute], path: HierarchicalPath) {
    self.init(levels: attributes.map { facets?[$0] ?? [] }, path: path)
  }

  /// A menu of facets in dictionary form.
  ///
  /// - Parameters:
  ///   - facets: The values by attribute; attributes may be missing.
  ///   - attributes: The attributes of the levels, as declared.
  ///   - path: The selected path.
  public init(_ facets: [Attribute: [Facet]], attributes: [Attribute], path: HierarchicalPath) {
    self.init(levels: attributes.map { FacetList(facets[$0] ?? []) }, path: path)
  }

  /// All rows, level by level in the response's order. A row is selected when its value is that of the path's level.
  public var facets: [HierarchicalFacet] {
    let values = path.values
    var facets: [HierarchicalFacet] = []
    for (level, list) in levels.enumerated() {
      let selected = level < values.count ? Array(values[level].utf8) : nil
      for facet in list {
        facets.append((facet, level, selected.map { TextKey(facet) == $0 } ?? false))
      }
    }
    return facets
  }

  /// The rows to show: each level sorted by value, behind the last selected row of the levels above it.
  ///
  /// - Parameter limit: How many rows of each level at most; a selected row stays even beyond.
  /// - Returns: The rows, made when asked for.
  /// - Complexity: O(bytes + n log n).
  public func rows(limit: Int? = nil) -> HierarchicalRows {
    var sorter = HierarchicalSorter()
    return sorter.rows(of: self, limit: limit)
  }

  /// Whether `limit` hides any row of any level, not only the first: ``rows(limit:)`` keeps the selected ones.
  ///
  /// Complexity: O(n log n) where a level has more rows than that, otherwise O(number of levels).
  public func canShowMore(limit: Int) -> Bool {
    levels.contains { $0.count > limit } && rows(limit: limit).count < levels.reduce(0) { $0 + $1.count }
  }

  /// This menu as the baseline of `later`, so that values which a filter has emptied stay in sight.
  ///
  /// Level by level: all values of both, the baseline's first, with the later counts, and 0 for what the later answer
  /// does not list. The path is that of `later`. Complexity: O(n).
  public func merging(_ later: HierarchicalMenu) -> HierarchicalMenu {
    let levels = (0..<max(levels.count, later.levels.count)).map { level in
      let baseline = level < self.levels.count ? self.levels[level] : []
      return baseline.merging(level < later.levels.count ? later.levels[level] : [])
    }
    return HierarchicalMenu(levels: levels, path: later.path)
  }
}

extension FacetList {
  /// The values of both lists, this list's first, with the counts of `later`; 0 where that does not list a value.
  ///
  /// Complexity: O(n) on average.
  func merging(_ later: FacetList) -> FacetList {
    var texts: [TextKey] = []
    appendTexts(to: &texts)
    later.appendTexts(to: &texts)
    var table = TextTable()
    table.reset(for: texts.count)
    // For the first row of each value, the last one: what a repeated value counts with, too.
    var lastRows = Array(texts.indices)
    var merged: [Int] = []
    for (row, text) in texts.enumerated() {
      let first = table.insert(row, hash: text.hash(seed: TextKey.seed)) { texts[$0] == text }
      if first == nil { merged.append(row) }
      lastRows[first ?? row] = row
    }
    return FacetList(
      merged.map { row in
        lastRows[row] >= count ? later[lastRows[row] - count] : self[row].counting(0)
      })
  }
}
