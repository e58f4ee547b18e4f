public import Facets

/// The hierarchical presenter of the widget's documentation, with `String`s.
public enum ReferenceHierarchy {
  /// The documented closure, word for word in what it does.
  public static func present(_ facets: [HierarchicalFacet]) -> [HierarchicalFacet] {
    let levels = Set(facets.map { $0.level }).sorted()
    guard !levels.isEmpty else { return facets }
    var output: [HierarchicalFacet] = []
    output.reserveCapacity(facets.count)
    for level in levels {
      let facetsForLevel = facets.filter { $0.level == level }.sorted { $0.facet.value < $1.facet.value }
      let lastSelected = output.lastIndex { $0.isSelected }
      let indexToInsert = lastSelected.map { output.index(after: $0) } ?? output.endIndex
      output.insert(contentsOf: facetsForLevel, at: indexToInsert)
    }
    return output
  }
}
