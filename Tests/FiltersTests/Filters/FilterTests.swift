import Facets
import Testing

struct FilterTests {
  @Test func literalsMakeTagsAndValues() {
    let filters: [TagFilter] = ["coupon", "free shipping"]
    #expect(filters[1].value == "free shipping")
    #expect(("on sale" as Filter.Tag).attribute == "_tags")
    #expect(facet("a", 2) == Filter.Facet(attribute: "a", floatValue: 2))
    #expect(facet("a", true) == Filter.Facet(attribute: "a", boolValue: true))
    #expect(facet("a", "x") == Filter.Facet(attribute: "a", stringValue: "x"))
    let descriptors: [Attribute: FilterGroupDescriptor] = ["brand": ("brand", .or), "color": ("color", .and)]
    #expect(descriptors["brand"]?.name == "brand")
    #expect(descriptors["color"]?.operator == .and)
  }

  @Test func negationTurnsAround() {
    let tag: Filter.Tag = "a"
    #expect((!tag).isNegated)
    #expect(!(!tag) == tag)
    #expect((!Filter(tag)).description == "NOT \"_tags\":\"a\"")
  }

  @Test func anyFilterKnowsItsParts() {
    var filter = Filter(numeric("price", .lessThan, 3))
    #expect(filter.kind == .numeric)
    #expect(filter.attribute == "price")
    filter.isNegated = true
    #expect(Filter.Numeric(filter)?.isNegated == true)
    #expect(Filter.Tag(filter) == nil)
    #expect(Filter.Facet(filter) == nil)
  }

  @Test func equalityIsByBytes() {
    let composed = facet("a", "\u{e9}")
    let decomposed = facet("a", "e\u{301}")
    #expect(composed != decomposed)
    #expect(or(composed, decomposed).count == 2)
    #expect(("\u{e9}" as Filter.Tag) != ("e\u{301}" as Filter.Tag))
    #expect(numeric("\u{e9}", .equals, 1) != numeric("e\u{301}", .equals, 1))
    #expect(FilterGroup.ID.and(name: "\u{e9}") != .and(name: "e\u{301}"))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func numbersAreFinite(_ value: Double) {
    #expect(throws: FilterError.notFinite) { try Filter.Number(value) }
  }

  @Test func rangesAreFinite() {
    #expect(throws: FilterError.notFinite) { try Filter.Numeric(attribute: "a", range: -Double.infinity...0) }
    #expect(throws: FilterError.notFinite) { try Filter.Numeric(attribute: "a", range: 0...Double.infinity) }
  }

  @Test func rangesAreOfLiteralsAndNumbers() throws {
    let expected = range("a", 10...40)
    #expect(Filter.Numeric(attribute: "a", range: 10...40) == expected)
    #expect(!Filter.Numeric(attribute: "a", range: -10...(-4)) == range("a", -10...(-4), not: true))
    #expect(try Filter.Numeric(attribute: "a", range: 10.5...40) == range("a", 10.5...40))
    let (lower, upper): (Double, Float) = (10, 40)
    #expect(try Filter.Numeric(attribute: "a", range: lower...40) == expected)
    #expect(try Filter.Numeric(attribute: "a", range: 10...upper) == expected)
  }

  @Test(arguments: [
    ("10", 10), ("10.0", 10), ("-0", 0), ("+2.50", 2.5), ("1e3", 1000), ("1E-2", 0.01), ("007", 7),
  ])
  func numbersReadText(_ text: String, _ value: Double) {
    #expect(Filter.Number(text)?.value == value)
  }

  @Test(arguments: ["", "nan", "inf", "0x10", "1.", ".5", "1e999", "ten", "1 ", "--1", "1_000"])
  func otherTextIsNoNumber(_ text: String) {
    #expect(Filter.Number(text) == nil)
  }

  @Test func operatorsAreTheEnginesSigns() {
    #expect(Filter.Numeric.Operator.allCases.map(\.rawValue) == ["<", "<=", "=", "!=", ">=", ">"])
  }

  @Test func groupIdentifiersDescribeThemselves() {
    #expect(FilterGroup.ID(("b", .or), filterType: .tag) == .or(name: "b", filterType: .tag))
    #expect(FilterGroup.ID(("b", .and), filterType: .tag) == .and(name: "b"))
    #expect(FilterGroup.ID.hierarchical(name: "c").operator == .and)
    #expect(FilterGroup.ID.or(name: "b", filterType: .facet).description == "or(b)")
    #expect(FilterGroup.ID.or(name: "b", filterType: .tag).description == "or(b, tag)")
  }
}
