@testable import Facets
import ReferenceFacets
import Testing

/// Absent, `null`, empty and wrong values of every member.
struct MemberTests {
  static let integers: [(String, @Sendable (FacetResponse) -> Int?)] = [
    ("nbHits", { $0.nbHits }), ("nbSortedHits", { $0.nbSortedHits }), ("page", { $0.page }),
    ("nbPages", { $0.nbPages }), ("hitsPerPage", { $0.hitsPerPage }),
    ("processingTimeMS", { $0.processingTimeMS }),
  ]

  static let strings: [(String, @Sendable (FacetResponse) -> String?)] = [
    ("query", { $0.query }), ("params", { $0.params }), ("index", { $0.index }), ("queryID", { $0.queryID }),
  ]

  static let objects = ["facets", "facets_stats", "renderingContent", "exhaustive"]
  static let arrays = ["hits", "facetHits"]
  static let bools = ["exhaustiveFacetsCount", "exhaustiveNbHits", "exhaustiveTypo"]

  private func refuses(_ member: String, _ values: [String]) {
    for value in values {
      #expect(decodingError("{\"\(member)\":\(value)}")?.kind == .typeMismatch, "\(member): \(value)")
      #expect(decodingError("{\"\(member)\":\(value)}")?.path == member)
      #expect(throws: ReferenceError.self) {
        try OrderedResponse.responses(in: Array("{\"\(member)\":\(value)}".utf8))
      }
    }
  }

  @Test(arguments: integers.indices)
  func integerMembers(index: Int) throws {
    let (name, read) = MemberTests.integers[index]
    #expect(read(try decode("{}")) == nil)
    #expect(read(try decode("{\"\(name)\":null}")) == nil)
    #expect(read(try decode("{\"\(name)\":0}")) == 0)
    #expect(read(try decode("{\"\(name)\":-12.0}")) == -12)
    #expect(read(try decode("{\"\(name)\":123456789}")) == 123_456_789)
    refuses(name, ["\"1\"", "true", "[]", "{}"])
  }

  @Test(arguments: strings.indices)
  func stringMembers(index: Int) throws {
    let (name, read) = MemberTests.strings[index]
    #expect(read(try decode("{}")) == nil)
    #expect(read(try decode("{\"\(name)\":null}")) == nil)
    #expect(read(try decode("{\"\(name)\":\"\"}")) == "")
    #expect(read(try decode("{\"\(name)\":\"a\\n\u{e9}\"}")) == "a\n\u{e9}")
    refuses(name, ["1", "true", "[]", "{}"])
  }

  @Test func wrongTypes() {
    for name in MemberTests.objects { refuses(name, ["[]", "1", "\"\"", "true"]) }
    for name in MemberTests.arrays { refuses(name, ["{}", "1", "\"\"", "false"]) }
    for name in MemberTests.bools { refuses(name, ["{}", "1", "\"\"", "[]"]) }
  }

  @Test func completeResponseEqualsBothReferences() throws {
    let bytes = Array(CompleteResponse.single.utf8)
    let reference = try OrderedResponse.responses(in: bytes)
    #expect(differences(between: try decode(bytes), and: reference[0]) == [])
    // The fixture is what its name says: nothing is missing from it.
    let complete = reference[0]
    #expect(complete.integers.count == OrderedResponse.integerNames.count)
    #expect(complete.strings.count == OrderedResponse.stringNames.count)
    #expect(complete.facets?.count == 3 && complete.stats?.count == 2 && complete.facetHits?.count == 2)
    #expect(complete.hits?.count == 3 && complete.userData != nil && complete.exhaustive.count == 5)
    #expect(complete.rendering?.redirect != nil && complete.rendering?.ordering?.values.count == 2)
    let multi = Array(CompleteResponse.multi.utf8)
    let references = try OrderedResponse.responses(in: multi, form: .multi)
    #expect(differences(between: try decodeMultiQuery(multi), and: references) == [])
    #expect(references.count == 2)
  }

  @Test func namesThatAreNearlyMembersAreSkipped() throws {
    for name in [
      "facet", "Facets", "facets ", "facets\\u0000", "hitsX", "nbhits", "facets_Stats", "", "\\u00e9",
    ] {
      let response = try decode("{\"\(name)\":[1]}")
      #expect(response.facets == nil && response.hits == nil && response.nbHits == nil)
    }
  }

  @Test func keysMaySpellTheirNamesWithEscapes() throws {
    let response = try decode(
      #"{"\u0066acets":{"br\u0061nd":{"Z\u0065d":3}},"h\u0069ts":[1],"\u006e\u0062\u0048\u0069\u0074\u0073":7,"rend\u0065ringContent":{"facet\u004frdering":{"f\u0061cets":{"ord\u0065r":["a"]}}},"facets\u005fstats":{"p":{"m\u0069n":1}}}"#
    )
    #expect(response.rows("brand") == [Row("Zed", 3)])
    #expect(response.hits?.count == 1)
    #expect(response.nbHits == 7)
    #expect(response.renderingContent?.facetOrdering?.facets.order == ["a"])
    #expect(response.facetStats(for: "p")?.min == 1)
    #expect(try decodeMultiQuery(Array(#"{"r\u0065sults":[{}]}"#.utf8)).count == 1)
  }
}
