// The target of `Scripts/fuzz presenter`: menus, dynamic facets and facet lists show the rows that the naive references
// show, whatever the texts hold.

import Facets
import ReferenceFacets

/// libFuzzer's entry point. The first byte says what is presented.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPresenter(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var reader = unsafe ByteReader(data, count)
  switch reader.byte() % 4 {
  case 0: presentHierarchy(&reader)
  case 1: presentMenu(&reader)
  case 2: presentFacets(&reader)
  default: presentList(&reader)
  }
  return 0
}

/// Rows of any levels, selected at random.
private func presentHierarchy(_ reader: inout ByteReader) {
  let levels = [0, 1, 2, 3, 7, -2, Int.max, Int.min]
  var number = 0
  let rows: [HierarchicalFacet] = reader.list(upTo: 200) { reader in
    let flags = reader.byte()
    number += 1
    return (Facet(value: reader.text(), count: number), levels[Int(flags) % 8], flags & 8 != 0)
  }
  let expected = describe(ReferenceHierarchy.present(rows))
  precondition(describe(DefaultPresenter.Hierarchical.present(rows)) == expected, "presenter: \(rows)")
  var sorter = HierarchicalSorter()
  var buffer = Array(rows.prefix(reader.number(below: 8)))
  sorter.present(rows, into: &buffer)
  precondition(describe(buffer) == expected, "sorter: \(rows)")
}

/// A menu with a path, from lists of values.
private func presentMenu(_ reader: inout ByteReader) {
  let path = reader.byte() % 2 == 0 ? nil : reader.text()
  let levels = reader.list(upTo: 6) { reader in
    FacetList(reader.list(upTo: 40) { Facet(value: $0.text(), count: Int($0.byte())) })
  }
  let menu = HierarchicalMenu(levels: levels, path: HierarchicalPath(path))
  let expected = describe(ReferenceHierarchy.present(Array(menu.facets)))
  precondition(describe(Array(menu.rows())) == expected, "menu: \(menu.facets)")
  // The path is its components with the separator between them.
  let components = menu.path.components
  precondition(path.map { $0.hasSameBytes(as: components.joined(separator: " > ")) } ?? components.isEmpty)
  precondition(menu.path.depth == components.count && menu.path.values.count == components.count)
}

/// Attributes and values by a rule that names some of them.
private func presentFacets(_ reader: inout ByteReader) {
  let names = reader.list(upTo: 40) { $0.text() } + [""]
  func name(_ reader: inout ByteReader) -> String { names[reader.number(below: names.count)] }
  let facets: [(attribute: String, values: [(value: String, count: Int)])] = reader.list(upTo: 8) { reader in
    (name(&reader), reader.list(upTo: 60) { (name(&$0), Int(Int8(bitPattern: $0.byte()))) })
  }
  var ordering = FacetOrdering()
  ordering.facets.order = reader.list(upTo: 12) { Attribute(name(&$0)) }
  ordering.facets.hide = reader.list(upTo: 4) { Attribute(name(&$0)) }
  let sorts: [FacetOrdering.SortRule?] = [nil, .count, .alpha, .hidden]
  for _ in 0..<reader.number(below: 8) {
    ordering.values[Attribute(name(&reader))] = FacetOrdering.FacetValuesOrder(
      order: reader.list(upTo: 8, name), hide: reader.list(upTo: 8, name),
      sortRemainingBy: sorts[reader.number(below: 4)])
  }
  let limit = reader.byte() % 2 == 0 ? nil : reader.number(below: 8)
  let expected = describe(ReferenceOrdering.order(facets, by: ordering, limit: limit))
  let lists = facets.map { entry in
    AttributedFacets(
      attribute: Attribute(entry.attribute),
      facets: FacetList(entry.values.map { Facet(value: $0.value, count: $0.count) }))
  }
  let result = FacetsOrderer(ordering, limit: limit)(lists)
  precondition(describe(result) == expected, "facets: \(facets) by \(ordering), \(limit ?? -1)")
}

/// A facet list by criteria and options.
private func presentList(_ reader: inout ByteReader) {
  let options = AlphabeticalOptions(rawValue: reader.byte() % 8)
  let all: [FacetSortCriterion] = [
    .isRefined, .count(order: .ascending), .count(order: .descending), .alphabetical(order: .ascending),
    .alphabetical(order: .descending),
  ]
  let criteria = reader.list(upTo: 4) { all[$0.number(below: all.count)] }
  let limit = reader.byte() % 2 == 0 ? Int.max : reader.number(below: 12)
  let showsEmpty = reader.byte() % 2 == 0
  let items: [SelectableItem<Facet>] = reader.list(upTo: 100) { reader in
    let flags = reader.byte()
    var text = reader.text()
    // Swift's order of strings is not transitive for texts that are not normalized: no reference could be right there.
    if options.isEmpty { text.unicodeScalars.removeAll { $0.value >= 0x300 } }
    return (Facet(value: text, count: Int(flags >> 1) % 8 - 1), flags & 1 != 0)
  }
  let presenter = FacetListPresenter(
    sortBy: criteria, limit: limit, showEmptyFacets: showsEmpty, alphabeticalOptions: options)
  let expected = ReferenceFacetList.present(
    items, sortBy: criteria, limit: limit, showEmptyFacets: showsEmpty, options: options)
  let rows = presenter.transform(refinementFacets: items)
  precondition(describe(rows) == describe(expected), "list: \(items) \(presenter)")
}
