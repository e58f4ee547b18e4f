@testable import Facets
import FacetSearch
import Foundation
import Testing

/// Section F of the list of cases: faults that people met in other JSON decoders.
struct DecodingCases {
  @Test func case81IntegersAreExactOrAnError() throws {
    #expect(try count("9007199254740993") == 9_007_199_254_740_993)
    #expect(try count("9223372036854775807") == .max)
    #expect(throws: FacetDecodingError.self) { try count("9223372036854775808") }
    #expect(decodingError(#"{"facets":{"brand":{"Zed":9223372036854775808}}}"#)?.kind == .numberOutOfRange)
  }

  @Test func case82FractionCarriesThePath() throws {
    let error = try #require(decodingError(#"{"facets":{"brand":{"Zed":4.5}}}"#))
    #expect(error.kind == .notAnInteger)
    #expect(error.path == "facets.brand.Zed")
    #expect(try count("4.0") == 4)
    #expect(try count("4e0") == 4)
  }

  @Test func case83NumberBeyondTheType() throws {
    #expect(decodingError(#"{"nbHits":7e300}"#)?.kind == .numberOutOfRange)
    let stats = try decode(#"{"facets_stats":{"price":{"max":7e300}}}"#).facetStats(for: "price")
    #expect(stats?.max == 7e300)
  }

  @Test func case85EscapesMixedWithPlainText() throws {
    let response = try decode(
      #"{"query":"\u0022Stra\u00DFe\u0022","facets":{"a":{"\u0022Stra\u00DFe\u0022":1}}}"#)
    #expect(response.query == "\"Stra\u{df}e\"")
    #expect(response.rows("a") == [Row("\"Stra\u{df}e\"", 1)])
  }

  @Test func case86EmbeddedNul() throws {
    let response = try decode(#"{"facets":{"a":{"x\u0000y":7}}}"#)
    #expect(response.rows("a") == [Row("x\u{0}y", 7)])
    #expect(response.facets?["a"]?["x\u{0}y"]?.value.unicodeScalars.count == 3)
    #expect(decodingError("{\"facets\":{\"a\":{\"x\u{0}y\":7}}}")?.kind == .controlCharacter)
  }

  /// The list expects the first to win, as in `JSONDecoder`; the design has the last, as in `JSON.parse`.
  @Test func case87RepeatedKeys() throws {
    let response = try decode(#"{"facets":{"brand":{"Zed":1,"Zed":2}}}"#)
    #expect(response.facets?["brand"]?["Zed"]?.count == 2)
    #expect(response.facetsByAttribute()?["brand"] == [Facet(value: "Zed", count: 2)])
    #expect(response.rows("brand") == [Row("Zed", 1), Row("Zed", 2)])
  }

  @Test func case89CanonicallyEquivalentValuesStayTwo() throws {
    let response = try decode(#"{"facets":{"name":{"Zo\u00EB":3,"Zoe\u0308":2}}}"#)
    #expect(response.rows("name") == [Row("Zo\u{eb}", 3), Row("Zoe\u{308}", 2)])
    #expect(response.facets?["name"]?["Zo\u{eb}"]?.count == 3)
    #expect(response.facets?["name"]?["Zoe\u{308}"]?.count == 2)
    #expect(response.facetsByAttribute()?["name"]?.count == 2)
  }

  @Test(arguments: ["", #"{"ignored":"#, #"{"hits":["#, #"{"hits":[{"x":"#, #"{"userData":"#])
  func case90DeepNestingOnASmallStack(before: String) async {
    let bytes = Array(before.utf8) + [UInt8](repeating: UInt8(ascii: "["), count: 10_000)
    let error = await onSmallStack { decodingError(bytes) }
    // A document that is an array is refused at its first byte.
    #expect(error?.kind == (before.isEmpty ? .typeMismatch : .depthLimitExceeded))
  }

  @Test func case91StatsWithoutAverageAndSum() throws {
    let stats = try decode(#"{"facets_stats":{"price":{"min":1,"max":9}}}"#).facetStats(for: "price")
    #expect(stats == FacetStats(min: 1, max: 9))
  }

  @Test func case93IndexName() throws {
    #expect(try decode(#"{"index":"shop"}"#).index == "shop")
  }

  @Test func case94FacetsAndStats() throws {
    let response = try decode(
      #"{"facets":{"hue":{"red":4}},"facets_stats":{"price":{"min":1.5,"max":2}}}"#)
    #expect(response.rows("hue") == [Row("red", 4)])
    #expect(response.facetStats(for: "price") == FacetStats(min: 1.5, max: 2))
    let found = try decode(#"{"facetHits":[{"value":"red","highlighted":"<em>r</em>ed","count":4}]}"#)
    #expect(found.facetHits?.first == Facet(value: "red", count: 4, highlighted: "<em>r</em>ed"))
  }

  @Test func case95EmptyOrdering() throws {
    let facets = #""facets":{"hue":{"red":4}}"#
    let none = try decode("{\"renderingContent\":{},\(facets)}")
    #expect(none.renderingContent != nil)
    #expect(none.renderingContent?.facetOrdering == nil)
    #expect(none.rows("hue") == [Row("red", 4)])
    let empty = try decode("{\"renderingContent\":{\"facetOrdering\":{}},\(facets)}")
    #expect(empty.renderingContent?.facetOrdering == FacetOrdering())
    #expect(empty.rows("hue") == [Row("red", 4)])
  }
}

/// Section C, as far as decoding goes.
struct MultiQueryCases {
  private func decodeResults(_ results: String) throws -> FacetResponseList {
    try decodeMultiQuery(Array("{\"results\":[\(results)]}".utf8))
  }

  @Test func case39MainAndDisjunctiveAnswersKeepTheirRows() throws {
    let responses = try decodeResults(
      #"{"facets":{"brand":{"Acme":3}}},{"facets":{"brand":{"Zed":900,"Yon":800}}}"#)
    #expect(responses[0].rows("brand") == [Row("Acme", 3)])
    #expect(responses[1].rows("brand") == [Row("Zed", 900), Row("Yon", 800)])
  }

  @Test func case42StatsOfOneAnswer() throws {
    let responses = try decodeResults(#"{"facets":{}},{"facets_stats":{"price":{"min":1,"max":9}}}"#)
    #expect(responses[0].facetStatsByAttribute() == nil)
    #expect(responses[0].facetStats(for: "price") == nil)
    #expect(responses[1].facetStatsByAttribute() == ["price": FacetStats(min: 1, max: 9)])
  }

  @Test func case43ExhaustivenessOfEachAnswer() throws {
    let responses = try decodeResults(
      #"{"exhaustiveFacetsCount":true},{"exhaustive":{"facetsCount":false}},{}"#)
    #expect(responses.map(\.exhaustive.facetsCount) == [true, false, nil])
  }

  @Test func case45AbsentFacets() throws {
    let response = try decode(#"{"nbHits":0}"#)
    #expect(response.facets == nil)
    #expect(response.facets?["brand"] == nil)
    #expect(response.facetsByAttribute() == nil)
  }

  @Test func case46UnknownAttributeIsNilForEveryKind() throws {
    let response = try decode(
      #"{"facets":{"brand":{"Zed":1}},"facets_stats":{"price":{"min":1}},"renderingContent":{"facetOrdering":{}}}"#
    )
    #expect(response.facets?["ghost"] == nil)
    #expect(response.facetStats(for: "ghost") == nil)
    #expect(response.facetsByAttribute()?["ghost"] == nil)
    #expect(response.facetStatsByAttribute()?["ghost"] == nil)
    #expect(response.renderingContent?.facetOrdering?.values["ghost"] == nil)
    #expect(response.facets?["brand"]?["ghost"] == nil)
  }

  /// Section D: levels follow the declared attributes, so decoding must not lose the order of keys either.
  @Test func case55AttributesKeepTheResponsesOrder() throws {
    let facets = try #require(try decode(#"{"facets":{"cat.lvl1":{"A > B":1},"cat.lvl0":{"A":1}}}"#).facets)
    #expect(facets.map(\.attribute) == ["cat.lvl1", "cat.lvl0"])
  }
}
