import FacetSearch
import Facets
import LoopbackServer
import Testing

/// Disjunctive and hierarchical counts, end to end: against counts over the records by hand.
@MainActor @Suite(.timeLimit(.minutes(3)))
struct FacetingTests {
  private func facet(_ attribute: Attribute, _ value: String) -> Filter.Facet {
    Filter.Facet(attribute: attribute, stringValue: value)
  }

  private func counts(_ list: FacetList) -> [String: Int] {
    var result: [String: Int] = [:]
    for facet in list { result[facet.value] = facet.count }
    return result
  }

  /// How many records that fulfil `condition` have each value.
  private func counts(
    of attribute: String, where condition: (Record) -> Bool = { _ in true }
  ) -> [String: Int] {
    var result: [String: Int] = [:]
    for record in ShopRecords.all where condition(record) {
      for value in Set(record.values(of: attribute).compactMap { $0.string }) {
        result[value, default: 0] += 1
      }
    }
    return result
  }

  private func has(_ attribute: String, _ value: String) -> (Record) -> Bool {
    { record in record.values(of: attribute).contains(.string(value)) }
  }

  @Test func disjunctiveCountsIgnoreTheirOwnFilters() async throws {
    let server = try LoopbackServer()
    let searcher = server.searcher()
    searcher.request.query.facets = ["brand", "color", "size"]
    let filterState = FilterState()
    filterState[or: "color"].add(facet("color", "red"))
    filterState[or: "size"].add(facet("size", "s"), facet("size", "m"))
    searcher.connectFilterState(filterState)
    let results = try await searcher.performSearch()
    let isRed = has("color", "red")
    let isSmall: (Record) -> Bool = { record in has("size", "s")(record) || has("size", "m")(record) }
    #expect(counts(results["color"]) == counts(of: "color", where: isSmall))
    #expect(counts(results["size"]) == counts(of: "size", where: isRed))
    #expect(results.nbHits == ShopRecords.all.count { isRed($0) && isSmall($0) })
    // One request over the wire, with the queries in a fixed order (hazard L9).
    #expect(server.requestCount == 1)
    let queries = server.requests[0].queries
    #expect(queries.map { $0.list("facets") } == [["brand", "color", "size"], ["color"], ["size"]])
    #expect(
      queries.dropFirst().allSatisfy { $0.int("hitsPerPage") == 0 && $0.string("analytics") == "false" })
    #expect(results.exhaustive.facetsCount == true)
  }

  @Test func withoutDisjunctiveFacetingThereIsOneQuery() async throws {
    let server = try LoopbackServer()
    let searcher = server.searcher()
    searcher.request.query.facets = ["color"]
    searcher.isDisjunctiveFacetingEnabled = false
    let filterState = FilterState()
    filterState[or: "color"].add(facet("color", "red"))
    searcher.connectFilterState(filterState)
    let results = try await searcher.performSearch()
    #expect(server.requests[0].queries.count == 1)
    #expect(counts(results["color"]) == counts(of: "color", where: has("color", "red")))
  }

  @Test func selectedValueWithoutHitsIsKeptWhenAskedFor() async throws {
    let server = try LoopbackServer()
    let searcher = server.searcher()
    searcher.request.query.facets = ["color"]
    let filterState = FilterState()
    filterState[or: "color"].add(facet("color", "ultraviolet"))
    searcher.connectFilterState(filterState)
    #expect(try await searcher.performSearch()["color"]["ultraviolet"] == nil)
    searcher.keepSelectedEmptyFacets = true
    let kept = try await searcher.performSearch()["color"]
    #expect(kept.last?.value == "ultraviolet" && kept.last?.count == 0)
  }

  /// Case 39 of the collection: a selected value beyond the limit of values keeps its count.
  @Test func selectedValueBeyondTheLimitIsListed() async throws {
    let server = try LoopbackServer()
    let searcher = server.searcher()
    searcher.request.query.facets = ["brand"]
    searcher.request.query.maxValuesPerFacet = 2
    let rarest = try #require(counts(of: "brand").min { ($0.value, $0.key) < ($1.value, $1.key) })
    let filterState = FilterState()
    filterState[or: "brand"].add(facet("brand", rarest.key))
    searcher.connectFilterState(filterState)
    let list = try await searcher.performSearch()["brand"]
    #expect(list.count == 3)
    #expect(list.last?.value == rarest.key && list.last?.count == rarest.value)
  }

  @Test func hierarchyShowsSiblingsOfTheOpenPath() async throws {
    let server = try LoopbackServer()
    let searcher = server.searcher()
    let hierarchy = FacetHierarchy(attributes: ["categories.lvl0", "categories.lvl1", "categories.lvl2"])
    searcher.addHierarchy(hierarchy)
    searcher.addHierarchy(hierarchy)
    let filterState = FilterState()
    searcher.connectFilterState(filterState)
    filterState[hierarchical: "menu"].toggle("Garden > Tools", in: hierarchy)
    let results = try await searcher.performSearch()
    #expect(counts(results["categories.lvl0"]) == counts(of: "categories.lvl0"))
    #expect(
      counts(results["categories.lvl1"])
        == counts(of: "categories.lvl1", where: has("categories.lvl0", "Garden")))
    #expect(
      counts(results["categories.lvl2"])
        == counts(of: "categories.lvl2", where: has("categories.lvl1", "Garden > Tools")))
    #expect(results.nbHits == ShopRecords.all.count(where: has("categories.lvl1", "Garden > Tools")))
    #expect(searcher.hierarchies == [hierarchy])
    #expect(searcher.request.query.facets == hierarchy.attributes)
    searcher.removeHierarchy(hierarchy)
    #expect(searcher.hierarchies == [hierarchy])
    searcher.removeHierarchy(hierarchy)
    #expect(searcher.hierarchies.isEmpty)
  }

  @Test func valuesThatAreHardToSpellSelectTheirRecords() async throws {
    let server = try LoopbackServer()
    let searcher = server.searcher()
    searcher.request.query.facets = ["brand"]
    searcher.request.query.maxValuesPerFacet = 1000
    let filterState = FilterState()
    searcher.connectFilterState(filterState)
    let brands = try await searcher.performSearch()["brand"]
    #expect(brands.count == 20)
    for brand in brands {
      filterState.removeAll()
      filterState[and: "brand"].add(facet("brand", brand.value))
      #expect(try await searcher.performSearch().nbHits == brand.count, "\(brand)")
    }
  }

  @Test func relevancyStrictnessIsSent() async throws {
    let server = try LoopbackServer()
    let searcher = server.searcher(indexName: "shop_virtual_price_desc")
    let some = try await searcher.performSearch()
    searcher.request.query.relevancyStrictness = 0
    let all = try await searcher.performSearch()
    #expect(all.nbSortedHits == 240)
    #expect((some.nbSortedHits ?? 240) < 240)
    searcher.request.indexName = "shop"
    #expect(try await searcher.performSearch().nbSortedHits == nil)
  }

  @Test func facetSearchLeavesOutItsOwnFilters() async throws {
    let server = try LoopbackServer()
    let searcher = FacetSearcher(client: server.client(), indexName: "shop", facetName: "color")
    let filterState = FilterState()
    filterState[or: "color"].add(facet("color", "red"))
    filterState[or: "size"].add(facet("size", "s"))
    searcher.connectFilterState(filterState)
    searcher.request.facetQuery = "gre"
    let found = try await searcher.performSearch().facetHits
    #expect(found.map { $0.value } == ["green"])
    #expect(found.first?.count == counts(of: "color", where: has("size", "s"))["green"])
  }
}
