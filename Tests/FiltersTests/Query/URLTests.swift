import CFacetSIMD
import Facets
import ReferenceFacets
import Testing

struct URLTests {
  /// The vector build of the mask against the scalar one, byte by byte and on random blocks.
  @Test func masksAgree() {
    var random = SplitMix64(seed: 5)
    var blocks = (0...255).map { Array(repeating: UInt8($0), count: 32) }
    for _ in 0..<5_000 { blocks.append((0..<32).map { _ in UInt8.random(in: 0...255, using: &random) }) }
    for block in blocks {
      let (vector, scalar) = unsafe block.withUnsafeBufferPointer { buffer in
        // Both read 32 bytes, which the block has.
        unsafe buffer.baseAddress.map {
          unsafe (facet_reserved_mask32($0), facet_scalar_reserved_mask32($0))
        } ?? (0, 0)
      }
      #expect(vector == scalar)
      for (bit, byte) in block.enumerated() {
        let isUnreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8.contains(
          byte)
        #expect((scalar >> UInt32(bit) & 1 == 0) == isUnreserved)
      }
    }
  }

  @Test func everyByteIsEscapedOrNot() {
    for byte in UInt8(0)..<0x80 {
      let text = String(UnicodeScalar(byte))
      let query = SearchParameters(query: text).urlQuery
      #expect(query == "query=" + ReferenceQuery.percentEncoded(text))
    }
  }

  @Test func everyLengthAndPlaceIsEncoded() {
    var random = SplitMix64(seed: 6)
    var texts: [String] = (0..<200).map {
      String(repeating: "a", count: $0) + "&" + String(repeating: "b", count: 200 - $0)
    }
    for length in 0..<300 {
      var text = ""
      for _ in 0..<length { text += random.pick(["a", "B", "7", "~", " ", "\"", "é", "🙂", "%"]) }
      texts.append(text)
    }
    texts.append(String(repeating: "🙂", count: 3000))
    texts.append(String(repeating: "x", count: 70_000))
    for text in texts where !text.isEmpty {
      #expect(SearchParameters(query: text).urlQuery == "query=" + ReferenceQuery.percentEncoded(text))
    }
  }

