@testable import Facets
import Testing

/// Exact kind, offset, line, column and path of what bad input throws.
struct ErrorTableTests {
  /// A document and the error it deserves.
  struct Case: Sendable, CustomTestStringConvertible {
    let json: String
    let error: FacetDecodingError

    var testDescription: String { json }

    init(
      _ json: String, _ kind: FacetDecodingError.Kind, at offset: Int, line: Int = 1, column: Int? = nil,
      path: String
    ) {
      self.json = json
      error = FacetDecodingError(
        kind: kind, offset: offset, line: line, column: column ?? offset + 1, path: path)
    }
  }

  static let single = [
    Case("", .unexpectedEnd, at: 0, path: ""),
    Case("[]", .typeMismatch, at: 0, path: ""),
    Case("x", .unexpectedByte, at: 0, path: ""),
    Case("{", .unexpectedEnd, at: 1, path: ""),
    Case(#"{"page"}"#, .unexpectedByte, at: 7, path: ""),
    Case(#"{"page":1,}"#, .unexpectedByte, at: 10, path: ""),
    Case(#"{"page":1 "x":2}"#, .unexpectedByte, at: 10, path: "page"),
    Case(#"{"page":"1"}"#, .typeMismatch, at: 8, path: "page"),
    Case(#"{"page":1.5}"#, .notAnInteger, at: 8, path: "page"),
    Case(#"{"page":01}"#, .invalidNumber, at: 9, path: "page"),
    Case(#"{"page":-}"#, .invalidNumber, at: 9, path: "page"),
    Case(#"{"page":1e99}"#, .numberOutOfRange, at: 8, path: "page"),
    Case(#"{"x":tru}"#, .unexpectedByte, at: 8, path: "x"),
    Case(#"{"x":nulL}"#, .unexpectedByte, at: 8, path: "x"),
    Case(#"{"x":fals"#, .unexpectedEnd, at: 9, path: "x"),
    Case(#"{"x":"a"#, .unexpectedEnd, at: 7, path: "x"),
    Case("{\"x\":\"a\nb\"}", .controlCharacter, at: 7, path: "x"),
    Case(#"{"x":"a\qb"}"#, .invalidEscape, at: 8, path: "x"),
    Case(#"{"x":"\u12G4"}"#, .invalidEscape, at: 10, path: "x"),
    Case(#"{"x":"\ud800."}"#, .loneSurrogate, at: 6, path: "x"),
    Case(#"{"x":"\udc00"}"#, .loneSurrogate, at: 6, path: "x"),
    Case(#"{"\ud800":1}"#, .loneSurrogate, at: 2, path: ""),
    Case(#"{"x":1}}"#, .trailingBytes, at: 7, path: ""),
    Case("\u{feff}{}", .byteOrderMark, at: 0, path: ""),
    Case(#"{"facets":{"brand":{"Zed":4.5}}}"#, .notAnInteger, at: 26, path: "facets.brand.Zed"),
    Case(#"{"facets":{"brand":{"Zed":1,"Yon":true}}}"#, .typeMismatch, at: 34, path: "facets.brand.Yon"),
    Case(#"{"facets":{"categories.lvl0":[]}}"#, .typeMismatch, at: 29, path: #"facets["categories.lvl0"]"#),
    Case(#"{"facets":{"a":{"x y":{}}}}"#, .typeMismatch, at: 22, path: #"facets.a["x y"]"#),
    Case(#"{"facets":{"":{"":{}}}}"#, .typeMismatch, at: 18, path: #"facets[""][""]"#),
    Case(#"{"facets":{"a":{"\u0041\"}":{}}}}"#, .typeMismatch, at: 28, path: #"facets.a["\u0041\"}"]"#),
    Case(#"{"facets":{"a":{"é":{}}}}"#, .typeMismatch, at: 21, path: #"facets.a["é"]"#),
    Case(#"{"hits":[1,{},[],{"y":0,"x":-x}]}"#, .invalidNumber, at: 29, path: "hits[3].x"),
    Case(#"{"hits":[[0,[1,2,}]]]}"#, .unexpectedByte, at: 17, path: "hits[0][1][2]"),
    Case(#"{"hits":[1 2]}"#, .unexpectedByte, at: 11, path: "hits[0]"),
    Case(#"{"hits":[{"a,]":"},["},]}"#, .unexpectedByte, at: 23, path: "hits[1]"),
    Case(
      #"{"facets_stats":{"price":{"min":1e999}}}"#, .numberOutOfRange, at: 32, path: "facets_stats.price.min"),
    Case(#"{"facetHits":[{"value":"v"},{"count":1}]}"#, .typeMismatch, at: 28, path: "facetHits[1]"),
    Case(#"{"exhaustive":{"typo":1}}"#, .typeMismatch, at: 22, path: "exhaustive.typo"),
    Case(
      #"{"renderingContent":{"facetOrdering":{"values":{"hue":{"order":["a",1]}}}}}"#, .typeMismatch, at: 68,
      path: "renderingContent.facetOrdering.values.hue.order[1]"),
    Case(
      "{\n  \"page\": 1,\n  \"x\": [\n\ttrue,\n\t01\n]}", .invalidNumber, at: 33, line: 5, column: 3,
      path: "x[1]"),
    Case("{\r\n\"query\": 5}", .typeMismatch, at: 12, line: 2, column: 10, path: "query"),
    Case("{\"é\": \"é\", \"x\": y}", .unexpectedByte, at: 18, path: "x"),
    Case("{\n\n", .unexpectedEnd, at: 3, line: 3, column: 1, path: ""),
    Case(#"{"results":[{}]}"#, .unexpectedMultiQuery, at: 11, path: "results"),
  ]

  static let multi = [
    Case(
      #"{"results":[{"facets":{"brand":{"Zed":"x"}}}]}"#, .typeMismatch, at: 38,
      path: "results[0].facets.brand.Zed"),
    Case(#"{"results":[{},{"hits":[0,{"x":}]}]}"#, .unexpectedByte, at: 31, path: "results[1].hits[1].x"),
    Case(#"{"results":[{},1]}"#, .typeMismatch, at: 15, path: "results[1]"),
    Case(#"{"results":{}}"#, .typeMismatch, at: 11, path: "results"),
    Case(#"{"results":[{}"#, .unexpectedEnd, at: 14, path: "results[0]"),
    Case(#" {"page":1}"#, .typeMismatch, at: 1, path: ""),
    Case(#"{"x":[01],"results":[]}"#, .invalidNumber, at: 7, path: "x[0]"),
  ]

  @Test(arguments: single)
  func singleResponse(bad: Case) {
    #expect(decodingError(bad.json) == bad.error)
  }

  @Test(arguments: multi)
  func multiQuery(bad: Case) {
    do throws(FacetDecodingError) {
      _ = try decodeMultiQuery(Array(bad.json.utf8))
      Issue.record("accepted")
    } catch {
      #expect(error == bad.error)
    }
  }

  @Test func invalidUTF8() {
    let json = Array(#"{"facets":{"a":{"ok":1,"b"#.utf8) + [0xc3, 0x28] + Array(#"":1}}}"#.utf8)
    // The key is not known yet, so the path is that of its object.
    #expect(
      decodingError(json)
        == FacetDecodingError(kind: .invalidUTF8, offset: 25, line: 1, column: 26, path: "facets.a"))
  }

  @Test func descriptionNamesThePlace() {
    let error = FacetDecodingError(
      kind: .notAnInteger, offset: 41, line: 3, column: 12, path: "facets.brand.Zed")
    #expect("\(error)" == "notAnInteger at byte 41 (line 3, column 12), facets.brand.Zed")
    let document = FacetDecodingError(kind: .unexpectedEnd, offset: 0, line: 1, column: 1, path: "")
    #expect("\(document)" == "unexpectedEnd at byte 0 (line 1, column 1)")
  }
}
