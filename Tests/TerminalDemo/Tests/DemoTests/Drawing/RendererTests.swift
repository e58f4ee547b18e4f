import TestSupport
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
    var random = SplitMix64(seed: 7)
    let words = ["abc", "日本", "é", "e\u{301}", " ", "x", "한글", "│─", "zz top", "ＡＢ"]
    var renderer = Renderer()
    var screen = VirtualScreen(columns: size.columns, rows: size.rows)
    var pictures = 0
    for _ in 0..<400 {
      var canvas = Canvas(size: size)
      for _ in 0..<6 {
        let area = Rectangle(
          column: random.below(size.columns), row: random.below(size.rows), columns: random.below(12), rows: 1
        )
        let text = (0..<random.below(4)).map { _ in words[random.below(words.count)] }.joined()
        canvas.write(text, in: area, style: random.below(3) == 0 ? .reversed : [])
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
