import Testing

@testable import Facets

/// The groups of a parsed expression share one block of text; nobody may see that.
struct ParsedGroupsTests {
  /// The same edits on a parsed value and on one whose groups have texts of their own lead to the same filters.
  @Test func editsOfOneGroupStayInIt() throws {
    var random = RandomFilters(seed: 41)
    var edits = 0
    for index in 0..<2_000 {
      let parsed = try Filters(parsing: random.filters().filterExpression)
      var shared = parsed
      var own = Filters()
      for id in parsed.groupIDs { own.addAll(parsed[id], to: id) }
      for id in parsed.groupIDs {
        for filter in parsed[id].prefix(2) + random.filters().groupIDs.prefix(1).flatMap({ parsed[$0] }) {
          guard filter.kind == parsed[id].first?.kind else { continue }
          #expect(shared.toggle(filter, in: id) == own.toggle(filter, in: id))
          edits += 1
        }
        let facet = Filter.facet(Filter.Facet(attribute: random.attribute(), stringValue: random.string()))
        shared.add(facet, to: id)
        own.add(facet, to: id)
        #expect(shared == own, "state \(index)")
      }
      #expect(shared.filterExpression == own.filterExpression, "state \(index)")
      let again = try Filters(parsing: parsed.filterExpression)
      #expect(parsed == again, "state \(index): a copy was edited")
    }
    #expect(edits > 2_000)
  }

  /// A group that is a small part of a long expression does not drag the whole text along once it changes: a hostile link
  /// would cost the square of its length.
  @Test func aGroupThatChangesLeavesTheSharedText() throws {
    let value = String(repeating: "x", count: 1_000)
    let groups = (0..<1_000).map { "(\"a\":\"\(value)\($0)\" OR \"a\":\"\($0)\")" }
    var filters = try Filters(parsing: groups.joined(separator: " AND "))
    #expect(filters.groupIDs.count == 1_000)
    for id in filters.groupIDs { filters.add(facet("a", "new"), to: id) }
    let texts = filters.groups.map { $0.filters.records.textCount }
    #expect(texts.count == 1_000)
    #expect(texts.allSatisfy { $0 < 2_100 })
  }

  /// Filters of one parenthesis that are apart in the text are one group, in the order of the text.
  @Test func aConjunctionAroundADisjunctionIsOneGroup() throws {
    let text = "a:x AND (b:y OR b:z) AND c:w AND t"
    let filters = try Filters(parsing: text)
    #expect(filters.groupIDs == [.and(name: "0"), .or(name: "1", filterType: .facet)])
    #expect(filters[.and(name: "0")].map(\.description) == ["\"a\":\"x\"", "\"c\":\"w\"", "\"_tags\":\"t\""])
    #expect(filters[.or(name: "1", filterType: .facet)].count == 2)
  }
}
