import Facets
import Testing

struct RoundTripTests {
  /// 20,000 random states: text -> filters -> the same text, and the same filters group by group.
  @Test func expressionsReadBack() throws {
    var random = RandomFilters(seed: 2)
    for index in 0..<20_000 {
      let filters = random.filters()
      let text = filters.filterExpression
      let back = try Filters(parsing: text)
      #expect(back.filterExpression == text, "state \(index)")
      #expect(back.count == filters.count, "state \(index): \(text)")
      let original = filters.groupIDs.map { Set(filters[$0]) }
      let parsed = back.groupIDs.map { Set(back[$0]) }
      #expect(original == parsed, "state \(index): \(text)")
      for (id, parsedID) in zip(filters.groupIDs, back.groupIDs) where filters[id].count > 1 {
        #expect(parsedID.operator == id.operator, "state \(index): \(text)")
      }
    }
  }

  @Test func parametersReadBack() throws {
    var random = RandomFilters(seed: 3)
    var writer = QueryWriter()
    for index in 0..<5_000 {
      var parameters = SearchParameters(query: random.string(), filters: random.filters())
      if random.random.chance(50) { parameters.facets = [random.attribute(), "brand", "color"] }
      if random.random.chance(50) { parameters.page = Int.random(in: 0..<9, using: &random.random) }
      if random.random.chance(50) { parameters.hitsPerPage = Int.random(in: 0..<99, using: &random.random) }
      if random.random.chance(50) { parameters.maxValuesPerFacet = 7 }
      if random.random.chance(50) { parameters.relevancyStrictness = 80 }
      if random.random.chance(50) { parameters.ruleContexts = [random.string(), random.string()] }
      if random.random.chance(50) {
        parameters.extra = [random.string() + "x": random.string(), "analytics": "false"]
      }
      var bytes: [UInt8] = []
      writer.append(parameters, to: &bytes)
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(text == parameters.urlQuery, "state \(index)")
      let back = try SearchParameters(urlQuery: text)
      #expect(back.urlQuery == text, "state \(index)")
      #expect(back.query == parameters.query)
      #expect(back.ruleContexts == parameters.ruleContexts)
      #expect(back.extra == parameters.extra.filter { !$0.value.isEmpty })

      // The same by deep link, which keeps names, kinds and order of the groups too.
      let link = parameters.deepLink(base: "https://shop.example/s?lang=de#top")
      let restored = try SearchParameters(deepLink: link) { $0 == "lang" || parameters.extra[$0] != nil }
      #expect(restored.filters == parameters.filters, "state \(index): \(link)")
      #expect(
        restored.filters.groupIDs.map { restored.filters[$0] }
          == parameters.filters.groupIDs.map { parameters.filters[$0] })
      #expect(restored.query == parameters.query)
      #expect(restored.extra == back.extra.merging(["lang": "de"]) { $1 })
      #expect(try SearchParameters(deepLink: link).extra.isEmpty)
      #expect(try Filters(deepLink: link) == parameters.filters)
    }
  }

  @Test func statesReadBackInOneCall() throws {
    let state = FilterState()
    state[or: "brand"].add(
      facet("brand", "Zed & Söhne"), facet("brand", 3.5), facet("brand", true, not: true))
    state[and: "offers"].add("on sale" as Filter.Tag)
    state[or: "price", Filter.Numeric.self].add(range("price", 1...2.5))
    state[hierarchical: "cat"].add(facet("cat.lvl1", "Garden > Tools"))
    let link = state.deepLink(base: "https://shop.example/search")
    #expect(
      link
        == "https://shop.example/search?or.brand=%22brand%22%3A%22Zed%20%26%20S%C3%B6hne%22%20OR%20%22brand%22%3A3.5"
        + "%20OR%20NOT%20%22brand%22%3Atrue&hierarchical.cat=%22cat.lvl1%22%3A%22Garden%20%3E%20Tools%22"
        + "&and.offers=%22_tags%22%3A%22on%20sale%22&or-numeric.price=%22price%22%3A1.0%20TO%202.5")
    let restored = try FilterState(deepLink: link)
    #expect(restored.filters == state.filters)
    var heard = 0
    let other = FilterState()
    let token = other.observe { _ in heard += 1 }
    try other.restore(fromDeepLink: link)
    try other.restore(fromDeepLink: link)
    #expect(heard == 1)
    #expect(other[or: "brand"].filters == state[or: "brand"].filters)
    #expect(throws: QueryParsingError.self) { try other.restore(fromDeepLink: "?or.brand=%22") }
    #expect(other.filters == state.filters)
    withExtendedLifetime(token) {}
  }

  @Test func linksKeepTheirOtherParts() throws {
    #expect(Filters().deepLink(base: "https://a.example/s") == "https://a.example/s")
    #expect(Filters().deepLink(base: "https://a.example/s?x=1#f") == "https://a.example/s?x=1#f")
    #expect(and(facet("a", 1)).deepLink(base: "s?") == "s?and.g=%22a%22%3A1.0")
    #expect(and(facet("a", 1)).deepLink(base: "s#f") == "s?and.g=%22a%22%3A1.0#f")
    #expect(try Filters(deepLink: "https://a.example/s").isEmpty)
    // The app's own filters don't travel: whoever sends a link could leave them out.
    let parameters = SearchParameters(ownFilters: "tenant:7")
    #expect(parameters.deepLink(base: "s") == "s")
    #expect(try SearchParameters(deepLink: "s?filters=(a:1%20AND%20b:2)%20OR%20c:3").ownFilters == "")
  }
}
