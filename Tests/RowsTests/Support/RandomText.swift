/// Texts that sorting gets wrong when it takes bytes, prefixes or normal forms lightly.
enum RandomText {
  private static let pieces: [String] = [
    "", "a", "A", "b", "z", "Z", "0", "10", "2", "-", " ", "  ", " > ", ">", "\u{0}", "\u{1}", "\t", "\"",
    "\\",
    "é", "e\u{301}", "É", "E\u{301}", "ẹ\u{301}", "e\u{301}\u{323}", "e\u{323}\u{301}", "\u{301}", "\u{345}",
    "ñ", "n\u{303}", "Å", "A\u{30a}", "\u{212b}", "ß", "ﬁ", "fi", "İ", "ı", "ø", "\u{2ff}", "\u{300}",
    "\u{37e}", ";",
    "日本", "中", "가", "\u{1100}\u{1161}", "\u{1161}", "각", "가\u{11a8}", "が", "か\u{3099}", "\u{958}", "क\u{93c}",
    "🙂", "👩‍👩‍👧", "🇫🇷", "\u{fffd}", "\u{10ffff}", "\u{e000}", "\u{f900}", "豈", "q\u{301}", "q中",
    "a\u{308}\u{304}", "ǟ", "Ω", "\u{2126}", "\u{16d67}\u{16d67}", "\u{16d68}",
  ]

  /// A text of up to `maximum` pieces, sometimes none.
  static func next(
    maximum: Int = 4, using generator: inout some RandomNumberGenerator
  ) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...maximum, using: &generator) {
      text += pieces.randomElement(using: &generator) ?? ""
    }
    return text
  }

  /// A text of ASCII letters, as most real ones are.
  static func word(using generator: inout some RandomNumberGenerator) -> String {
    let letters = Array("abcdeABC ->1")
    return String(
      (0..<Int.random(in: 0...12, using: &generator)).map { _ in letters.randomElement(using: &generator)! })
  }
}
