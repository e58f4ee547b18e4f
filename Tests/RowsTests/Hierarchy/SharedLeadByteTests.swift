import Facets
import ReferenceFacets
import Testing

@Suite("Texts that part inside a scalar")
struct SharedLeadByteTests {
  @Test(
    "are ordered as strings where only some are normalized",
    arguments: [
      ["a\u{3041}", "a\u{3099}", "a\u{3042}"], ["か\u{3041}", "か\u{3099}", "が"],
      ["\u{1100}\u{1161}", "\u{1100}\u{1100}", "가"],
      ["e\u{370}", "e\u{345}", "e\u{301}", "é"],
      // Bytes would put the voiced か between the other two.
      ["か\u{3041}", "か\u{3099}", "か\u{30a2}"],
    ])
  func order(values: [String]) {
    for first in values {
      let rows: [HierarchicalFacet] = ([first] + values).map { (Facet(value: $0, count: 0), 0, false) }
      let presented = DefaultPresenter.Hierarchical.present(rows).map { Array($0.facet.value.utf8) }
      #expect(presented == ReferenceHierarchy.present(rows).map { Array($0.facet.value.utf8) })
    }
  }
}
