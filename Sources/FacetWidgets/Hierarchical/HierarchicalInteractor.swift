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
  /// Tells of a new ``menu``: other values or another path.
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
