import Facets
import Testing

/// Lists that one body's answers were merged to are views of its values, and go through everything that lists go through.
struct MergedViewTests {
  private func merged() throws -> MergedFacets {
    var filters = Filters()
    filters.add(facet("brand", "Zed"), to: .or(name: "brand", filterType: .facet))
    let search = FacetedSearch(indexName: "i", parameters: SearchParameters(filters: filters))
    let json = """
      {"results":[{"facets":{"brand":{"Zed":4,"Acme":1,"Solo":1}}},{"facets":{"brand":{"Yon":9,"Zed":4,"Acme":2}}}]}
      """
    var decoder = FacetDecoder()
    return try MergedFacets(decoder.decodeMultiQuery(Array(json.utf8)), to: search.requests)
  }

  @Test func countsAreTheLargerOnes() throws {
    let shown = text(try merged()["brand"])
    #expect(shown == "Yon 9, Zed 4, Acme 2, Solo 1")
  }

  @Test(arguments: [
    (FacetOrdering.SortRule.count, "Yon 9, Zed 4, Acme 2, Solo 1"), (.alpha, "Acme 2, Solo 1, Yon 9, Zed 4"),
  ])
  func mergedListsAreOrdered(rule: FacetOrdering.SortRule, expected: String) throws {
    let ordering = FacetOrdering(
      facets: .init(order: ["brand"]), values: ["brand": .init(sortRemainingBy: rule)])
    let ordered = FacetsOrderer(ordering)(try merged().facets)
    #expect(ordered.map { text($0.facets) } == [expected])
    // A view of a view.
    let pinned = FacetOrdering(
      facets: .init(order: ["brand"]), values: ["brand": .init(order: ["Acme"], sortRemainingBy: .hidden)])
    #expect(FacetsOrderer(pinned)(ordered).map { text($0.facets) } == ["Acme 2"])
  }
}
