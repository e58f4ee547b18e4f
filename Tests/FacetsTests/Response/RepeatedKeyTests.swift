@testable import Facets
import ReferenceFacets
import Testing

/// The last of a repeated key wins; repeated facet values stay.
struct RepeatedKeyTests {
  private func check(_ json: String) throws -> FacetResponse {
    let response = try decode(json)
    let reference = try OrderedResponse.responses(in: Array(json.utf8))
    #expect(differences(between: response, and: reference[0]) == [])
    return response
  }

  @Test func lastMemberWins() throws {
    let response = try check(
      #"{"nbHits":1,"nbHits":2,"query":"a","query":"b","index":"a","index":null,"exhaustive":{"typo":true},"exhaustive":{"nbHits":true},"userData":1,"userData":2,"exhaustiveTypo":false,"exhaustiveTypo":null}"#
    )
    #expect(response.nbHits == 2)
    #expect(response.query == "b")
    #expect(response.index == nil)
    #expect(response.exhaustive == .init(nbHits: true))
    #expect(response.userData?.description == "2")
  }

  @Test func lastHitsWin() throws {
    #expect(try check(#"{"hits":[1,2],"hits":[3]}"#).hits?.map(\.description) == ["3"])
    #expect(try check(#"{"hits":[1,2],"hits":[]}"#).hits?.count == 0)
    #expect(try check(#"{"hits":[1,2],"hits":null}"#).hits == nil)
  }

