import FacetSearch
import Facets
import LoopbackServer
import Testing

/// The server reads what the library serializes with a parser of its own; its hits must be those that the filters mean.
@Suite(.timeLimit(.minutes(3)))
struct FilterCrossCheckTests {
  private func expected(_ filters: Filters) -> [String] {
    ShopRecords.all.filter { filters.matches($0) }.map { $0.id }
  }

  private func ids(_ answer: JSONValue) -> [String] {
    (answer["hits"]?.array ?? []).compactMap { $0["objectID"]?.string }
  }

  @Test func filtersParameter() async throws {
    let engine = Engine()
    var generator = RandomShopFilters(seed: 1)
    var notEmpty = 0
    for _ in 0..<500 {
      // Lets the tests go on that wait for answers.
      await Task.yield()
      let filters = generator.filters()
      let parameters = SearchParameters(filters: filters, hitsPerPage: 1000)
      let query = JSONValue.object([("params", .string(parameters.urlQuery))])
      let found = ids(try engine.search("shop", QueryParameters(query)))
      let wanted = expected(filters)
      #expect(found == wanted, "\(filters)")
      if !wanted.isEmpty && !filters.isEmpty { notEmpty += 1 }
    }
    #expect(notEmpty > 100)
  }

  /// `facetFilters`, `numericFilters` and `tagFilters`: together the same hits.
  @Test func filterArrays() async throws {
    let engine = Engine()
    var generator = RandomShopFilters(seed: 2)
    var checked = 0
    for _ in 0..<800 {
      await Task.yield()
      let filters = generator.filters()
      if !canStandInArrays(filters) { continue }
      var parameters = SearchParameters(hitsPerPage: 1000)
      for array in FilterArray.allCases { parameters.extra[array.rawValue] = filters.json(for: array) }
      let query = JSONValue.object([("params", .string(parameters.urlQuery))])
      let found = ids(try engine.search("shop", QueryParameters(query)))
      #expect(found == expected(filters), "\(filters)")
      checked += 1
    }
    #expect(checked > 250)
  }

  /// The arrays have no way to say an attribute with a colon, and say "not" of a comparison as the inverse comparison,
  /// which is another thing for a record without the attribute.
  private func canStandInArrays(_ filters: Filters) -> Bool {
    filters.groupIDs.flatMap { filters[$0] }.allSatisfy { filter in
      switch filter {
      case .facet(let facet): !facet.attribute.rawValue.contains(":")
      case .numeric(let numeric): !numeric.isNegated || ["price", "popularity"].contains(numeric.attribute)
      case .tag: true
      }
    }
  }

  @MainActor @Test func overHTTP() async throws {
    let server = try LoopbackServer()
    let searcher = server.searcher()
    searcher.isDisjunctiveFacetingEnabled = false
    searcher.request.query.hitsPerPage = 1000
    let filterState = FilterState()
    searcher.connectFilterState(filterState)
    var generator = RandomShopFilters(seed: 3)
    for _ in 0..<60 {
      filterState.filters = generator.filters()
      let results = try await searcher.performSearch()
      let hits = try #require(try results.hits?.decode(as: Hit.self))
      #expect(hits.map { $0.objectID } == expected(filterState.filters))
      #expect(results.nbHits == hits.count)
    }
  }

  /// Hazard L3 of the collection: an own expression with "or" keeps its meaning beside the user's filters.
  @MainActor @Test func ownExpressionStandsInParentheses() async throws {
    let server = try LoopbackServer()
    let searcher = server.searcher()
    searcher.request.query.hitsPerPage = 1000
    searcher.request.query.ownFilters = "color:red OR color:green"
    let filterState = FilterState()
    filterState[or: "brand"].add(Filter.Facet(attribute: "brand", stringValue: "Salt & Stone"))
    searcher.connectFilterState(filterState)
    let results = try await searcher.performSearch()
    let hits = try #require(try results.hits?.decode(as: Hit.self))
    let wanted = ShopRecords.all.filter { record in
      let colors = record.values(of: "color").compactMap { $0.string }
      return record.json["brand"] == "Salt & Stone" && (colors.contains("red") || colors.contains("green"))
    }
    #expect(!wanted.isEmpty)
    #expect(hits.map { $0.objectID } == wanted.map { $0.id })
  }

  private struct Hit: Decodable {
    let objectID: String
  }
}
