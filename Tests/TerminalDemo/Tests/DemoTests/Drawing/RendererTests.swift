import Testing

@testable import TerminalScreen

struct RendererTests {
  private let size = Size(columns: 24, rows: 5)

  /// What a picture should look like on a terminal that gives every character the columns that the demo expects.
  private func text(_ canvas: Canvas, row: Int) -> String {
    canvas.row(row).map { $0.character.map { String($0) } ?? "" }.joined()
  }

  @Test func nothingForTheSamePicture() {
    var renderer = Renderer()
    let canvas = Canvas(size: size)
    #expect(!renderer.bytes(toShow: canvas).isEmpty)
    #expect(renderer.bytes(toShow: canvas).isEmpty)
    renderer.invalidate()
    #expect(!renderer.bytes(toShow: canvas).isEmpty)
  }

  /// Random pictures one after the other: the terminal shows each, whatever was there.
  @Test func randomPictures() {
    var random = SplitMix(state: 7)
    let words = ["abc", "日本", "é", "e\u{301}", " ", "x", "한글", "│─", "zz top", "ＡＢ"]
    var renderer = Renderer()
    var screen = VirtualScreen(columns: size.columns, rows: size.rows)
    var pictures = 0
    for _ in 0..<400 {
      var canvas = Canvas(size: size)
      for _ in 0..<6 {
        let area = Rectangle(
          column: random.next(size.columns), row: random.next(size.rows), columns: random.next(12), rows: 1)
        let text = (0..<random.next(4)).map { _ in words[random.next(words.count)] }.joined()
        canvas.write(text, in: area, style: random.next(3) == 0 ? .reversed : [])
      }
      screen.receive(renderer.bytes(toShow: canvas))
      for row in 0..<size.rows {
        let shown = screen.rows[row].map(\.text).joined()
        #expect(shown == text(canvas, row: row), "picture \(pictures), row \(row)")
      }
      pictures += 1
    }
    #expect(pictures == 400 && screen.unknown.isEmpty)
  }

  /// A terminal that gives a cluster more columns than the demo thinks still has everything behind it in its place.
  @Test func uncertainWidths() {
    var renderer = Renderer()
    var screen = VirtualScreen(columns: 20, rows: 1)
    let area = Rectangle(column: 0, row: 0, columns: 20, rows: 1)
    for text in ["👍🏽 thumb      12", "👩‍👩‍👧 family    3", "❤️ heart      7", "plain         8", "👍🏽 thumb      13"] {
      var canvas = Canvas(size: Size(columns: 20, rows: 1))
      let columns = canvas.write(text, in: area)
      screen.receive(renderer.bytes(toShow: canvas))
      let line = screen.text(row: 0, columns: 3..<20)
      let expected = DisplayText(text).text.drop { $0 != " " }.dropFirst()
      #expect(text.hasPrefix("plain") || line.hasPrefix(expected), "\(text): \(line)")
      #expect(columns <= 20 && screen.unknown.isEmpty)
    }
  }
}

/// The same numbers in every run.
struct SplitMix {
  var state: UInt64

  mutating func next(_ bound: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
    return Int((mixed ^ mixed >> 31) % UInt64(bound))
  }
}
