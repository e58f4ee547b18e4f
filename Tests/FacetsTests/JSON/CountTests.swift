@testable import Facets
import ReferenceFacets
import Testing

/// Counts are integers that fit `Int`, however they are spelled.
struct CountTests {
  @Test(arguments: [
    ("0", 0), ("-0", 0), ("0.0", 0), ("-0.0e9", 0), ("0e999999999999999999999", 0),
    ("0e-999999999999999999999", 0),
    ("0.000000000000000000000000000e5", 0), ("7", 7), ("10", 10), ("3.0", 3), ("3e2", 300), ("3E+2", 300),
    ("300e-2", 3), ("0.03e2", 3), ("1.50e1", 15), ("-12", -12), ("1234567", 1_234_567),
    ("12345678", 12_345_678),
    ("123456789", 123_456_789), ("12345678901234567", 12_345_678_901_234_567),
    ("9007199254740993", 9_007_199_254_740_993), ("9223372036854775807", Int.max),
    ("-9223372036854775808", Int.min), ("9223372036854775807.000", Int.max),
    ("922337203685477580.7e1", Int.max),
    ("92233720368547758070e-1", Int.max), ("-9223372036854775808.0", Int.min),
    ("1e18", 1_000_000_000_000_000_000),
    ("1000000000000000000000000000000e-30", 1), ("0.00000000000000000000000000001e29", 1),
  ])
  func readsIntegers(text: String, value: Int) throws {
    #expect(try count(text) == value)
    #expect(try exactInteger(text) == value)
    #expect(try decode("{\"nbHits\":\(text)}").nbHits == value)
  }

  @Test(arguments: [
    ("3.5", FacetDecodingError.Kind.notAnInteger), ("0.1", .notAnInteger), ("1e-1", .notAnInteger),
    ("-4.5", .notAnInteger), ("1e-999999999999999999999", .notAnInteger), ("12345678.5", .notAnInteger),
    ("0.12345678901234567890123456789", .notAnInteger), ("12345678901234567890.5", .notAnInteger),
    ("9223372036854775808", .numberOutOfRange), ("-9223372036854775809", .numberOutOfRange),
    ("18446744073709551616", .numberOutOfRange), ("99999999999999999999999999999", .numberOutOfRange),
    ("1e19", .numberOutOfRange), ("1e999999999999999999999", .numberOutOfRange),
    ("-1e400", .numberOutOfRange), ("0.1e400", .numberOutOfRange),
    ("01", .invalidNumber), ("00", .invalidNumber), ("-01", .invalidNumber), ("0123456", .invalidNumber),
    ("1.", .invalidNumber), ("1.e1", .invalidNumber), ("1e", .invalidNumber), ("1e+", .invalidNumber),
    ("-", .invalidNumber), ("-.5", .invalidNumber), ("-a", .invalidNumber),
    (".5", .unexpectedByte), ("+1", .unexpectedByte), ("0x10", .unexpectedByte), ("1_000", .unexpectedByte),
    ("1a", .unexpectedByte), ("12 3", .unexpectedByte), ("1.5.5", .notAnInteger), ("NaN", .unexpectedByte),
    ("Infinity", .unexpectedByte), ("", .unexpectedByte), ("\"1\"", .typeMismatch), ("true", .typeMismatch),
    ("null", .typeMismatch), ("[1]", .typeMismatch), ("{}", .typeMismatch),
  ])
  func refusesOthers(text: String, kind: FacetDecodingError.Kind) {
    let error = decodingError(#"{"facets":{"brand":{"Zed":\#(text)}}}"#)
    #expect(error?.kind == kind)
    #expect(throws: ReferenceError.self) {
      try OrderedResponse.responses(in: Array(#"{"facets":{"brand":{"Zed":\#(text)}}}"#.utf8))
    }
  }

  /// The short way for counts looks at eight bytes: every number of digits with every ending.
  @Test func everyLengthWithEveryEnding() throws {
    for digits in 1...19 {
      let text = String("1234567890123456789".prefix(digits))
      let value = try #require(Int(text))
      for ending in ["", " ", "\n", "\t\r", "         ", ".0", "e0", "E+0", ".000e0 "] {
        for last in ["}}}", ",\"b\":1}}}"] {
          let json = #"{"facets":{"a":{"x":\#(text)\#(ending)\#(last)"#
          #expect(try decode(json).facets?["a"]?.first?.count == value, "\(json)")
        }
      }
    }
  }

  /// A count at the very end of the input must not take the padding for digits.
  @Test(arguments: 1...10)
  func endOfInputBehindDigits(digits: Int) {
    let json = #"{"facets":{"a":{"x":"# + String(repeating: "7", count: digits)
    #expect(decodingError(json)?.kind == .unexpectedEnd)
    #expect(decodingError(json)?.offset == json.utf8.count)
  }

  @Test func randomSpellingsAgreeWithTheReference() throws {
    var random = SplitMix64(seed: 81)
    for _ in 0..<20_000 {
      let text = random.jsonNumber()
      let expected = try? exactInteger(text)
      #expect((try? count(text)) == expected, "\(text)")
    }
  }
}
