@testable import Facets
import Testing

/// Facets that do not come from a response.
struct MadeFacetTests {
  @Test func madeFacetsKeepTheirTexts() {
    for value in ["", "a", "e\u{301}", "\u{1F600}", String(repeating: "long ", count: 100)] {
      for highlighted in [nil, "", "<em>\(value)</em>"] {
        let facet = Facet(value: value, count: 7, highlighted: highlighted)
        #expect(facet.bytes == Array(value.utf8))
        #expect(Array(facet.value.utf8) == Array(value.utf8))
        #expect(facet.highlighted == highlighted)
        #expect(facet.count == 7)
        // The texts with their padding and no page of an arena.
        let texts = value.utf8.count + (highlighted?.utf8.count ?? 0)
        #expect(facet.storage.byteCount < texts + PaddedInput.padding + Arena.alignment)
      }
    }
  }

  /// As in InstantSearch: about the count, not the value.
  @Test func emptyFacetsHaveNoHits() {
    #expect(Facet(value: "a", count: 0).isEmpty)
    #expect(!Facet(value: "", count: 1).isEmpty)
    #expect(
      !Facet(value: "a", count: 1).counting(2).isEmpty && Facet(value: "a", count: 1).counting(0).isEmpty)
  }

  @Test func valuesWithoutCountsShareExactlyTheirMemory() {
    let many = (0..<1000).map { "value \($0)" }
    for values: [String] in [[], ["a"], ["", "b\u{301}", ""], many] {
      let list = FacetList(uncounted: values)
      #expect(list.map { $0.bytes } == values.map { Array($0.utf8) })
      #expect(list.allSatisfy { $0.isEmpty })
      let texts = values.reduce(0) { $0 + $1.utf8.count }
      if let storage = list.first?.storage {
        #expect(storage.byteCount == Columns.exactSize(forTexts: texts, rows: values.count))
      }
    }
  }
}
