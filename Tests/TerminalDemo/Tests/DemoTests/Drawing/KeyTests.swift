import Testing

@testable import TerminalScreen

struct KeyTests {
  private let bytes = Array("aé日\u{1b}[A\u{1b}OB\u{1b}[5~\u{1b}[1;5C\u{1b}[Z\t\r\u{7f}\u{3}\u{1b}[99~👍q".utf8)
  private let keys: [Key] = [
    .text("a"), .text("é"), .text("日"), .up, .down, .pageUp, .right, .backTab, .tab, .enter, .backspace,
    .control("c"), .text("👍"), .text("q"),
  ]

  /// However the bytes are cut, they are the same keys.
  @Test func anyPieces() {
    var cuts = 0
    for first in 0...bytes.count {
      for second in first...bytes.count {
        var decoder = KeyDecoder()
        var decoded = decoder.decode(Array(bytes[..<first]))
        decoded += decoder.decode(Array(bytes[first..<second]))
        decoded += decoder.decode(Array(bytes[second...]))
        #expect(decoded == keys && !decoder.isWaiting)
        cuts += 1
      }
    }
    #expect(cuts == (bytes.count + 1) * (bytes.count + 2) / 2)
  }

  @Test func escapeAlone() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1b]).isEmpty && decoder.isWaiting)
    #expect(decoder.flush() == [.escape] && !decoder.isWaiting)
    // What is left of a sequence is no key.
    #expect(decoder.decode(Array("\u{1b}[1".utf8)).isEmpty && decoder.isWaiting)
    #expect(decoder.flush().isEmpty && !decoder.isWaiting)
    #expect(decoder.decode(Array("\u{1b}x".utf8)) == [.escape, .text("x")])
  }

  @Test func brokenText() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0xff, 0x61, 0xc3, 0x28, 0xe6, 0x97]) == [.text("a"), .text("(")])
    #expect(decoder.isWaiting && decoder.flush().isEmpty)
    #expect(decoder.decode([0xed, 0xa0, 0x80, 0x62]) == [.text("b")])
  }
}
