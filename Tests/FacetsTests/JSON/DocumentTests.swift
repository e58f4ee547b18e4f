@testable import Facets
import ReferenceFacets
import Testing

/// What may stand around and between the tokens of a document.
struct DocumentTests {
  @Test(arguments: [
    " ", "\t", "\n", "\r", " \n\t\r ", "                                                                  ",
  ])
  func whiteSpaceBetweenAllTokens(space: String) throws {
    let tokens: [String] = [
      "{", #""facets""#, ":", "{", #""a""#, ":", "{", #""x""#, ":", "12", ",", #""y""#, ":", "3", "}", ",",
      #""b""#, ":",
      "{", "}", "}", ",", #""hits""#, ":", "[", "1", ",", "{", #""k""#, ":", "[", "]", "}", "]", ",",
      #""page""#, ":",
      "0", ",", #""query""#, ":", #""q""#, ",", #""exhaustiveTypo""#, ":", "true", ",", #""userData""#, ":",
      "{", "}",
      ",", #""facets_stats""#, ":", "{", #""a""#, ":", "{", #""min""#, ":", "1.5", "}", "}", "}",
    ]
    let json = Array((space + tokens.joined(separator: space) + space).utf8)
    let response = try decode(json)
    let reference = try OrderedResponse.responses(in: json)
    #expect(differences(between: response, and: reference[0]) == [])
    #expect(response.rows("a") == [Row("x", 12), Row("y", 3)])
    #expect(response.hits?.map(\.description) == ["1", "{\(space)\"k\"\(space):\(space)[\(space)]\(space)}"])
    let multi = "\(space){\(space)\"results\"\(space):\(space)[\(space){\(space)}\(space)]\(space)}\(space)"
    #expect(try decodeMultiQuery(Array(multi.utf8)).count == 1)
  }

  @Test(arguments: ["\u{b}", "\u{c}", "\u{a0}", "\u{2028}", "\u{feff}", "\u{0}", "/**/", "//\n", "#"])
  func otherSpaceIsNone(space: String) {
    for (before, after) in [
      ("", "{}"), ("{", "}"), (#"{"page""#, ":1}"), (#"{"page":"#, "1}"), (#"{"page":1"#, "}"),
    ] {
      #expect(decodingError(before + space + after) != nil, "\(before)")
    }
    #expect(decodingError("{}" + space)?.kind == .trailingBytes)
  }

  @Test func byteOrderMark() {
    #expect(decodingError("\u{feff}{}")?.kind == .byteOrderMark)
    #expect(decodingError("\u{feff}{}")?.offset == 0)
    #expect(decodingError("\u{feff}")?.kind == .byteOrderMark)
    #expect { try decodeMultiQuery(Array("\u{feff}{\"results\":[]}".utf8)) } throws: {
      ($0 as? FacetDecodingError)?.kind == .byteOrderMark
    }
    #expect(decodingError([0xef, 0xbb])?.kind == .unexpectedByte)
    #expect(decodingError(Array("{}".utf8) + [0xef, 0xbb, 0xbf])?.kind == .trailingBytes)
    // Inside a string it is a character like others.
    #expect(throws: Never.self) { try decode("{\"query\":\"\u{feff}\"}") }
  }

  @Test(arguments: ["{}{}", "{}}", "{}]", "{},", "{}x", "{} null", "{}\u{0}", "{}\"\""])
  func trailingBytes(json: String) {
    #expect(decodingError(json)?.kind == .trailingBytes)
    #expect { try decodeAny(Array(json.utf8)) } throws: {
      ($0 as? FacetDecodingError)?.kind == .trailingBytes
    }
  }

  @Test(arguments: ["", " ", "\n\n", "\t \r"])
  func nothing(json: String) {
    #expect(decodingError(json)?.kind == .unexpectedEnd)
    #expect(decodingError(json)?.offset == json.utf8.count)
  }

  @Test(arguments: ["[]", "1", "\"x\"", "true", "false", "null", "-1"])
  func documentOfAnotherType(json: String) {
    #expect(decodingError(json)?.kind == .typeMismatch)
    #expect { try decodeAny(Array(json.utf8)) } throws: { ($0 as? FacetDecodingError)?.kind == .typeMismatch }
    #expect { try decodeMultiQuery(Array(json.utf8)) } throws: {
      ($0 as? FacetDecodingError)?.kind == .typeMismatch
    }
  }

  @Test func multiQueryForms() throws {
    let multi = Array(#"{"results":[{"index":"a"},{"index":"b"}],"x":1}"#.utf8)
    #expect(try decodeMultiQuery(multi).map(\.index) == ["a", "b"])
    #expect(try decodeAny(multi).map(\.index) == ["a", "b"])
    #expect(decodingError(multi)?.kind == .unexpectedMultiQuery)
    #expect(decodingError(multi)?.offset == 11)
    let single = Array(#"{"index":"a"}"#.utf8)
    #expect(try decodeAny(single).map(\.index) == ["a"])
    #expect { try decodeMultiQuery(single) } throws: { ($0 as? FacetDecodingError)?.kind == .typeMismatch }
    #expect(try decodeMultiQuery(Array(#"{"results":[]}"#.utf8)).isEmpty)
    #expect(try decodeAny(Array(#"{"results":[]}"#.utf8)).isEmpty)
    // A single response may have a member of that name that is no array; it is skipped like others.
    #expect(try decode(#"{"results":{"x":[]},"page":1}"#).page == 1)
    #expect(throws: FacetDecodingError.self) { try decode(#"{"results":{"x":[}}"#) }
  }

  @Test func multiQueryWhoseResultsAreNull() throws {
    let absent = Array(#"{"results":null,"page":1}"#.utf8)
    #expect(try decode(absent).page == 1)
    #expect(try decodeAny(absent).map(\.page) == [1])
    #expect(try decodeAny(Array(#"{"results":null,"results":[{}],"page":1}"#.utf8)).map(\.page) == [nil])
    // The last one wins, so this is no multi-query, and a single response has no such array.
    #expect { try decodeAny(Array(#"{"results":[{}],"results":null}"#.utf8)) } throws: {
      ($0 as? FacetDecodingError)?.kind == .unexpectedMultiQuery
    }
    #expect { try decodeMultiQuery(absent) } throws: { ($0 as? FacetDecodingError)?.kind == .typeMismatch }
  }

  /// The rows of an array that lost must not be taken for rows of what is read instead.
  @Test func manyValuesInResultsThatAreNullInTheEnd() {
    let values = [String](repeating: #""":1"#, count: 20_000).joined(separator: ",")
    let facets = #""facets":{"a":{\#(values)}}"#
    let json = Array("{\(facets),\"results\":[{\(facets)}],\"results\":null}".utf8)
    for decode in [{ try decodeAny($0).count }, { try decodeMultiQuery($0).count }]
      as [([UInt8]) throws -> Int]
    {
      #expect(throws: FacetDecodingError.self) { try decode(json) }
    }
  }
}