  @Test func lastFacetsWin() throws {
    let response = try check(#"{"facets":{"a":{"x":1},"b":{"y":2}},"facets":{"c":{"z":3}}}"#)
    #expect(response.facets?.map(\.attribute) == ["c"])
    #expect(response.rows("c") == [Row("z", 3)])
    #expect(response.facets?.valueCount == 1)
    #expect(try check(#"{"facets":{"a":{"x":1}},"facets":null}"#).facets == nil)
    #expect(try check(#"{"facets":null,"facets":{}}"#).facets?.count == 0)
  }

  @Test func lastAttributeWinsAtTheFirstPlace() throws {
    let response = try check(#"{"facets":{"a":{"x":1,"y":2},"b":{"z":3},"a":{"w":4}}}"#)
    #expect(response.facets?.map(\.attribute) == ["a", "b"])
    #expect(response.rows("a") == [Row("w", 4)])
    // However it is spelled.
    #expect(try check(#"{"facets":{"a":{"x":1},"\u0061":{"y":2}}}"#).rows("a") == [Row("y", 2)])
    // Equal in bytes only: these are two.
    #expect(try check(#"{"facets":{"\u00e9":{"x":1},"e\u0301":{"y":2}}}"#).facets?.count == 2)
  }

  @Test func canonicallyEquivalentAttributesAreFoundByTheirBytes() throws {
    let response = try check(
      #"{"facets":{"\u00e9":{"x":1},"e\u0301":{"y":2}},"facets_stats":{"\u00e9":{"min":1},"e\u0301":{"min":2}}}"#
    )
    #expect(response.rows("\u{e9}") == [Row("x", 1)])
    #expect(response.rows("e\u{301}") == [Row("y", 2)])
    #expect(response.facetStats(for: "\u{e9}")?.min == 1)
    #expect(response.facetStats(for: "e\u{301}")?.min == 2)
  }

  @Test func lastStatsWin() throws {
    let response = try check(
      #"{"facets_stats":{"p":{"min":1,"max":2},"q":{"min":0},"p":{"max":5,"max":6}}}"#)
    #expect(response.facetStats(for: "p") == FacetStats(max: 6))
    #expect(response.facetStatsByAttribute()?.count == 2)
    #expect(try check(#"{"facets_stats":{"p":{}},"facets_stats":{}}"#).facetStats(for: "p") == nil)
  }

  @Test func lastRenderingContentWins() throws {
    let response = try check(
      #"{"renderingContent":{"redirect":1,"facetOrdering":{"facets":{"order":["a"]}}},"renderingContent":{"facetOrdering":{"facets":{"order":["b"],"order":["c"]},"facets":{"hide":["d"]},"values":{"x":{"order":["1"]},"y":{},"x":{"hide":["2"]}}},"redirect":2,"redirect":3}}"#
    )
    let ordering = response.renderingContent?.facetOrdering
    #expect(ordering?.facets == .init(hide: ["d"]))
    #expect(ordering?.values == ["x": .init(hide: ["2"]), "y": .init()])
    #expect(response.renderingContent?.redirect?.description == "3")
    #expect(
      try check(#"{"renderingContent":{"facetOrdering":{},"facetOrdering":null}}"#).renderingContent?
        .facetOrdering == nil)
    #expect(
      try check(#"{"renderingContent":{"facetOrdering":{"values":{"x":{}},"values":{"y":{}}}}}"#)
        .renderingContent?.facetOrdering?.values.keys.map(\.rawValue) == ["y"])
  }

  @Test func lastFacetHitsWin() throws {
    let response = try check(
      #"{"facetHits":[{"value":"a","highlighted":"A"}],"facetHits":[{"value":"b","value":"c","highlighted":"C"}]}"#
    )
    #expect(response.facetHits == [Facet(value: "c", count: 0, highlighted: "C")])
  }

  @Test func lastResultsWin() throws {
    let json = Array(#"{"results":[{"page":1},{"page":2}],"results":[{"page":3}]}"#.utf8)
    #expect(try decodeMultiQuery(json).map(\.page) == [3])
    #expect(try decodeAny(json).map(\.page) == [3])
  }

  /// A loser is checked like a winner.
  @Test func earlierOnesAreCheckedToo() {
    #expect(decodingError(#"{"nbHits":"x","nbHits":1}"#)?.kind == .typeMismatch)
    #expect(decodingError(#"{"facets":{"a":{"x":1.5}},"facets":{}}"#)?.kind == .notAnInteger)
  }

  @Test func repeatedValuesStay() throws {
    let response = try check(#"{"facets":{"a":{"x":1,"y":2,"\u0078":3,"y":4,"z":5}}}"#)
    #expect(response.rows("a") == [Row("x", 1), Row("y", 2), Row("x", 3), Row("y", 4), Row("z", 5)])
    #expect(response.facets?["a"]?["x"]?.count == 3)
    #expect(response.facets?["a"]?["y"]?.count == 4)
    #expect(
      response.facetsByAttribute()?["a"] == [
        Facet(value: "x", count: 3), Facet(value: "y", count: 4), Facet(value: "z", count: 5),
      ])
  }

  @Test func emptyStringsAreNames() throws {
    let response = try check(#"{"facets":{"":{"":3},"a":{"":1," ":2}},"facets_stats":{"":{"min":1}}}"#)
    #expect(response.rows("") == [Row("", 3)])
    #expect(response.facets?["a"]?[""]?.count == 1)
    #expect(response.facets?[""]?.first?.value == "")
    #expect(response.facets?["a"]?.last?.value == " ")
    #expect(response.facetStats(for: "")?.min == 1)
  }

  @Test func thousandsOfRepeatedNames() throws {
    var random = SplitMix64(seed: 87)
    for count in [2, 3, 255, 256, 257, 3000] {
      let entries = (0..<count).map { index -> String in
        // Names of all lengths around the eight bytes that the hash takes at once, many of them repeated.
        let name =
          String(repeating: "n", count: index % 19) + "\(Int.random(in: 0...count / 2, using: &random))"
        return "\"\(name)\":{\"v\":\(index)}"
      }
      let stats = (0..<count).map { "\"\($0 % (count / 2 + 1))\":{\"min\":\($0)}" }
      let response = try check(
        "{\"facets\":{\(entries.joined(separator: ","))},\"facets_stats\":{\(stats.joined(separator: ","))}}")
      if count > 100 { #expect(try #require(response.facets).count < count) }
      #expect(response.facetStatsByAttribute()?.count == count / 2 + 1)
    }
  }
}
