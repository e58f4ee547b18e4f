import Facets
import Testing

/// Queries and links that are wrong or too long.
struct URLErrorTests {
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
}
