import Facets
import Testing

/// Section C of the case collection, and the hazards about multi-queries.
struct MultiQueryCases {
  private func merged(_ main: String, _ others: String..., attributes: [Attribute] = []) throws
    -> MergedFacets
  {
    var filters = Filters()
    for index in others.indices {
      let attribute = index < attributes.count ? attributes[index] : Attribute("attribute \(index)")
      filters.add(facet(attribute, "x"), to: .or(name: attribute.rawValue, filterType: .facet))
    }
    let search = FacetedSearch(indexName: "i", parameters: SearchParameters(filters: filters))
    return try MergedFacets([try response(main)] + others.map { try response($0) }, to: search.requests)
  }

  @Test func case39ASelectedValueBeyondTheLimitKeepsItsCount() throws {
    let merged = try merged(
      "{\"facets\":{\"brand\":{\"Acme\":3}}}", "{\"facets\":{\"brand\":{\"Zed\":900,\"Yon\":800}}}")
    #expect(text(merged["brand"]) == "Zed 900, Yon 800, Acme 3")
    let selected = or(facet("brand", "Acme"), facet("brand", "Ghost"))
    #expect(text(merged.keepingSelected(selected)["brand"]) == "Zed 900, Yon 800, Acme 3, Ghost 0")
  }

  @Test func theLargerCountWins() throws {
    let merged = try merged(
      "{\"facets\":{\"brand\":{\"Acme\":3,\"Zed\":7,\"Yon\":1}}}",
      "{\"facets\":{\"brand\":{\"Zed\":5,\"Acme\":9}}}")
    #expect(text(merged["brand"]) == "Zed 7, Acme 9, Yon 1")
  }

  @Test func repeatedValuesTrapNothing() throws {
    let merged = try merged(
      "{\"facets\":{\"brand\":{\"Zed\":1,\"Acme\":4,\"Zed\":8}}}",
      "{\"facets\":{\"brand\":{\"Zed\":5,\"Zed\":6}}}")
    #expect(merged["brand"]["Zed"]?.count == 8)
    #expect(merged["brand"]["Acme"]?.count == 4)
    let kept = merged.keepingSelected(or(facet("brand", "Zed"), facet("brand", "No")))
    #expect(kept["brand"]["No"]?.count == 0)
  }

  @Test func case41DisjunctiveAnswersAddAttributes() throws {
    let merged = try merged(
      "{\"facets\":{\"size\":{\"s\":3}}}", "{\"facets\":{\"size\":{\"s\":3,\"m\":8},\"hue\":{\"red\":1}}}")
    #expect(merged.facets.map(\.attribute) == ["size", "hue"])
    let orderer = FacetsOrderer(
      FacetOrdering(
        facets: .init(order: ["hue", "size"]), values: ["size": .init(sortRemainingBy: .count)]))
    let ordered = orderer(merged.facets)
    #expect(ordered.map { "\($0.attribute)[\(text($0.facets))]" } == ["hue[red 1]", "size[m 8, s 3]"])
  }

  @Test func case42StatsAreMerged() throws {
    let merged = try merged(
      "{\"facets_stats\":{\"weight\":{\"min\":2,\"max\":3}}}",
      "{\"facets_stats\":{\"price\":{\"min\":1,\"max\":9}}}")
    #expect(merged.facetStats(for: "price") == FacetStats(min: 1, max: 9))
    #expect(merged.facetStats(for: "weight") == FacetStats(min: 2, max: 3))
    #expect(merged.facetStats(for: "ghost") == nil)
  }

  @Test(arguments: [("true", "false"), ("false", "true")])
  func case43ExhaustiveIsAConjunction(_ main: String, _ other: String) throws {
    let merged = try merged(
      "{\"exhaustive\":{\"facetsCount\":\(main),\"nbHits\":true}}", "{\"exhaustiveFacetsCount\":\(other)}")
    #expect(merged.exhaustive.facetsCount == false)
    #expect(merged.exhaustive.nbHits == true)
    #expect(merged.exhaustive.typo == nil)
  }

