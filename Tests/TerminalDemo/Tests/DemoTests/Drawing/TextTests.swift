import CPseudoTerminal
import Testing

@testable import TerminalScreen

struct TextTests {
  @Test(arguments: [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("日", 2), ("한", 2), ("ﾊ", 1), ("Ａ", 2), ("👍", 2), ("👍🏽", 2),
    ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("❤\u{fe0f}", 2), ("❤", 1), ("…", 1), ("│", 1), ("\u{301}", 0), ("\u{202e}", 0),
  ])
  func columns(_ text: String, _ expected: Int) {
    #expect(Character(text).columns == expected)
  }

  /// The C library's widths are another source of the same tables; it may know other versions of Unicode.
  @Test func columnsOfScalars() {
    var checked = 0
    var different: [UInt32] = []
    for value in UInt32(0xa0)...0x2ffff {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let width = Int(scalar_columns(value))
      switch scalar.properties.generalCategory {
      case .unassigned, .privateUse, .format, .control: continue
      default: break
      }
      if width < 0 { continue }
      checked += 1
      if Character(scalar).columns != width { different.append(value) }
    }
    #expect(checked > 100_000)
    #expect(Double(different.count) < Double(checked) / 500, "\(different.map { String($0, radix: 16) })")
  }

  /// Data can't move the cursor, start a sequence, or turn the line round.
  @Test func controlsAreShown() {
    #expect(DisplayText("a\tb\u{1b}[2J").text == "a␉b␛[2J")
    #expect(DisplayText("x\r\ny\u{9b}1m\u{7f}").text == "x␍␊y\u{fffd}1m␡")
    #expect(DisplayText("\u{202e}abc").text == "\u{fffd}abc")
    #expect(DisplayText("\u{301}").text == "\u{fffd}")
  }

  @Test func truncates() {
    #expect(DisplayText("abcdef").truncated(to: 6).text == "abcdef")
    #expect(DisplayText("abcdef").truncated(to: 5).text == "abcd…")
    #expect(DisplayText("日本語").truncated(to: 5).text == "日本…")
    #expect(DisplayText("日本語").truncated(to: 4).text == "日…")
    #expect(DisplayText("日本語").truncated(to: 1).text == "…")
    #expect(DisplayText("日本語").truncated(to: 0).text == "")
    #expect(DisplayText("日本語").end(columns: 5).text == "本語")
  }

  @Test func wraps() {
    #expect(wrapped("one two three", columns: 7) == ["one two", "three"])
    #expect(wrapped("incomprehensible", columns: 4) == ["incomprehensible"])
    #expect(wrapped("", columns: 4).isEmpty)
  }
}
