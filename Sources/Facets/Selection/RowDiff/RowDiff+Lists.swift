extension RowDiff {
  /// The difference between two lists of rows of any type.
  ///
  /// Complexity: O(n) on average, O(n log n) in the rows between the first and the last change if any have moved.
  /// Allocates a few arrays, nothing per row.
  public init<Row: DiffableRow>(from old: [Row], to new: [Row]) {
    // A row may make its facet when asked: hold on to one that keys can point into.
    let facets = (old: old.map(\.facet), new: new.map(\.facet))
    var names = AttributeNumbers()
    let sides = (
      old: RowKeys(facets.old, names: names.numbers(of: old)),
      new: RowKeys(facets.new, names: names.numbers(of: new))
    )
    self.init(from: sides.old, to: sides.new) { old[$0].hasSameContent(as: new[$1]) }
    withExtendedLifetime(facets) {}
  }

  /// The difference between two lists of rows. Complexity: as for rows of any type.
  ///
  /// For the type that the widgets use: callers in other modules get code that is made for it, where code for any type of
  /// row takes several times as long.
  public init(from old: [SelectableFacet], to new: [SelectableFacet]) {
    var names = AttributeNumbers()
    let oldKeys = RowKeys(count: old.count, names: names.numbers(of: old)) { TextKey(old[$0].facet) }
    let newKeys = RowKeys(count: new.count, names: names.numbers(of: new)) { TextKey(new[$0].facet) }
    self.init(from: oldKeys, to: newKeys) { old[$0].hasSameContent(as: new[$1]) }
    withExtendedLifetime((old, new)) {}
  }

  /// The difference between two lists of one attribute's values. Complexity: as for rows.
  public init(from old: FacetList, to new: FacetList) {
    var counts: (old: [Int], new: [Int]) = ([], [])
    old.appendCounts(to: &counts.old)
    new.appendCounts(to: &counts.new)
    // A facet that is made only to be compared costs reference counts.
    let mayBeHighlighted = old.mayBeHighlighted || new.mayBeHighlighted
    self.init(from: RowKeys(old), to: RowKeys(new)) {
      counts.old[$0] == counts.new[$1]
        && (!mayBeHighlighted || old[$0].hasSameHighlight(as: new[$1]))
    }
    withExtendedLifetime((old, new)) {}
  }

  /// The difference between two lists of one attribute's values. Complexity: as for rows.
  public init(from old: [SelectableItem<Facet>], to new: [SelectableItem<Facet>]) {
    let oldKeys = RowKeys(count: old.count) { TextKey(old[$0].item) }
    let newKeys = RowKeys(count: new.count) { TextKey(new[$0].item) }
    self.init(from: oldKeys, to: newKeys) {
      old[$0].isSelected == new[$1].isSelected && old[$0].item.hasSameContent(as: new[$1].item)
    }
    withExtendedLifetime((old, new)) {}
  }

  /// The difference between two states of a hierarchical menu. Complexity: as for rows.
  public init(from old: [HierarchicalFacet], to new: [HierarchicalFacet]) {
    let oldKeys = RowKeys(count: old.count) { TextKey(old[$0].facet) }
    let newKeys = RowKeys(count: new.count) { TextKey(new[$0].facet) }
    self.init(from: oldKeys, to: newKeys) {
      old[$0].isSelected == new[$1].isSelected && old[$0].level == new[$1].level
        && old[$0].facet.hasSameContent(as: new[$1].facet)
    }
    withExtendedLifetime((old, new)) {}
  }
}
