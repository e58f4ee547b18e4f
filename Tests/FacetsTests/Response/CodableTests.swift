@testable import Facets
import Foundation
import Testing

/// The library's values through Foundation's coders.
struct CodableTests {
  private func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: try JSONEncoder().encode(value))
  }

  private func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  @Test func facetsRoundTrip() throws {
    let facets = [
      Facet(value: "Zed", count: 3), Facet(value: "", count: 0), Facet(value: "e\u{301}\u{0}\"", count: .max),
      Facet(value: "a", count: -1, highlighted: "<em>a</em>"), Facet(value: "b", count: 1, highlighted: ""),
    ]
    #expect(try roundTrip(facets) == facets)
    #expect(try text(facets[0]) == #"{"count":3,"value":"Zed"}"#)
    #expect(try text(facets[3]) == #"{"count":-1,"highlighted":"<em>a</em>","value":"a"}"#)
    let decoded = try #require(try decode(#"{"facets":{"a":{"x\u00e9":2}}}"#).facets?["a"]?.first)
    #expect(decoded == Facet(value: "x\u{e9}", count: 2))
    #expect(try roundTrip(decoded) == decoded)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Facet.self, from: Data("{\"value\":\"a\"}".utf8))
    }
  }

  @Test func attributesAreKeys() throws {
    let counts: [Attribute: Int] = ["brand": 1, "categories.lvl0": 2, "": 3]
    #expect(try text(counts) == #"{"":3,"brand":1,"categories.lvl0":2}"#)
    #expect(try roundTrip(counts) == counts)
    #expect(try text(["a": Attribute("b")]) == #"{"a":"b"}"#)
    #expect(try roundTrip([Attribute("x"), "y"]) == ["x", "y"])
    let facets = try #require(try decode(#"{"facets":{"a":{"x":1},"b":{}}}"#).facetsByAttribute())
    #expect(try text(facets) == #"{"a":[{"count":1,"value":"x"}],"b":[]}"#)
    #expect(try roundTrip(facets) == facets)
  }

  @Test func attributesBehaveLikeTheirNames() {
    let attribute: Attribute = "brand"
    #expect(attribute == Attribute(rawValue: "brand"))
    #expect("\(attribute)" == "brand")
    let level = 2
    #expect("cat.lvl\(level)" as Attribute == Attribute("cat.lvl2"))
    #expect(["b", "a", "c"].sorted() as [Attribute] == ["a", "b", "c"])
  }

  @Test func statsAndRulesRoundTrip() throws {
    let stats = FacetStats(min: -0.5, max: 1e300)
    #expect(try roundTrip(stats) == stats)
    #expect(try text(FacetStats(min: 1)) == #"{"min":1}"#)
    let rule = FacetOrdering.FacetValuesOrder(order: ["a"], hide: [""], sortRemainingBy: .alpha)
    #expect(try roundTrip(rule) == rule)
    #expect(try text(rule) == #"{"hide":[""],"order":["a"],"sortRemainingBy":"alpha"}"#)
    // The engine leaves out what is empty, and may sort in ways that are not known here.
    for json in ["{}", #"{"hide":null,"sortRemainingBy":"later"}"#] {
      let rule = try JSONDecoder().decode(FacetOrdering.FacetValuesOrder.self, from: Data(json.utf8))
      #expect(rule == FacetOrdering.FacetValuesOrder())
    }
    let shown = try JSONDecoder().decode(FacetOrdering.FacetsOrder.self, from: Data(#"{"order":["a"]}"#.utf8))
    #expect(shown == FacetOrdering.FacetsOrder(order: ["a"]))
    #expect(try roundTrip(FacetOrdering(facets: shown, values: ["a": rule])).values["a"] == rule)
    // As the decoder of responses takes the same text.
    for json in [
      "{}", #"{"facets":null,"values":null}"#,
      #"{"values":{"a":null,"b":{"sortRemainingBy":"alpha"}},"facets":{"hide":["c"]},"later":1}"#,
    ] {
      let response = try decode(#"{"renderingContent":{"facetOrdering":\#(json)}}"#)
      let ordering = try JSONDecoder().decode(FacetOrdering.self, from: Data(json.utf8))
      #expect(ordering == response.renderingContent?.facetOrdering)
    }
    let order = FacetOrdering.FacetsOrder(order: ["a", "b"], hide: ["c"])
    #expect(try roundTrip(order) == order)
  }
}
