import Testing

@Suite(.serialized, .timeLimit(.minutes(5)))
struct ResizeTests {
  @Test func redraws() throws {
    let demo = try DemoProcess()
    let start = try demo.waitForStart()
    demo.resize(columns: 40, rows: 14)
    let narrow = try demo.feed.wait("narrow screen") { $0.lines[13].hasPrefix(" type to search") }
    #expect(narrow.lines[1].hasPrefix(" Facets") && narrow.lines[7].hasPrefix(" Hits"))
    #expect(narrow.lines.contains { $0.hasPrefix("  [ ] Acme") && $0.hasSuffix(" 18") })
    // Only the list with the focus has a place.
    demo.press(.tab, .tab)
    let menu = try demo.feed.wait("menu") { $0.lines[1].hasPrefix(" Categories") && !$0.isCursorVisible }
    #expect(menu.lines[2].hasPrefix("> + Audio") && menu.unknown.isEmpty)
    demo.press(.backTab, .backTab)
    try demo.feed.wait("search field") { $0.isCursorVisible }
    demo.resize(columns: 100, rows: 30)
    try demo.wait("the first screen") { $0.screen.lines == start.screen.lines }
  }

  /// No size breaks it, and none leaves it unusable.
  @Test func anySize() throws {
    let demo = try DemoProcess()
    let start = try demo.waitForStart()
    let sizes = [
      (1, 1), (2, 1), (19, 6), (20, 5), (20, 6), (20, 7), (30, 10), (75, 30), (76, 16), (76, 22), (76, 200),
      (300, 23), (300, 24), (500, 100),
    ]
    var count = 0
    for (columns, rows) in sizes {
      demo.resize(columns: columns, rows: rows)
      let isTooSmall = columns < 20 || rows < 6
      let screen = try demo.feed.wait("\(columns) × \(rows)") { screen in
        isTooSmall
          ? screen.lines[0] == "too small" || columns < 9 && screen.lines[0].hasSuffix("…")
          : screen.lines[rows - 1].hasPrefix(" type to sear") && screen.lines[0].hasPrefix(" Search")
      }
      #expect(screen.unknown.isEmpty)
      if !isTooSmall { #expect(screen.lines.contains { $0.contains("[ ] -minus") }) }
      count += 1
    }
    #expect(count == 14)
    demo.resize(columns: 100, rows: 30)
    try demo.wait("the first screen") { $0.screen.lines == start.screen.lines }
    demo.press(.controlC)
    #expect(demo.end() == 0)
  }

  /// A key that moves the cursor by a row draws two rows, not the screen.
  @Test func drawsWhatChanged() throws {
    let demo = try DemoProcess()
    try demo.waitForStart()
    demo.press(.tab)
    try demo.wait("focus") { $0.facets.dropFirst().first?.isUnderCursor == true }
    let before = demo.feed.byteCount
    demo.press(.down)
    try demo.wait("next row") { $0.facets.dropFirst(2).first?.isUnderCursor == true }
    #expect(demo.feed.byteCount - before < 250)
  }

  /// Lists longer than their pane scroll, and say where they are.
  @Test func scrolls() throws {
    let demo = try DemoProcess(columns: 80, rows: 24)
    try demo.feed.wait("rows") { $0.lines.contains { $0.hasPrefix("  [ ] Acme") } }
    demo.press(.tab, .end)
    let end = try demo.feed.wait("last row") { $0.lines.contains { $0.hasPrefix("> [ ] xl") } }
    #expect(!end.lines.contains { $0.hasPrefix("brand") })
    demo.press(.home)
    let home = try demo.feed.wait("first row") { $0.lines.contains { $0.hasPrefix("> [ ] -minus") } }
    #expect(home.lines[2].hasPrefix("brand"))
  }
}
