import Facets

// Rows in a form in which bytes, not canonical equivalence, decide.

func describe(_ rows: [HierarchicalFacet]) -> [[UInt8]] {
  rows.map { Array("\($0.level) \($0.isSelected) \($0.facet.count) \($0.facet.value)".utf8) }
}

func describe(_ items: [SelectableItem<Facet>]) -> [[UInt8]] {
  items.map { Array("\($0.isSelected) \($0.item.count) \($0.item.value)".utf8) }
}

func describe(_ entries: [AttributedFacets]) -> [[[UInt8]]] {
  entries.map { entry in
    [Array(entry.attribute.rawValue.utf8)] + entry.facets.map { Array("\($0.count) \($0.value)".utf8) }
  }
}

func describe(_ entries: [(attribute: String, values: [(value: String, count: Int)])]) -> [[[UInt8]]] {
  entries.map { entry in
    [Array(entry.attribute.utf8)] + entry.values.map { Array("\($0.count) \($0.value)".utf8) }
  }
}
