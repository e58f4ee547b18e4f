import LoopbackServer
import Testing

@Suite(.serialized, .timeLimit(.minutes(5)))
struct QueryTests {
  @Test func narrowsAndRestores() throws {
    let demo = try DemoProcess()
    let start = try demo.waitForStart()
    let counts = start.facets.map(\.count)
    demo.type("spade")
    // The last letter may change no hit.
    let narrow = try demo.wait("spades") {
      $0.summary == Shop.summary(Shop.isNamed("spade")) && $0.screen.cursor == (0, 19)
    }
    #expect(narrow.screen.lines[0].hasPrefix(" Search shop: spade"))
    // As many rows as relevant hits, of which not all fit.
    let relevant = narrow.summary.split(separator: " ").first.flatMap { Int($0) }
    #expect(narrow.hits.count == min(relevant ?? 0, 26) && narrow.hits.count > 1)
    for _ in 0..<5 { demo.press(.backspace) }
    try demo.wait("start again") { $0.summary == start.summary && $0.facets.map(\.count) == counts }
    // Letters that mean something in a pane are letters here.
    demo.type("q x/ ")
    let nothing = try demo.wait("nothing") {
      $0.summary == "0 hits" && $0.screen.lines[0].hasPrefix(" Search shop: q x/ ")
    }
    #expect(nothing.hits.isEmpty)
    demo.press(.escape)
    try demo.wait("start again") { $0.summary == start.summary && $0.facets.map(\.count) == counts }
  }

  /// Two columns a character, in the field and in the lists.
  @Test func wideCharacters() throws {
    let demo = try DemoProcess()
    try demo.waitForStart()
    demo.type("日本")
    try demo.wait("hits") {
      $0.summary == Shop.summary(Shop.has("brand", "日本")) && $0.screen.cursor == (0, 18)
    }
    demo.press(.backspace)
    let shorter = try demo.wait("one character") { $0.screen.cursor == (0, 16) }
    #expect(shorter.screen.lines[0].hasPrefix(" Search shop: 日  "))
  }

  /// A mark joins the letter before it and goes with it.
  @Test func combiningMarks() throws {
    let demo = try DemoProcess()
    try demo.waitForStart()
    demo.type("e\u{301}t")
    try demo.wait("two characters") {
      $0.screen.cursor == (0, 16) && $0.screen.lines[0].contains("e\u{301}t")
    }
    demo.press(.backspace, .backspace)
    try demo.wait("empty field") { $0.screen.cursor == (0, 14) && $0.summary == Shop.summary { _ in true } }
  }
}
