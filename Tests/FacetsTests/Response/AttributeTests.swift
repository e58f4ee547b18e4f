import Facets
import Testing

@Suite("The names of attributes")
struct AttributeTests {
  private let composed: Attribute = "\u{e9}"
  private let decomposed: Attribute = "e\u{301}"

  @Test("are compared byte for byte, unlike strings")
  func bytes() {
    #expect(composed.rawValue == decomposed.rawValue)
    let (isEqual, isDifferent) = (composed == decomposed, composed != decomposed)
    #expect(!isEqual && isDifferent)
    let copy = Attribute(String(decoding: Array("e\u{301}".utf8), as: UTF8.self))
    let (isEqualToCopy, isDifferentFromCopy) = (copy == decomposed, copy != decomposed)
    #expect(isEqualToCopy && !isDifferentFromCopy && copy.hashValue == decomposed.hashValue)
    #expect([composed] != [decomposed] && Optional(composed) != decomposed)
    #expect(Set([composed, decomposed, copy]).count == 2)
    #expect([composed: 1, decomposed: 2][copy] == 2)
  }

  @Test("have the order of their bytes, a total one")
  func order() {
    #expect(decomposed < composed && !(composed < decomposed) && composed > decomposed)
    // By scalar, where UTF-16 would put the astral one first; a prefix comes first.
    let names: [Attribute] = ["", "B", "a", "aa", "e", "e\u{301}", "z", "\u{e9}", "\u{fffd}", "\u{10000}"]
    #expect(names.shuffled().sorted() == names)
  }

  @Test("stay apart in the dictionaries of a response")
  func dictionaries() throws {
    let response = try decode(
      #"""
      {"facets":{"\u00e9":{"x":1},"e\u0301":{"y":2}},"facets_stats":{"\u00e9":{"min":1},"e\u0301":{"min":2}},
       "renderingContent":{"facetOrdering":{"facets":{"order":["e\u0301","\u00e9"]},
         "values":{"\u00e9":{"hide":["x"]},"e\u0301":{"hide":["z"]}}}}}
      """#)
    let facets = try #require(response.facetsByAttribute())
    #expect(facets[composed]?.map(\.value) == ["x"] && facets[decomposed]?.map(\.value) == ["y"])
    let stats = try #require(response.facetStatsByAttribute())
    #expect(stats[composed]?.min == 1 && stats[decomposed]?.min == 2)
    let ordering = try #require(response.renderingContent?.facetOrdering)
    #expect(ordering.values[composed]?.hide == ["x"] && ordering.values[decomposed]?.hide == ["z"])
    // A rule that has become a value gives what the response's own columns give.
    let expected = [
      AttributedFacets(attribute: decomposed, facets: [Facet(value: "y", count: 2)]),
      AttributedFacets(attribute: composed, facets: []),
    ]
    #expect(response.orderedFacets() == expected)
    #expect(FacetsOrderer(ordering)(Array(try #require(response.facets))) == expected)
  }

  @Test("stay apart in selections")
  func selections() {
    let values: [Attribute: Set<String>] = [composed: ["x"], decomposed: ["y"]]
    let selection = FacetSelection(values)
    #expect(selection.count == 2 && selection.selections == values)
    #expect(selection.contains("x", for: composed) && !selection.contains("x", for: decomposed))
    var filters = Filters()
    for (attribute, value) in [(composed, "x"), (decomposed, "y")] {
      filters.add(Filter.Facet(attribute: attribute, stringValue: value), to: .and(name: "all"))
    }
    #expect(filters.selections == values)
  }
}