  /// Every parameter name, pinned.
  @Test func allNamesAreTheEngines() {
    let parameters = SearchParameters(
      query: "q", facets: ["brand"], filters: or(facet("brand", "Zed")), ownFilters: "own", page: 1,
      hitsPerPage: 2,
      maxValuesPerFacet: 3, ruleContexts: ["mobile"], relevancyStrictness: 4,
      extra: [
        "attributesToRetrieve": "[\"*\"]", "userToken": "u", "g": "x", "sumOrFiltersScores": "true",
        "empty": "",
      ])
    #expect(
      parameters.urlQuery
        == "attributesToRetrieve=%5B%22%2A%22%5D&facets=%5B%22brand%22%5D"
        + "&filters=%28own%29%20AND%20%28%20%22brand%22%3A%22Zed%22%20%29&g=x&hitsPerPage=2&maxValuesPerFacet=3"
        + "&page=1&query=q&relevancyStrictness=4&ruleContexts=%5B%22mobile%22%5D&sumOrFiltersScores=true&userToken=u"
    )
    #expect(SearchParameters(page: 0, hitsPerPage: 0).urlQuery == "hitsPerPage=0&page=0")
    #expect(SearchParameters().urlQuery == "")
    #expect(SearchParameters(ownFilters: "a:1 OR b:2").urlQuery == "filters=a%3A1%20OR%20b%3A2")
    #expect(SearchParameters(ownFilters: " \n").urlQuery == "")
    #expect(
      SearchParameters(query: "q", extra: ["query": "other", "page": "7"]).urlQuery == "page=7&query=q")
    #expect(SearchParameters(facets: ["b", "a", "b"]).urlQuery == "facets=%5B%22a%22%2C%22b%22%5D")
  }

  @Test func queriesReadBack() throws {
    let text =
      "?query=C%2B%2B+20&page=3&hitsPerPage=20&facets=brand,color&ruleContexts=%5B%22a%5Cu00e9%5Cn%22%5D&&x&y=&z=%00&page=4"
    let parameters = try SearchParameters(urlQuery: text)
    #expect(parameters.query == "C+++20")
    #expect(parameters.page == 4)
    #expect(parameters.hitsPerPage == 20)
    #expect(parameters.facets == ["brand", "color"])
    #expect(parameters.ruleContexts == ["aé\n"])
    #expect(parameters.extra == ["z": "\0"])
    // Well-formed, but nothing that groups can hold: kept as the app's own.
    let own = try SearchParameters(urlQuery: "filters=(a:1%20AND%20b:2)%20OR%20c:3")
    #expect(own.ownFilters == "(a:1 AND b:2) OR c:3")
    #expect(own.filters.isEmpty)
  }

  /// Found with the reference of `Scripts/fuzz url`: a comma and a mark behind it are one character, and the names were not parted.
  @Test func namesArePartedBetweenBytes() throws {
    let parameters = try SearchParameters(urlQuery: "facets=a,%CC%81b,,c&ruleContexts=x%2C%CC%81")
    #expect(parameters.facets == ["a", "\u{301}b", "c"])
    #expect(parameters.ruleContexts == ["x", "\u{301}"])
  }

  /// Found by `Scripts/fuzz url`: white space that JSON does not have was left out in front of names and in arrays.
  @Test func onlyJSONsWhiteSpaceIsLeftOut() throws {
    let text = "facets=%0C&ruleContexts=%20%09%0A%0D%5B%20%22a%22%0A,%22b%22%09%5D%0D"
    let parameters = try SearchParameters(urlQuery: text)
    #expect(parameters.facets == ["\u{c}"])
    #expect(parameters.ruleContexts == ["a", "b"])
    #expect(parameters == (try ReferenceQuery.parameters(in: Array(text.utf8))))
  }

  @Test(
    arguments: [
      ("query=%", .invalidPercentEncoding, 6, "query"),
      ("query=%4", .invalidPercentEncoding, 6, "query"),
      ("query=a%zz", .invalidPercentEncoding, 7, "query"),
      ("%zz=1", .invalidPercentEncoding, 0, nil),
      ("x=%41%ff", .invalidUTF8, 5, "x"),
      ("page=one", .invalidNumber, 5, "page"),
      ("a=1&hitsPerPage=99999999999999999999", .invalidNumber, 16, "hitsPerPage"),
      ("facets=%5B%22a%22", .invalidList, 17, "facets"),
      ("facets=[\"a\" \"b\"]", .invalidList, 12, "facets"),
      ("ruleContexts=[1]", .invalidList, 14, "ruleContexts"),
      ("facets=[\"\\ud800\"]", .invalidList, 9, "facets"),
      ("facets=[\"a\"]x", .invalidList, 12, "facets"),
      ("facets=[\"a\"\u{c}]", .invalidList, 11, "facets"),
      ("facets=[\"a\\q\"]", .invalidList, 10, "facets"),
      ("filters=%22a%22%3A", .invalidFilters(.expectedValue), 18, "filters"),
      ("filters=a%20b", .invalidFilters(.expectedOperator), 12, "filters"),
    ] as [(String, QueryParsingError.Kind, Int, String?)])
  func errorsNameTheOffset(
    _ text: String, _ kind: QueryParsingError.Kind, _ offset: Int, _ parameter: String?
  ) {
    #expect(throws: QueryParsingError(kind: kind, offset: offset, parameter: parameter)) {
      try SearchParameters(urlQuery: text)
    }
  }

  /// Whoever passes a link on adds parameters of their own, which the engine would refuse.
  @Test func linksBringNoUnknownParameters() throws {
    let link = "https://a.example/s?query=q&utm_source=x&fbclid=%zz%ff&aroundLatLng=1%2C2&or.g=a:1"
    let search = try SearchParameters(deepLink: link)
    #expect(search.extra.isEmpty)
    #expect(search.urlQuery == "filters=%28%20%22a%22%3A1.0%20%29&query=q")
    let named = try SearchParameters(deepLink: link) { $0 == "aroundLatLng" }
    #expect(named.extra == ["aroundLatLng": "1,2"])
  }

  @Test(
    arguments: [
      ("?or.g=a:1%20AND%20b:2", .mismatchedGroup, 6), ("?and.g=a:1%20OR%20b:2", .mismatchedGroup, 7),
      ("?or.g=a%20%3E%201", .mismatchedGroup, 6), ("?or-tag.g=tag%20OR%20a:1", .mismatchedGroup, 21),
      ("?hierarchical.g=a%20%3E%201", .mismatchedGroup, 16),
      ("?or.g=%22", .invalidFilters(.unterminatedString), 6),
      ("?or.%ff=a:1", .invalidUTF8, 4),
    ] as [(String, QueryParsingError.Kind, Int)])
  func groupsInLinksMustFit(_ text: String, _ kind: QueryParsingError.Kind, _ offset: Int) {
    func check(_ body: () throws(QueryParsingError) -> Void) {
      do throws(QueryParsingError) { try body() } catch {
        #expect(error.kind == kind)
        #expect(error.offset == offset)
        return
      }
      Issue.record("no error for \(text)")
    }
    check { () throws(QueryParsingError) in _ = try Filters(deepLink: text) }
    check { () throws(QueryParsingError) in _ = try SearchParameters(deepLink: text) }
  }

  @Test func queriesAreLimited() {
    let text = "x=" + String(repeating: "a", count: SearchParameters.maximumQueryLength - 1)
    #expect(throws: QueryParsingError(kind: .tooLong, offset: SearchParameters.maximumQueryLength)) {
      try SearchParameters(urlQuery: text)
    }
    #expect(throws: QueryParsingError(kind: .tooLong, offset: SearchParameters.maximumQueryLength)) {
      try Filters(deepLink: text)
    }
    #expect(
      QueryParsingError(kind: .invalidNumber, offset: 5, parameter: "page").description
        == "invalidNumber at byte 5 (page)")
  }

  @Test func multiQueriesAreJSON() {
    let queries = [
      SearchQuery(indexName: "shop \"1\"\n\\", parameters: SearchParameters(query: "a\"b")),
      SearchQuery(indexName: "größe"),
    ]
    #expect(
      String(decoding: queries.multiQueryBody, as: UTF8.self)
        == "{\"requests\":[{\"indexName\":\"shop \\\"1\\\"\\u000a\\\\\",\"params\":\"query=a%22b\"},"
        + "{\"indexName\":\"größe\",\"params\":\"\"}]}")
    #expect(String(decoding: [SearchQuery]().multiQueryBody, as: UTF8.self) == "{\"requests\":[]}")
  }
}
