@testable import Facets
import Testing

/// Absent, `null`, empty and wrong contents of the members that are objects or arrays.
struct ContainerMemberTests {
  @Test func facetsAbsentEmptyNull() throws {
    #expect(try decode("{}").facets == nil)
    #expect(try decode(#"{"facets":null}"#).facets == nil)
    let empty = try decode(#"{"facets":{}}"#)
    #expect(try #require(empty.facets).isEmpty)
    #expect(empty.facetsByAttribute() == [:])
    #expect(try decode(#"{"facets":{"a":{}}}"#).facets?["a"]?.count == 0)
    #expect(decodingError(#"{"facets":{"a":null}}"#)?.kind == .typeMismatch)
    #expect(decodingError(#"{"facets":{"a":[]}}"#)?.kind == .typeMismatch)
  }

  @Test func statsAbsentEmptyNull() throws {
    #expect(try decode("{}").facetStatsByAttribute() == nil)
    #expect(try decode(#"{"facets_stats":null}"#).facetStatsByAttribute() == nil)
    #expect(try decode(#"{"facets_stats":{}}"#).facetStatsByAttribute() == [:])
    let stats = try decode(#"{"facets_stats":{"p":{},"q":{"min":null,"max":-0.5,"avg":1,"sum":2e1,"x":[]}}}"#)
    #expect(stats.facetStats(for: "p") == FacetStats())
    #expect(stats.facetStats(for: "q") == FacetStats(max: -0.5, avg: 1, sum: 20))
  }

  @Test func hitsAbsentEmptyNull() throws {
    #expect(try decode("{}").hits == nil)
    #expect(try decode(#"{"hits":null}"#).hits == nil)
    let empty = try #require(try decode(#"{"hits":[ ]}"#).hits)
    #expect(empty.isEmpty)
    #expect(empty.json.description == "[ ]")
    #expect(try decode(#"{"hits":[null, 1 ,"x"]}"#).hits?.map(\.description) == ["null", "1", "\"x\""])
  }

  @Test func facetHitsAbsentEmptyNull() throws {
    #expect(try decode("{}").facetHits == nil)
    #expect(try decode(#"{"facetHits":null}"#).facetHits == nil)
    #expect(try decode(#"{"facetHits":[]}"#).facetHits == [])
    let found = try decode(
      #"{"facetHits":[{"x":1,"count":2,"value":"a","highlighted":"<b>a</b>"},{"value":"","highlighted":null},{"value":"c","highlighted":""}]}"#
    )
    #expect(
      found.facetHits == [
        Facet(value: "a", count: 2, highlighted: "<b>a</b>"), Facet(value: "", count: 0),
        Facet(value: "c", count: 0, highlighted: ""),
      ])
    #expect(decodingError(#"{"facetHits":[{"count":2}]}"#)?.kind == .typeMismatch)
    #expect(decodingError(#"{"facetHits":[{"value":null}]}"#)?.path == "facetHits[0]")
  }

  @Test func renderingAbsentEmptyNull() throws {
    #expect(try decode("{}").renderingContent == nil)
    #expect(try decode(#"{"renderingContent":null}"#).renderingContent == nil)
    #expect(try decode(#"{"renderingContent":{"redirect":null}}"#).renderingContent?.redirect == nil)
    #expect(
      try decode(#"{"renderingContent":{"facetOrdering":null}}"#).renderingContent?.facetOrdering == nil)
    let rendering = try decode(#"{"renderingContent":{"widgets":[1],"redirect":{"url":"u"}}}"#)
      .renderingContent
    #expect(rendering?.redirect?.description == #"{"url":"u"}"#)
    #expect(rendering?.json.description == #"{"widgets":[1],"redirect":{"url":"u"}}"#)
  }

  @Test func orderingReadsAllOfARule() throws {
    let ordering = try decode(
      #"{"renderingContent":{"facetOrdering":{"facets":{"order":["b","a"],"hide":["c"],"x":0},"y":[],"values":{"a":{"order":["2","\u0031"],"hide":["3"],"sortRemainingBy":"alpha"},"b":{"sortRemainingBy":"hidden"},"c":{"order":null,"hide":null,"sortRemainingBy":null},"d":null,"e":{"sortRemainingBy":"later"},"f":{"sortRemainingBy":"count"}}}}}"#
    ).renderingContent?.facetOrdering
    let expected = FacetOrdering(
      facets: .init(order: ["b", "a"], hide: ["c"]),
      values: [
        "a": .init(order: ["2", "1"], hide: ["3"], sortRemainingBy: .alpha),
        "b": .init(sortRemainingBy: .hidden),
        "c": .init(), "d": .init(), "e": .init(), "f": .init(sortRemainingBy: .count),
      ])
    #expect(ordering == expected)
    for rule in [#"{"order":[1]}"#, #"{"hide":[null]}"#, #"{"sortRemainingBy":1}"#, #"{"order":{}}"#] {
      let json = "{\"renderingContent\":{\"facetOrdering\":{\"facets\":\(rule)}}}"
      #expect(decodingError(json)?.kind == .typeMismatch, "\(rule)")
    }
  }

  @Test func userDataKeepsAnything() throws {
    #expect(try decode("{}").userData == nil)
    #expect(try decode(#"{"userData":null}"#).userData == nil)
    for value in ["[]", "{}", "1e400", "\"\\u0041\"", "false", #"[{"a": [1 , 2]}]"#] {
      #expect(try decode("{\"userData\": \(value) }").userData?.description == value)
    }
  }

  @Test func exhaustiveOfBothForms() throws {
    #expect(try decode("{}").exhaustive == .init())
    #expect(try decode(#"{"exhaustive":null}"#).exhaustive == .init())
    let new = try decode(
      #"{"exhaustive":{"facetsCount":true,"nbHits":false,"typo":true,"facetValues":false,"rulesMatch":true,"x":1}}"#
    )
    #expect(
      new.exhaustive
        == .init(facetsCount: true, nbHits: false, typo: true, facetValues: false, rulesMatch: true))
    let old = try decode(#"{"exhaustiveFacetsCount":false,"exhaustiveNbHits":true,"exhaustiveTypo":false}"#)
    #expect(old.exhaustive == .init(facetsCount: false, nbHits: true, typo: false))
    // The new form wins where it speaks, wherever it stands.
    for json in [
      #"{"exhaustive":{"facetsCount":true,"nbHits":null},"exhaustiveFacetsCount":false,"exhaustiveNbHits":true}"#,
      #"{"exhaustiveFacetsCount":false,"exhaustiveNbHits":true,"exhaustive":{"facetsCount":true,"nbHits":null}}"#,
    ] {
      #expect(try decode(json).exhaustive == .init(facetsCount: true, nbHits: true))
    }
  }
}
