import LoopbackServer
import Testing

@Suite(.serialized, .timeLimit(.minutes(5)))
struct MenuTests {
  @Test func hierarchicalMenu() throws {
    let demo = try DemoProcess()
    let start = try demo.waitForStart()
    demo.press(.tab, .tab, .down, .down, .space)
    let isGarden = Shop.has("categories.lvl0", "Garden")
    let garden = try demo.wait("levels of Garden") {
      $0.categories.contains { $0.text == "Tools" } && $0.summary == Shop.summary(isGarden)
    }
    #expect(
      garden.categories.map(\.text)
        == ["Audio", "Audio Books", "Garden", "Seeds", "Tools", "Home", "Pets", "Tea & Cocoa"])
    #expect(garden.categories.map(\.indentation) == [0, 0, 0, 2, 2, 0, 0, 0])
    #expect(garden.categories[2].mark == "-" && garden.categories[2].isUnderCursor)
    #expect(garden.categories[0].count == Shop.count(Shop.has("categories.lvl0", "Audio")))
    demo.press(.down, .down, .space)
    let isTools = Shop.has("categories.lvl1", "Garden > Tools")
    let tools = try demo.wait("levels of Tools") {
      $0.categories.contains { $0.text == "Rakes" } && $0.summary == Shop.summary(isTools)
    }
    #expect(tools.filters == "( \"categories.lvl1\":\"Garden > Tools\" )")
    let rakes = try #require(tools.categories.first { $0.text == "Rakes" })
    #expect(rakes.indentation == 4)
    #expect(rakes.count == Shop.count(Shop.has("categories.lvl2", "Garden > Tools > Rakes")))
    // A tap on what is selected goes up, level by level.
    demo.press(.space)
    let up = try demo.wait("Garden again") {
      $0.categories == garden.categories.moved(to: 4) && $0.summary == garden.summary
    }
    #expect(up.filters == "( \"categories.lvl0\":\"Garden\" )")
    demo.press(.up, .up, .space)
    let root = try demo.wait("root") {
      $0.categories.map(\.text) == start.categories.map(\.text) && $0.summary == start.summary
    }
    #expect(root.filters == "no filters")
  }

  @Test func relevantSort() throws {
    let demo = try DemoProcess()
    let start = try demo.waitForStart()
    let hint = { (screen: DemoScreen) in screen.sort.dropLast().map(\.text).joined(separator: " ") }
    #expect(hint(start) == "We removed some search results to show you the most relevants ones.")
    demo.press(.backTab, .backTab, .backTab, .space)
    let all = try demo.wait("all results") { $0.summary == "\(ShopRecords.all.count) hits" }
    #expect(hint(all) == "Currently showing all results.")
    #expect(all.sort.last?.text == "<Show more relevant results>" && all.sort.last?.isUnderCursor == true)
    #expect(all.hits.map(\.text) != start.hits.map(\.text))
    demo.press(.space)
    let relevant = try demo.wait("relevant results") { $0.summary == start.summary }
    #expect(hint(relevant) == hint(start) && relevant.sort.last?.text == "<Show all results>")
    #expect(relevant.hits.map(\.text) == start.hits.map(\.text))
  }

  @Test func filterToggle() throws {
    let demo = try DemoProcess()
    let start = try demo.waitForStart()
    let isInStock = Shop.has("inStock", true)
    demo.press(.backTab, .backTab, .space)
    let on = try demo.wait("in stock") {
      $0.summary == Shop.summary(isInStock) && $0.facets.map(\.count) != start.facets.map(\.count)
    }
    #expect(on.toggle.first?.mark == "[x]" && on.filters == "( \"inStock\":true )")
    #expect(on.facet("Zed")?.count == Shop.count(isInStock, Shop.has("brand", "Zed")))
    demo.press(.space)
    let off = try demo.wait("all") { $0.summary == start.summary }
    #expect(off.toggle.first?.mark == "[ ]" && off.filters == "no filters")
  }

  /// Filters of all widgets at once, then the query, each narrowing the one before.
  @Test func allTogether() throws {
    let demo = try DemoProcess()
    try demo.waitForStart()
    demo.press(.tab, .tab, .space, .tab, .down, .space, .tab, .tab, .space)
    let isWanted = { (record: Record) in
      Shop.has("categories.lvl0", "Audio")(record) && Shop.has("_tags", "coupon")(record)
        && Shop.has("inStock", true)(record)
    }
    try demo.wait("three filters") { $0.summary == Shop.summary(isWanted) }
    demo.type("/red")
    let last = try demo.wait("three filters and a query") {
      $0.summary == Shop.summary { isWanted($0) && Shop.isNamed("red")($0) }
    }
    #expect(
      last.filters == #"( "categories.lvl0":"Audio" ) AND ( "inStock":true ) AND ( "_tags":"coupon" )"#)
  }
}

extension [DemoScreen.Row] {
  /// The rows with the cursor on another one.
  fileprivate func moved(to cursor: Int) -> [DemoScreen.Row] {
    enumerated().map { index, row in
      var row = row
      row.isUnderCursor = index == cursor
      return row
    }
  }
}