  @Test func case45ExclusionsWithoutFacets() throws {
    let excluded = and(facet("brand", "Zed", not: true))
    let merged = MergedFacets(try response("{\"hits\":[]}"))
    #expect(
      merged.refinements(of: excluded)
        == [FacetRefinement(attribute: "brand", value: "Zed", isExcluded: true, count: 0)])
    // A number has the count of its value, however that is spelled.
    let sizes = MergedFacets(try response("{\"facets\":{\"size\":{\"2.0\":5,\"3\":1}}}"))
    #expect(
      sizes.refinements(of: and(facet("size", 2), facet("size", 3, not: true)))
        == [
          FacetRefinement(attribute: "size", value: "2", isExcluded: false, count: 5),
          FacetRefinement(attribute: "size", value: "3", isExcluded: true, count: 1),
        ])
    // Hazard L2: an excluded value is no selected one, and gets no row.
    #expect(merged.keepingSelected(excluded)["brand"].isEmpty)
  }

  @Test func case46UnknownAttributesAreEmpty() throws {
    let merged = try merged("{\"facets\":{\"a\":{\"x\":1}}}", "{\"facets\":{\"b\":{\"y\":1}}}")
    #expect(merged["ghost"].isEmpty)
    #expect(merged.keepingSelected(or(facet("a", "x")))["ghost"].isEmpty)
    #expect(MergedFacets(try response("{}"))["ghost"].isEmpty)
  }

  @Test func case47OtherFiltersStayInParentQueries() {
    var filters = or(facet("brand", "Zed"), name: "brand")
    let hierarchy = FacetHierarchy(attributes: ["cat.lvl0", "cat.lvl1"])
    let state = FilterState(filters)
    state[hierarchical: "cat"].toggle("Garden > Tools", in: hierarchy)
    filters = state.filters
    let requests = FacetedSearch(
      indexName: "i", parameters: SearchParameters(filters: filters), hierarchies: [hierarchy]
    ).requests
    #expect(
      requests.map(\.purpose) == [
        .main, .disjunctive("brand"), .hierarchical("cat.lvl0"), .hierarchical("cat.lvl1"),
      ])
    let arrays = requests.map { $0.query.parameters.filters.json(for: .facetFilters) }
    #expect(arrays[0] == "[[\"brand:Zed\"],\"cat.lvl1:Garden > Tools\"]")
    #expect(arrays[1] == "[\"cat.lvl1:Garden > Tools\"]")
    #expect(arrays[2] == "[[\"brand:Zed\"]]")
    #expect(arrays[3] == "[[\"brand:Zed\"],\"cat.lvl0:Garden\"]")
    #expect(requests.map(\.query.parameters.facets) == [[], ["brand"], ["cat.lvl0"], ["cat.lvl1"]])
  }

  @Test func case49PreselectedFiltersAreSelectedAtOnce() throws {
    let state = FilterState(or(facet("brand", "Zed"), name: "brand"))
    let merged = try merged("{\"facets\":{\"brand\":{\"Zed\":1,\"Acme\":2}}}")
    let selected = state.selections["brand", default: []]
    #expect(merged["brand"].map { selected.contains($0.value) } == [true, false])
  }

  @Test func case50RowsReflectTheStateOfTheMoment() throws {
    let merged = try merged("{\"facets\":{\"brand\":{\"Zed\":1}}}", "{\"facets\":{\"brand\":{\"Zed\":1}}}")
    let before = merged.keepingSelected(or(facet("brand", "Acme")))
    let after = merged.keepingSelected(or(facet("brand", "Yon")))
    #expect(text(before["brand"]) == "Zed 1, Acme 0")
    #expect(text(after["brand"]) == "Zed 1, Yon 0")
    #expect(text(merged["brand"]) == "Zed 1")
  }

  @Test func case57TappingTheSelectedPathGoesUp() {
    let hierarchy = FacetHierarchy(attributes: ["cat.lvl0", "cat.lvl1"])
    let state = FilterState()
    state[hierarchical: "cat"].toggle("Garden > Tools", in: hierarchy)
    #expect(hierarchy.selectedPath(in: state.filters).value == "Garden > Tools")
    state[hierarchical: "cat"].toggle("Garden > Tools", in: hierarchy)
    #expect(state.filters.filterExpression == "( \"cat.lvl0\":\"Garden\" )")
    state[hierarchical: "cat"].toggle("Garden", in: hierarchy)
    #expect(hierarchy.selectedPath(in: state.filters).value == nil)
    #expect(state.filters.isEmpty)
    state[hierarchical: "cat"].toggle("Garden > Tools > Saws", in: hierarchy)
    #expect(state.filters.isEmpty)
  }

  @Test func case59ARefinedPathWithoutResults() throws {
    let hierarchy = FacetHierarchy(attributes: ["cat.lvl0", "cat.lvl1"])
    let filters = Filters([
      FilterGroup.Hierarchical(filters: [facet("cat.lvl1", "Garden > Tools")], name: "cat")
    ])
    let search = FacetedSearch(
      indexName: "i", parameters: SearchParameters(filters: filters), hierarchies: [hierarchy])
    let answers = try ["{\"facets\":{}}", "{\"facets\":{\"cat.lvl0\":{\"Garden\":9}}}", "{}"].map {
      try response($0)
    }
    let merged = try MergedFacets(answers, to: search.requests)
    #expect(text(merged["cat.lvl0"]) == "Garden 9")
    #expect(merged["cat.lvl1"].isEmpty)
    #expect(text(merged.keepingSelected(filters)["cat.lvl1"]) == "Garden > Tools 0")
  }

  @Test func case62ZeroCountsKnowTheChildren() throws {
    let baseline = MergedFacets(try response("{\"facets\":{\"cat.lvl0\":{\"Garden\":9,\"Pets\":4}}}"))
    let later = MergedFacets(
      try response("{\"facets\":{\"cat.lvl0\":{\"Garden\":2},\"cat.lvl1\":{\"Garden > Tools\":2}}}"))
    let union = later.keepingValues(of: baseline)
    #expect(text(union["cat.lvl0"]) == "Garden 2, Pets 0")
    #expect(text(union["cat.lvl1"]) == "Garden > Tools 2")
    #expect(
      text(MergedFacets(try response("{}")).keepingValues(of: baseline)["cat.lvl0"]) == "Garden 0, Pets 0")
  }

  /// Hazard L2: one value through two groups; a number against its text.
  @Test func hazardL2NoTrapsAndNoPhantoms() throws {
    let answer = MergedFacets(
      try response("{\"facets\":{\"grade\":{\"2\":5},\"ok\":{\"true\":1},\"size\":{\"3.0\":1}}}"))
    var filters = or(facet("grade", 2), facet("ok", true), facet("size", 3), facet("grade", 7), name: "a")
    filters.add(facet("grade", 2), to: .and(name: "b"))
    filters.add(facet("grade", 7), to: .and(name: "b"))
    filters.add(facet("grade", 8, not: true), to: .and(name: "b"))
    let kept = answer.keepingSelected(filters)
    #expect(text(kept["grade"]) == "2 5, 7 0")
    #expect(text(kept["ok"]) == "true 1")
    #expect(text(kept["size"]) == "3.0 1")
  }

  /// A number and the string that is spelled as it are two filters and one row.
  @Test(arguments: [true, false])
  func aNumberAndItsTextAreOneRow(numberFirst: Bool) throws {
    let number = facet("grade", 2)
    let string = facet("grade", "2")
    let selected = numberFirst ? or(number, string) : or(string, number)
    let listed = MergedFacets(try response("{\"facets\":{\"grade\":{\"2\":5}}}"))
    #expect(text(listed.keepingSelected(selected)["grade"]) == "2 5")
    let spelled = MergedFacets(try response("{\"facets\":{\"grade\":{\"2.0\":5}}}"))
    #expect(text(spelled.keepingSelected(selected)["grade"]) == "2.0 5, 2 0")
    let empty = MergedFacets(try response("{}"))
    #expect(text(empty.keepingSelected(selected)["grade"]) == "2 0")
  }

  /// Hazard L9: the same order from run to run.
  @Test func hazardL9QueriesComeInAFixedOrder() {
    var filters = Filters()
    for name in ["size", "brand", "Zone", "größe", "color"] {
      filters.add(facet(Attribute(name), "x"), to: .or(name: name, filterType: .facet))
    }
    let search = FacetedSearch(indexName: "i", parameters: SearchParameters(filters: filters))
    #expect(
      search.requests.map(\.purpose)
        == [.main] + ["Zone", "brand", "color", "größe", "size"].map { .disjunctive($0) })
  }

  @Test func theNumberOfAnswersMustFit() throws {
    let search = FacetedSearch(
      indexName: "i", parameters: SearchParameters(filters: or(facet("brand", "Zed"))))
    let one = try response("{}")
    #expect(throws: MultiQueryError.answerCount(expected: 2, received: 1)) {
      try MergedFacets([one], to: search.requests)
    }
    #expect(throws: MultiQueryError.answerCount(expected: 2, received: 3)) {
      try MergedFacets([one, one, one], to: search.requests)
    }
    #expect(throws: MultiQueryError.answerCount(expected: 0, received: 0)) { try MergedFacets([], to: []) }
  }
}
