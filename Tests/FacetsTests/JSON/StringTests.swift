@testable import Facets
import ReferenceFacets
import Testing

/// Strings of every length, with everything that ends or interrupts one at every offset around block boundaries.
struct StringTests {
  /// Decodes `bytes` as a value, as a count's key, as a skipped value and as a hit, and compares with the reference.
  private func compare(_ string: [UInt8]) throws {
    let quoted = [UInt8(ascii: "\"")] + string + [UInt8(ascii: "\"")]
    let json =
      Array(#"{"query":"#.utf8) + quoted + Array(#","x":"#.utf8) + quoted + Array(#","hits":["#.utf8) + quoted
      + Array(#"],"facets":{"a":{"#.utf8) + quoted + Array(":1}}}".utf8)
    try compareDocument(json)
  }

  private func compareDocument(_ json: [UInt8]) throws {
    let reference = try? OrderedResponse.responses(in: json)
    let response = try? decode(json)
    #expect((response == nil) == (reference == nil), "\(String(decoding: json, as: UTF8.self))")
    if let response, let reference { #expect(differences(between: response, and: reference[0]) == []) }
  }

  /// Pieces that a string may or may not have.
  static let pieces: [[UInt8]] =
    [
      "\\n", "\\\"", "\\\\", "\\/", "\\u0041", "\\u00e9", "\\u20AC", "\\u0000", "\\uD83D\\uDE00", "\\uffff",
      "\u{7f}",
      "\u{80}", "\u{e9}", "\u{7ff}", "\u{800}", "\u{20ac}", "\u{d7ff}", "\u{e000}", "\u{ffff}", "\u{10000}",
      "\u{1f600}", "\u{10ffff}", "e\u{301}",
      // And what it may not have.
      "\\x", "\\u12g4", "\\u12", "\\ud800", "\\udc00", "\\ud800\\u0041", "\\ud800x", "\\udc00\\ud800",
      "\\ud800\\ud800", "\\ud800\\udbff", "\\ud800\\ue000", "\\ud83d\\ud83d\\ude00",
      "\\U0041",
      "\n", "\u{0}", "\u{1f}", "\"",
    ].map { Array($0.utf8) } + [
      [0x80], [0xbf], [0xc0, 0x80], [0xc1, 0xbf], [0xc2], [0xc2, 0x41], [0xe0, 0x80, 0x80], [0xe2, 0x82],
      [0xed, 0xa0, 0x80], [0xf0, 0x80, 0x80, 0x80], [0xf0, 0x9f, 0x98], [0xf4, 0x90, 0x80, 0x80], [0xf5],
      [0xff],
    ]

  @Test(arguments: pieces)
  func pieceAtEveryOffset(piece: [UInt8]) throws {
    for before in Array(0...4) + Array(12...18) + Array(28...36) + Array(60...68) + [
      95, 96, 97, 127, 128, 129,
    ] {
      for after in [0, 1, 70] {
        let a = UInt8(ascii: "a")
        try compare([UInt8](repeating: a, count: before) + piece + [UInt8](repeating: a, count: after))
      }
    }
  }

  @Test func quoteAtEveryOffset() throws {
    for length in 0...200 {
      try compare((0..<length).map { UInt8(ascii: "a") + UInt8($0 % 26) })
      // The input ends in the string, or right behind it.
      let open = Array(#"{"query":""#.utf8) + [UInt8](repeating: UInt8(ascii: "q"), count: length)
      #expect(decodingError(open)?.kind == .unexpectedEnd)
      #expect(decodingError(open)?.offset == open.count)
      #expect(decodingError(open + [UInt8(ascii: "\"")])?.kind == .unexpectedEnd)
    }
  }

  /// Two pieces with each distance around a block: what the first leaves behind must not disturb the second.
  @Test func pairsOfPieces() throws {
    var random = SplitMix64(seed: 16)
    for _ in 0..<4000 {
      var string: [UInt8] = []
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let plain = Int.random(in: 0...(Bool.random(using: &random) ? 3 : 40), using: &random)
        string += [UInt8](repeating: UInt8(ascii: "b"), count: plain)
        string += random.pick(StringTests.pieces)
      }
      try compare(string)
    }
  }

  /// A string whose opening quote stands at each offset of a block.
  @Test func startAtEveryOffset() throws {
    for spaces in 0...70 {
      for string in [
        "", "x", "\u{e9}", "\\u00e9\\n", "plain words that are longer than one block of thirty-two",
      ] {
        let padding = String(repeating: " ", count: spaces)
        try compareDocument(
          Array("{\(padding)\"facets\":{\"a\":{\(padding)\"\(string)\"\(padding):1}}}".utf8))
      }
    }
  }

  @Test func randomScalarsSurviveEveryWayOfSpellingThem() throws {
    var random = SplitMix64(seed: 3)
    for _ in 0..<3000 {
      let scalars = (0..<Int.random(in: 0...20, using: &random)).map { _ in random.scalar() }
      var text = ""
      text.unicodeScalars.append(contentsOf: scalars)
      let spelled = scalars.map { random.spelling(of: $0) }.joined()
      let response = try decode(#"{"query":"\#(spelled)","facets":{"a":{"\#(spelled)":1}}}"#)
      #expect(response.query.map { Array($0.utf8) } == Array(text.utf8), "\(spelled)")
      #expect(response.facets?["a"]?.first?.bytes == Array(text.utf8), "\(spelled)")
      #expect(response.facets?["a"]?[text]?.count == 1, "\(spelled)")
    }
  }
}

extension SplitMix64 {
  /// A scalar, small ones and the borders of UTF-8's lengths more often.
  fileprivate mutating func scalar() -> Unicode.Scalar {
    while true {
      let limit: UInt32 = pick([0x7f, 0x7f, 0xff, 0x7ff, 0xffff, 0x10ffff])
      if let scalar = Unicode.Scalar(UInt32.random(in: 0...limit, using: &self)) { return scalar }
    }
  }

  /// One of the ways to write a scalar inside a JSON string.
  fileprivate mutating func spelling(of scalar: Unicode.Scalar) -> String {
    let mustEscape = scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
    if !mustEscape && Int.random(in: 0..<3, using: &self) > 0 { return String(Character(scalar)) }
    return String(Character(scalar)).utf16.map { unit in
      let digits = String(unit, radix: 16, uppercase: Bool.random(using: &self))
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
