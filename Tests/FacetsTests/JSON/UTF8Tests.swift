@testable import Facets
import Testing

/// UTF-8 as table 3-7 of the Unicode standard has it, in every combination of lead and second byte.
struct UTF8Tests {
  /// Whether `bytes` are UTF-8, by the standard library.
  private func isValid(_ bytes: [UInt8]) -> Bool {
    String(validating: bytes, as: UTF8.self) != nil
  }

  private func check(_ bytes: [UInt8], before: Int) {
    let plain = [UInt8](repeating: UInt8(ascii: "a"), count: before)
    let json = [UInt8(ascii: "\"")] + plain + bytes + [UInt8(ascii: "\"")]
    #expect(accepts { try validate(json) } == isValid(bytes), "\(bytes) behind \(before)")
  }

  @Test(arguments: [0, 14, 30, 31, 62, 63])
  func everyLeadAndSecondByte(before: Int) {
    for lead in UInt8(0x80)...0xff {
      check([lead], before: before)
      for second in UInt8(0x7f)...0xff {
        check([lead, second], before: before)
        // Long enough for each lead, so that only the first two bytes decide.
        check([lead, second, 0x80], before: before)
        check([lead, second, 0xbf, 0x80], before: before)
      }
    }
  }

  @Test(arguments: [0, 29, 61])
  func everyThirdAndFourthByte(before: Int) {
    for head: [UInt8] in [
      [0xe0, 0xa0], [0xe2, 0x82], [0xed, 0x9f], [0xef, 0xbf], [0xf0, 0x90], [0xf1, 0x80], [0xf4, 0x8f],
    ] {
      for byte in UInt8(0x00)...0xff
      where byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") {
        check(head + [byte], before: before)
        check(head + [byte, 0x80], before: before)
        check(head + [0x80, byte], before: before)
      }
    }
  }

  @Test func offsetIsThatOfTheSequence() {
    let json = Array(#"{"query":"ab"#.utf8) + [0xe2, 0x28, 0xa1] + Array(#""}"#.utf8)
    #expect(decodingError(json)?.kind == .invalidUTF8)
    #expect(decodingError(json)?.offset == 12)
    #expect(decodingError(Array(#"{"query":"#.utf8) + [0xe2])?.kind == .unexpectedByte)
  }

  @Test func everyKindOfStringIsChecked() {
    for (before, after) in [
      (#"{""#, #"":1}"#), (#"{"x":""#, #""}"#), (#"{"facets":{""#, #"":{}}}"#),
      (#"{"facets":{"a":{""#, #"":1}}}"#),
      (#"{"hits":[{""#, #"":1}]}"#), (#"{"hits":[""#, #""]}"#), (#"{"userData":""#, #""}"#),
      (#"{"index":""#, #""}"#),
      (#"{"facets_stats":{""#, #"":{}}}"#), (#"{"facetHits":[{"value":""#, #""}]}"#),
      (#"{"renderingContent":{"facetOrdering":{"facets":{"order":[""#, #""]}}}}"#),
      (#"{"renderingContent":{"facetOrdering":{"values":{""#, #"":{}}}}}"#),
    ] {
      for bad: [UInt8] in [[0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80]] {
        #expect(
          decodingError(Array(before.utf8) + bad + Array(after.utf8))?.kind == .invalidUTF8, "\(before)")
      }
      #expect(decodingError(Array((before + "\u{e9}" + after).utf8)) == nil, "\(before)")
    }
  }
}
