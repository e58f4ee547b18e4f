public import FacetSearch
public import Facets

/// Manages a hierarchical menu: the values of its levels and the selected path.
@MainActor public final class HierarchicalInteractor {
  /// The attributes of the levels, from the first.
  public let hierarchicalAttributes: [Attribute]
  /// What stands between the names in a value, blanks included.
  public let separator: String
  /// The values of the levels and the selected path.
  public private(set) var menu: HierarchicalMenu
  /// How many rows of each level are shown at most, the first of the presenter's order; a selected row stays even
  /// beyond. Nil, as at first, means all. To show more, set another limit.
  public var limit: Int? {
    didSet { if limit != oldValue { onMenuChanged.notify(menu) } }
  }
  /// Tells of a new ``menu``, which has other values or another path, and of another ``limit``.
  public let onMenuChanged = Observers<HierarchicalMenu>()
  /// Tells of taps.
  let onPathComputed = Observers<HierarchicalPath>()

  /// An interactor of a menu without values.
  public init(hierarchicalAttributes: [Attribute], separator: String) {
    self.hierarchicalAttributes = hierarchicalAttributes
    self.separator = separator
    menu = HierarchicalMenu(levels: [], path: HierarchicalPath(separator: separator))
  }

  /// The levels as the query plan has them.
  var hierarchy: FacetHierarchy { FacetHierarchy(attributes: hierarchicalAttributes, separator: separator) }

  /// The selected path.
  public var path: HierarchicalPath { menu.path }

  /// The values of each level, in the order of ``hierarchicalAttributes``. Complexity of setting: O(1).
  public var levels: [FacetList] {
    get { menu.levels }
    set { setMenu(HierarchicalMenu(levels: newValue, path: path)) }
  }

  /// Whether ``limit`` hides any row that the path opens, of whatever level. Complexity: O(bytes), and O(n log n) where
  /// a level has more rows than that.
  public var canShowMore: Bool { limit.map { menu.opened.canShowMore(limit: $0) } ?? false }

  /// Does what a tap on a row does: selects its value, or the level above where it is selected already.
  public func select(_ value: String) {
    var path = path
    path.select(value)
    setPath(path)
    onPathComputed.notify(path)
  }

  func setPath(_ path: HierarchicalPath) {
    if path != self.path { setMenu(HierarchicalMenu(levels: levels, path: path)) }
  }

  private func setMenu(_ menu: HierarchicalMenu) {
    self.menu = menu
    onMenuChanged.notify(menu)
  }
}
