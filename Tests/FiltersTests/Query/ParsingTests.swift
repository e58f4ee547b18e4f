import Facets
import Testing

struct ParsingTests {
  @Test(arguments: [
    ("", ""),
    (" \n ", ""),
    ("brand:Zed", "( \"brand\":\"Zed\" )"),
    ("brand:'Zed Ltd'", "( \"brand\":\"Zed Ltd\" )"),
    ("'on sale':yes", "( \"on sale\":\"yes\" )"),
    ("promo", "( \"_tags\":\"promo\" )"),
    ("_tags:promo", "( \"_tags\":\"promo\" )"),
    ("_tags:10 OR _tags:true", "( \"_tags\":\"10\" OR \"_tags\":\"true\" )"),
    ("public OR user_42", "( \"_tags\":\"public\" OR \"_tags\":\"user_42\" )"),
    ("isEnabled:true", "( \"isEnabled\":true )"),
    ("isEnabled:True", "( \"isEnabled\":\"True\" )"),
    ("grade:2", "( \"grade\":2.0 )"),
    ("grade:\"2\"", "( \"grade\":\"2\" )"),
    ("price>12.99", "( \"price\" > 12.99 )"),
    ("price >= -5", "( \"price\" >= -5.0 )"),
    ("price<=1e3", "( \"price\" <= 1000.0 )"),
    ("price != 0 AND price<9 AND price = 3", "( \"price\" != 0.0 AND \"price\" < 9.0 AND \"price\" = 3.0 )"),
    ("price:5.99 TO 100", "( \"price\":5.99 TO 100.0 )"),
    ("date: 1441745506 TO 1441755506", "( \"date\":1441745506.0 TO 1441755506.0 )"),
    ("NOT is_discontinued:true", "( NOT \"is_discontinued\":true )"),
    ("NOT NOT a:1", "( \"a\":1.0 )"),
    (
      "brand:Apple<score=2> OR brand:Zed<score=-1>",
      "( \"brand\":\"Apple\"<score=2> OR \"brand\":\"Zed\"<score=-1> )"
    ),
    ("promo<score=3>", "( \"_tags\":\"promo\"<score=3> )"),
    (
      "(category:Book OR category:Ebook) AND NOT author:\"JK Rowling\"",
      "( \"category\":\"Book\" OR \"category\":\"Ebook\" ) AND ( NOT \"author\":\"JK Rowling\" )"
    ),
    (
      "inStock:true AND (category:Phones OR category:Tablets) AND (brand:Apple OR brand:Samsung) AND price>500",
      "( \"inStock\":true AND \"price\" > 500.0 ) AND ( \"category\":\"Phones\" OR \"category\":\"Tablets\" )"
        + " AND ( \"brand\":\"Apple\" OR \"brand\":\"Samsung\" )"
    ),
    ("((a:1))", "( \"a\":1.0 )"),
    ("(A AND (B OR C))", "( \"_tags\":\"A\" ) AND ( \"_tags\":\"B\" OR \"_tags\":\"C\" )"),
    ("NOT (a:1 OR b:2)", "( NOT \"a\":1.0 AND NOT \"b\":2.0 )"),
    ("NOT (a:1 AND b:2)", "( NOT \"a\":1.0 OR NOT \"b\":2.0 )"),
    ("NOT (NOT (a:1 OR b:2) AND c:3)", "( \"a\":1.0 OR \"b\":2.0 OR NOT \"c\":3.0 )"),
    ("a:1 OR (b:2 OR (c:3))", "( \"a\":1.0 OR \"b\":2.0 OR \"c\":3.0 )"),
    ("(a:1)AND(b:2)", "( \"a\":1.0 ) AND ( \"b\":2.0 )"),
    ("_tags:promo OR color:green", "( \"_tags\":\"promo\" OR \"color\":\"green\" )"),
    ("a:1 OR a:1", "( \"a\":1.0 )"),
    ("slot:09:15", "( \"slot\":\"09:15\" )"),
    ("brand:O'Neill", "( \"brand\":\"O'Neill\" )"),
    (
      "ANDROID OR NOTE OR ORB OR TOY",
      "( \"_tags\":\"ANDROID\" OR \"_tags\":\"NOTE\" OR \"_tags\":\"ORB\" OR \"_tags\":\"TOY\" )"
    ),
    ("\"AND\":\"OR\"", "( \"AND\":\"OR\" )"),
    ("\"\":\"\"", "( \"\":\"\" )"),
    ("temp:-20C", "( \"temp\":\"-20C\" )"),
    ("a:\"x\"AND b:1", "( \"a\":\"x\" AND \"b\":1.0 )"),
  ])
  func grammar(_ text: String, _ expected: String) throws {
    #expect(try Filters(parsing: text).filterExpression == expected)
  }

