import Facets
import Testing

/// Section B of the case collection.
struct FilterSyntaxCases {
  @Test func case9EveryQuoteIsEscaped() throws {
    let filters = and(facet("label", "\"Best of\" 2020"))
    #expect(filters.filterExpression == "( \"label\":\"\\\"Best of\\\" 2020\" )")
    #expect(
      try Filters(parsing: filters.filterExpression)[.and(name: "0")] == [
        .facet(facet("label", "\"Best of\" 2020"))
      ])
  }

  @Test func case10BackslashBeforeTheClosingQuote() throws {
    let filters = and(facet("path", "C:\\"))
    #expect(filters.filterExpression == "( \"path\":\"C:\\\\\" )")
    #expect(
      try Filters(parsing: filters.filterExpression)[.and(name: "0")] == [.facet(facet("path", "C:\\"))])
  }

  @Test func case11ExclusionInFacetFilters() {
    #expect(
      and(facet("objectID", "a\"b\\c", not: true)).json(for: .facetFilters) == "[\"objectID:-a\\\"b\\\\c\"]")
  }

  @Test func case13OperatorsInsideValuesAreQuoted() throws {
    let filters = or(facet("brand", "NOT"), facet("brand", "Ham AND Rye"))
    #expect(filters.filterExpression == "( \"brand\":\"Ham AND Rye\" OR \"brand\":\"NOT\" )")
    #expect(try Filters(parsing: filters.filterExpression).filterExpression == filters.filterExpression)
  }

  @Test func case14ColonInAValue() throws {
    let filters = and(facet("slot", "09:15 - 10:45"))
    #expect(filters.filterExpression == "( \"slot\":\"09:15 - 10:45\" )")
    #expect(try Filters(parsing: filters.filterExpression)[.and(name: "0")] == filters[.and(name: "g")])
    #expect(filters.json(for: .facetFilters) == "[\"slot:09:15 - 10:45\"]")
    #expect(filters.selections == ["slot": ["09:15 - 10:45"]])
  }

  @Test func case15ColonsInNamesAndValues() throws {
    let filters = and(facet("ns:grade", "A::B"))
    #expect(filters.filterExpression == "( \"ns:grade\":\"A::B\" )")
    #expect(try Filters(parsing: filters.filterExpression)[.and(name: "0")] == filters[.and(name: "g")])
    #expect(try Filters(deepLink: filters.deepLink(base: "s")) == filters)
  }

  @Test func case17LeadingMinus() {
    let filters = and(facet("temp", "-20C"))
    #expect(filters.filterExpression == "( \"temp\":\"-20C\" )")
    #expect(filters.json(for: .facetFilters) == "[\"temp:\\\\-20C\"]")
  }

  @Test(arguments: [("a-b", "a-b"), ("--x", "\\\\--x"), ("-", "\\\\-"), ("", ""), ("−x", "−x")])
  func case18OnlyTheFirstCharacterIsEscaped(_ value: String, _ entry: String) {
    #expect(and(facet("v", .string(value))).json(for: .facetFilters) == "[\"v:\(entry)\"]")
    #expect(and(facet("v", .string(value), not: true)).json(for: .facetFilters) == "[\"v:-\(entry)\"]")
    #expect(or(Filter.Tag(value: value)).json(for: .tagFilters) == "[[\"\(entry)\"]]")
  }

  @Test func case19EscapedFormsNeverLeak() {
    let state = FilterState()
    let initial = state.filters
    state[or: "temp"].add(facet("temp", "-20C"))
    let chip = Filter.Facet(state[or: "temp"].filters[0])
    #expect(chip?.value.description == "-20C")
    if let chip { state[or: "temp"].remove(chip) }
    #expect(state.filters == initial)
    #expect(state.filters.groupIDs.isEmpty)
  }

  @Test func case21NegativeNumbers() throws {
    let filters = and(facet("stock", -3))
    #expect(filters.filterExpression == "( \"stock\":-3.0 )")
    #expect(filters.json(for: .facetFilters) == "[\"stock:\\\\-3.0\"]")
    #expect(and(numeric("stock", .equals, -3)).json(for: .numericFilters) == "[\"stock = -3.0\"]")
    // The row whose key is `-3` is selected.
    #expect(filters.selections == ["stock": ["-3"]])
    let merged = MergedFacets(try response("{\"facets\":{\"stock\":{\"-3\":4}}}")).keepingSelected(filters)
    #expect(text(merged["stock"]) == "-3 4")
  }

  @Test func case22Exclusion() {
    let filters = and(facet("brand", "Zed", not: true))
    #expect(filters.filterExpression == "( NOT \"brand\":\"Zed\" )")
    #expect(filters.json(for: .facetFilters) == "[\"brand:-Zed\"]")
    #expect(filters.selections.isEmpty)
    #expect(filters.exclusions == ["brand": ["Zed"]])
  }

  @Test func case23TypesAreKept() {
    let filters = and(facet("inStock", true), facet("grade", 2), facet("inStock", "true"))
    #expect(filters.filterExpression == "( \"grade\":2.0 AND \"inStock\":\"true\" AND \"inStock\":true )")
  }

  @Test func case25ADotIsNothingSpecial() throws {
    let filters = and(facet("company", "Acme.io Ltd"))
    #expect(try Filters(parsing: filters.filterExpression)[.and(name: "0")] == filters[.and(name: "g")])
  }

  @Test func case26NumbersFromText() {
    let state = FilterState()
    if let ten = Filter.Number("10") { state[and: "p"].add(numeric("price", .greaterThan, ten)) }
    #expect(state.filters.count == 1)
    state[and: "p"].remove(numeric("price", .greaterThan, 10))
    #expect(state.filters == Filters())
    for text in ["10", "20.0", "3e1"] {
      if let number = Filter.Number(text) { state[or: "p"].add(numeric("price", .equals, number)) }
    }
    #expect(state.filters.count == 3)
    state[or: "p"].removeAll([10, 20, 30].map { Filter(numeric("price", .equals, $0)) })
    #expect(state.filters == Filters())
  }

  @Test func case27ClearedGroupsVanish() {
    var filters = and(numeric("size", .equals, 1), name: "size")
    filters.removeAll(for: "size")
    #expect(filters == Filters())
    #expect(filters.groupIDs.isEmpty)
    #expect(SearchParameters(filters: filters).urlQuery == "")
  }

  /// Hazard L5 as well: only-empty groups give no filters rather than empty text.
  @Test func case29EmptyParametersAreLeftOut() {
    let empty = Filters([
      FilterGroup.And(filters: [], name: "a"), FilterGroup.Or<Filter.Tag>(filters: [], name: "b"),
    ])
    #expect(SearchParameters(filters: empty).urlQuery == "")
    let search = FacetedSearch(
      indexName: "i",
      parameters: SearchParameters(
        filters: or(facet("brand", "Zed")), hitsPerPage: 20, extra: ["attributesToRetrieve": "[\"name\"]"]))
    let count = search.requests[1].query.parameters
    #expect(count.hitsPerPage == 0)
    #expect(count.urlQuery == "analytics=false&facets=%5B%22brand%22%5D&hitsPerPage=0")
  }

  @Test func case30AbsentIsAbsent() {
    let hierarchy = FacetHierarchy(attributes: ["cat.lvl0", "cat.lvl1"])
    let filters = Filters([FilterGroup.Hierarchical(filters: [facet("cat.lvl0", "Garden")], name: "cat")])
    let requests = FacetedSearch(
      indexName: "i", parameters: SearchParameters(filters: filters), hierarchies: [hierarchy]
    ).requests
    #expect(requests[1].query.parameters.filters.json(for: .facetFilters) == nil)
    #expect(!requests[1].query.parameters.urlQuery.contains("ilters"))
  }

  @Test func case31TheWildcardStandsForAll() {
    #expect(SearchParameters(facets: ["*", "brand"]).urlQuery == "facets=%5B%22%2A%22%5D")
  }

  @Test func case33TheOrderIsStable() {
    let pairs: [(FilterGroup.ID, Filter)] = [
      (.or(name: "b", filterType: .facet), .facet(facet("brand", "Zed"))),
      (.or(name: "b", filterType: .facet), .facet(facet("brand", "Acme"))),
      (.and(name: "a"), .tag("x")), (.and(name: "a"), .numeric(numeric("p", .lessThan, 1))),
    ]
    func body(_ pairs: [(FilterGroup.ID, Filter)], _ facets: [Attribute]) -> [UInt8] {
      var filters = Filters()
      for (id, filter) in pairs { filters.add(filter, to: id) }
      let parameters = SearchParameters(query: "q", facets: facets, filters: filters, page: 1)
      return FacetedSearch(indexName: "i", parameters: parameters).requests.map { $0.query }.multiQueryBody
    }
    #expect(body(pairs, ["brand", "color"]) == body(pairs.reversed(), ["color", "brand"]))
  }

  @Test func case34ManySelectionsStayAList() throws {
    let values = (0..<25).map { "value \((($0 * 7) % 25))" }
    let filters = Filters([FilterGroup.Or(filters: values.map { facet("brand", .string($0)) }, name: "brand")]
    )
    let back = try Filters(deepLink: filters.deepLink(base: "s"))
    #expect(
      back[.or(name: "brand", filterType: .facet)].compactMap { Filter.Facet($0)?.value.description }
        == values)
    #expect(try Filters(parsing: filters.filterExpression).count == 25)
  }

  /// Hazard L3 as well: brackets, and escaping.
  @Test func case35TheAppsOwnFiltersJoinInBrackets() throws {
    let parameters = SearchParameters(filters: or(facet("brand", "Z\"d")), ownFilters: "a:1 OR b:2")
    #expect(parameters.urlQuery.percentDecoded == "filters=(a:1 OR b:2) AND ( \"brand\":\"Z\\\"d\" )")
    // Also in the queries for counts.
    let requests = FacetedSearch(indexName: "i", parameters: parameters).requests
    #expect(requests[1].query.parameters.urlQuery.percentDecoded.contains("filters=a:1 OR b:2&"))
    #expect(try Filters(parsing: "(a:1 OR b:2) AND ( \"brand\":\"Zed\" )").count == 3)
  }

  @Test func case37BrokenBoundsAreRefused() {
    #expect(throws: FilterError.notFinite) {
      Filter.Numeric(attribute: "price", operator: .greaterThanOrEqual, value: try Filter.Number(.nan))
    }
    #expect(throws: FilterParsingError(kind: .expectedNumber, offset: 9)) {
      try Filters(parsing: "price >= NaN")
    }
  }

  @Test func case38NoExponents() {
    let filters = and(numeric("price", .lessThanOrEqual, 1e16), numeric("weight", .greaterThanOrEqual, 1e-5))
    #expect(filters.filterExpression == "( \"price\" <= 10000000000000000.0 AND \"weight\" >= 0.00001 )")
  }

  /// Case 86: a NUL in a value selects and serializes as any other byte.
  @Test func case86ANulIsAByte() throws {
    let merged = MergedFacets(try response("{\"facets\":{\"a\":{\"x\\u0000y\":7}}}"))
    let value = merged["a"][0].value
    #expect(value.unicodeScalars.count == 3)
    let query = SearchParameters(filters: and(facet("a", .string(value)))).urlQuery
    #expect(query.contains("x%00y"))
    #expect(try SearchParameters(urlQuery: query).filters.selections == ["a": [value]])
  }
}
