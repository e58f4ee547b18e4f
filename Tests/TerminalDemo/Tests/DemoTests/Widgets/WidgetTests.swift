import LoopbackServer
import Testing

/// Each widget of the demo by its keys; every expected number is counted from the records.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct WidgetTests {
  @Test func firstScreen() throws {
    let demo = try DemoProcess()
    let screen = try demo.waitForStart()
    let facets = screen.facets
    #expect(facets.first?.text == "brand")
    // By count, each counted here.
    let brands = facets.dropFirst().prefix { !$0.mark.isEmpty }
    #expect(brands.count == 20)
    #expect(brands.map { $0.count ?? 0 } == brands.map { $0.count ?? 0 }.sorted(by: >))
    for brand in brands where brand.text.allSatisfy({ $0.isASCII }) && brand.text != "(empty)" {
      let value = brand.text == "tab" ? "tab\there" : brand.text
      #expect(brand.count == Shop.count(Shop.has("brand", .string(value))), "\(brand)")
    }
    // The rule pins white and red and hides blue.
    let colors = facets.drop { $0.text != "color" }.dropFirst()
    #expect(colors.prefix(2).map(\.text) == ["white", "red"] && !colors.contains { $0.text == "blue" })
    #expect(screen.tags.map(\.text) == ["on sale", "coupon", "free shipping", "free return", "no exchange"])
    for tag in screen.tags {
      #expect(tag.count == Shop.count(Shop.has("_tags", .string(tag.text))) && tag.mark == "[ ]")
    }
    let roots = ["Audio", "Audio Books", "Garden", "Home", "Pets", "Tea & Cocoa"]
    #expect(screen.categories.map(\.text) == roots)
    for root in screen.categories {
      #expect(root.count == Shop.count(Shop.has("categories.lvl0", .string(root.text))))
    }
    #expect(screen.sort.last?.text == "<Show all results>")
    #expect(screen.toggle.map(\.text) == ["inStock: true"] && screen.toggle.first?.mark == "[ ]")
    #expect(screen.hits.count == 26)
    #expect(screen.filters == "no filters")
    #expect(screen.screen.isAlternate && screen.screen.unknown.isEmpty)
    // The search field has the focus.
    #expect(screen.screen.isCursorVisible && screen.screen.cursor == (0, 14))
  }

  @Test func dynamicFacetList() throws {
    let demo = try DemoProcess()
    let start = try demo.waitForStart()
    let white = try #require(start.facet("white")?.count)
    demo.press(.tab, .down)
    let second = try demo.wait("cursor on the second row") {
      $0.facets.dropFirst(2).first?.isUnderCursor == true
    }
    let brand = second.facets[2]
    demo.press(.space)
    let isBrand = Shop.has("brand", .string(brand.text))
    let one = try demo.wait("one brand") {
      $0.summary == Shop.summary(isBrand) && $0.facet("white")?.count != white
    }
    #expect(one.facet(brand.text)?.mark == "[x]" && one.filters == "( \"brand\":\"\(brand.text)\" )")
    #expect(one.facet("white")?.count == Shop.count(isBrand, Shop.has("color", "white")))
    // Brands are joined by `or`: the counts of the others stay.
    #expect(one.facet("Zed")?.count == Shop.count(Shop.has("brand", "Zed")))
    // The cursor is on the same value, wherever it has gone.
    #expect(one.facet(brand.text)?.isUnderCursor == true)
    demo.press(.down, .enter)
    let other = one.facets[3].text
    let isEither = { isBrand($0) || Shop.has("brand", .string(other))($0) }
    try demo.wait("two brands") { $0.summary == Shop.summary(isEither) && $0.facet(other)?.mark == "[x]" }
    demo.type("x")
    let end = try demo.wait("no filters") {
      $0.filters == "no filters" && $0.facets.map(\.count) == start.facets.map(\.count)
    }
    #expect(!end.facets.contains { $0.mark == "[x]" } && end.summary == start.summary)
  }

  @Test func tagFilterList() throws {
    let demo = try DemoProcess()
    let start = try demo.waitForStart()
    demo.press(.tab, .tab, .tab, .space)
    let isOnSale = Shop.has("_tags", "on sale")
    let sale = try demo.wait("sale") {
      $0.summary == Shop.summary(isOnSale) && $0.facets.map(\.count) != start.facets.map(\.count)
    }
    #expect(sale.tags.first?.mark == "[x]" && sale.filters == "( \"_tags\":\"on sale\" )")
    #expect(sale.facet("Zed")?.count == Shop.count(isOnSale, Shop.has("brand", "Zed")))
    #expect(sale.tags[1].count == Shop.count(isOnSale, Shop.has("_tags", "coupon")))
    demo.press(.down, .space)
    let both = { isOnSale($0) && Shop.has("_tags", "coupon")($0) }
    try demo.wait("both tags") {
      $0.summary == Shop.summary(both) && $0.tags.filter { $0.mark == "[x]" }.count == 2
    }
    demo.press(.space, .up, .space)
    try demo.wait("start again") {
      $0.summary == start.summary && $0.facets.map(\.count) == start.facets.map(\.count)
    }
  }
}