  @Test(
    arguments: [
      ("a:1 OR", .unexpectedEnd, 6),
      ("NOT", .unexpectedEnd, 3),
      ("(", .unexpectedEnd, 1),
      ("AND", .expectedFilter, 0),
      ("a:1 AND OR b:2", .expectedFilter, 8),
      ("()", .expectedFilter, 1),
      ("a:1 b:2", .expectedOperator, 4),
      ("a:1 and b:2", .expectedOperator, 4),
      ("a:\"x\"y", .expectedOperator, 5),
      ("a:\"1\" TO 2", .expectedOperator, 6),
      ("a !! 1", .expectedOperator, 2),
      ("a:", .expectedValue, 2),
      ("a:)", .expectedValue, 2),
      (":x", .expectedFilter, 0),
      ("a > x", .expectedNumber, 4),
      ("a > \"1\"", .expectedNumber, 4),
      ("a = nan", .expectedNumber, 4),
      ("a < inf", .expectedNumber, 4),
      ("a > 1e999", .expectedNumber, 4),
      ("a:1 TO x", .expectedNumber, 7),
      ("a:1 TO", .expectedNumber, 6),
      ("a:9 TO 1", .invalidRange, 2),
      ("a:b<score=>", .invalidScore, 10),
      ("a:b<score=1", .invalidScore, 10),
      ("a:b<score=99999999999999999999>", .invalidScore, 10),
      ("a:\"x", .unterminatedString, 2),
      ("a:\"x\\\"", .unterminatedString, 2),
      ("'a", .unterminatedString, 0),
      ("a:1)", .unbalancedParenthesis, 3),
      ("(a:1", .unbalancedParenthesis, 0),
      ("b:1 AND (a:1 OR (c:1)", .unbalancedParenthesis, 8),
      ("(a:1 AND b:2) OR c:3", .conjunctionInDisjunction, 14),
      ("a:1 OR b:2 AND c:3", .conjunctionInDisjunction, 4),
      ("a:1 AND b:2 OR c:3", .conjunctionInDisjunction, 12),
      ("NOT (a:1 AND (b:2 OR c:3))", .conjunctionInDisjunction, 9),
      ("a:1 OR b > 2", .mixedTypesInDisjunction, 7),
      ("b > 2 OR tag", .mixedTypesInDisjunction, 9),
      ("tag OR a:1 OR b > 2", .mixedTypesInDisjunction, 14),
    ] as [(String, FilterParsingError.Kind, Int)])
  func errorsNameTheOffset(_ text: String, _ kind: FilterParsingError.Kind, _ offset: Int) {
    #expect(throws: FilterParsingError(kind: kind, offset: offset)) { try Filters(parsing: text) }
  }

  @Test func errorsDescribeThemselves() {
    #expect(
      FilterParsingError(kind: .expectedOperator, offset: 4).description == "expectedOperator at byte 4")
  }

  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("\"", "\\\""), ("\\", "\\\\"), ("C:\\", "C:\\\\"), ("a\\b", "a\\b"),
    ("a\\\"b", "a\\\\\\\"b"), ("a\\\\\"", "a\\\\\\\\\\\""), ("\"\"", "\\\"\\\""), ("\\\\", "\\\\\\\\"),
    ("\\n", "\\n"),
  ])
  func backslashesSurvive(_ value: String, _ written: String) throws {
    let filters = and(facet("a", .string(value)))
    #expect(filters.filterExpression == "( \"a\":\"\(written)\" )")
    let back = try Filters(parsing: filters.filterExpression)
    #expect(back[.and(name: "0")] == filters[.and(name: "g")])
    // The same for names.
    let names = and(facet(Attribute(value), 1))
    #expect(names.filterExpression == "( \"\(written)\":1.0 )")
    #expect(try Filters(parsing: names.filterExpression)[.and(name: "0")] == names[.and(name: "g")])
  }

  @Test func groupsAreNumberedInOrder() throws {
    let text = (0..<12).map { "( \"a\":\"\($0)\" )" }.joined(separator: " AND ")
    let filters = try Filters(parsing: text)
    #expect(filters.groupIDs.map(\.name) == (0..<12).map { $0 < 10 ? "0\($0)" : "\($0)" })
    #expect(filters.filterExpression == text)
  }

  @Test func bytesMustBeUTF8() {
    let cases: [([UInt8], Int)] = [
      ([0x61, 0x3a, 0xff], 2), ([0x61, 0xc3], 1), ([0xed, 0xa0, 0x80], 0), ([0xf4, 0x90, 0x80, 0x80], 0),
      (Array("0123456789:".utf8) + [0xc0, 0x80], 11), ([0xe0, 0x80, 0x80], 0),
    ]
    for (bytes, offset) in cases {
      #expect(throws: FilterParsingError(kind: .invalidUTF8, offset: offset)) {
        try Filters(parsing: bytes.span)
      }
    }
  }

  @Test func filtersGivenTwiceAreOne() throws {
    let values = (0..<30).map { "a:x\($0 % 20)" }
    let filters = try Filters(parsing: values.joined(separator: " OR "))
    #expect(filters.count == 20)
    #expect(try Filters(deepLink: "?or.g=" + values.joined(separator: "%20OR%20")).count == 20)
    #expect(filters[.or(name: "0", filterType: .facet)].first == .facet(facet("a", "x0")))
  }
}
