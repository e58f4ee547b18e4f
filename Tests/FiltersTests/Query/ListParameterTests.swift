import Facets
import Testing

/// Escapes in the JSON arrays that URL queries hold.
struct ListParameterTests {
  private func facets(_ json: String) throws -> [Attribute] {
    var encoded = ""
    for byte in json.utf8 {
      let digits = String(byte, radix: 16, uppercase: true)
      encoded += "%" + (digits.count == 1 ? "0" : "") + digits
    }
    return try SearchParameters(urlQuery: "facets=\(encoded)").facets
  }

  @Test func escapesAreRead() throws {
    #expect(
      try facets(#"["\u0061\u00e9","\ud83d\uDE00","\"\\\/\b\f\n\r\t"]"#)
        == ["a\u{e9}", "\u{1f600}", "\"\\/\u{8}\u{c}\n\r\t"])
  }

  @Test func emptyArrayIsEmpty() throws {
    #expect(try facets(" [ ] ").isEmpty && facets("[]").isEmpty)
  }

  @Test(arguments: [
    #"["\u00"]"#, #"["\u00g0"]"#, #"["\ud83d"]"#, #"["\ud83d\u0041"]"#, #"["\ude00"]"#, #"["\x"]"#, #"["\"#,
    #"["\ud83d\u00"]"#,
  ])
  func malformedEscapesAreRefused(json: String) {
    #expect(throws: QueryParsingError.self) { try facets(json) }
  }

  @Test func longGroupsInLinksAreRefused() throws {
    let filters = or(facet("brand", "Zed"), name: "brand")
    let link = filters.deepLink(base: "app://x")
    #expect(try Filters(deepLink: link) == filters)
    let value = String(repeating: "x", count: Filters.maximumExpressionLength)
    #expect(throws: QueryParsingError.self) {
      try Filters(deepLink: link.replacing("Zed", with: value))
    }
  }
}
