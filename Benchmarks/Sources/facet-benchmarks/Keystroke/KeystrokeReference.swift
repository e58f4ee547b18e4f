import BenchmarkHarness
import Facets
import ReferenceFacets

/// The rows that an answer should bring, by the naive implementations.
struct KeystrokeReference {
  /// A row of either list.
  struct Row: Equatable {
    /// The bytes, since strings that differ in their normal form only are two values.
    let attribute: [UInt8]
    let value: [UInt8]
    let count: Int
    let level: Int
    let isSelected: Bool
  }

  let list: [Row]
  let menu: [Row]

  /// The rows of the answer with this result.
  init(_ result: [UInt8], selected: KeystrokeAnswers.Selection?) throws {
    guard let response = try OrderedResponse.responses(in: result, form: .single).first else {
      throw Mismatch("no response")
    }
    // The rules as our decoder reads them, which the decoding benchmarks compare with the reference.
    var decoder = FacetDecoder()
    let ordering = try decoder.decode(result).renderingContent?.facetOrdering
    let facets = (response.facets ?? []).map { entry in
      (attribute: entry.name, values: entry.values.map { (value: $0.value, count: $0.count) })
    }
    list = ReferenceOrdering.order(facets, by: ordering).flatMap { attribute, values in
      let attribute = Array(attribute.utf8)
      let hasSelection = selected.map { Array($0.attribute.rawValue.utf8) == attribute } ?? false
      return values.map { value, count in
        Row(
          attribute: attribute, value: Array(value.utf8), count: count, level: 0,
          isSelected: hasSelection && value == selected?.value)
      }
    }
    let levels = KeystrokeScreen.levels.enumerated().flatMap { level, attribute -> [HierarchicalFacet] in
      let values = facets.first { $0.attribute == attribute.rawValue }?.values ?? []
      return values.map { (Facet(value: $0.value, count: $0.count), level, false) }
    }
    menu = ReferenceHierarchy.present(levels).map(Row.init)
  }

  /// From the old answer's rows to these, by Heckel's algorithm over dictionaries; the number of changes.
  func changes(from old: KeystrokeReference) -> Int {
    [(old.list, list), (old.menu, menu)].reduce(0) { sum, lists in
      let diff = HeckelDiff(
        from: lists.0, to: lists.1, by: { $0.attribute + [0] + $0.value }, hasSameContent: ==)
      return sum + diff.deletions.count + diff.insertions.count + diff.updates.count
    }
  }
}

extension KeystrokeReference.Row {
  /// A row of the list.
  init(_ row: FacetRow) {
    self.init(
      attribute: Array(row.attribute.rawValue.utf8), value: Array(row.facet.value.utf8),
      count: row.facet.count, level: 0, isSelected: row.isSelected)
  }

  /// A row of the menu.
  init(_ row: HierarchicalFacet) {
    self.init(
      attribute: [], value: Array(row.facet.value.utf8), count: row.facet.count, level: row.level,
      isSelected: row.isSelected)
  }
}
