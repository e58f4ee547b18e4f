import FacetSearch
import Facets
import LoopbackServer
import Testing

/// Searching in facet values, over HTTP.
@MainActor @Suite(.timeLimit(.minutes(3)))
struct FacetSearcherTests {
  private func searcher(_ server: LoopbackServer, _ facet: Attribute) -> FacetSearcher {
    FacetSearcher(client: server.client(), indexName: "shop", facetName: facet)
  }

  @Test func findsValuesWithHighlights() async throws {
    let server = try LoopbackServer()
    let searcher = searcher(server, "brand")
    searcher.request.facetQuery = "sal"
    let results = try await searcher.performSearch()
    #expect(results.facetHits.map { $0.value } == ["Salt & Stone"])
    #expect(results.facetHits.first?.highlighted == "<em>Sal</em>t & Stone")
    let count = ShopRecords.all.count { $0.json["brand"] == "Salt & Stone" }
    #expect(results.facetHits.first?.count == count)
    #expect(searcher.results?.facetHits == results.facetHits)
    #expect(server.requests[0].target == "/1/indexes/shop/facets/brand/query")
  }

  @Test func textIsSentAsItIs() async throws {
    let server = try LoopbackServer()
    let searcher = searcher(server, "slot a:b")
    searcher.request.facetQuery = "\"09\\:15\"\n&=%+é"
    searcher.request.query.query = "C++ & 20"
    try await searcher.performSearch()
    let query = try #require(server.requests[0].queries.first)
    #expect(query.string("facetQuery") == searcher.request.facetQuery)
    #expect(query.string("query") == "C++ & 20")
    #expect(server.requests[0].target == "/1/indexes/shop/facets/slot%20a%3Ab/query")
  }

  @Test func numberOfHitsIsAsked() async throws {
    let server = try LoopbackServer()
    let searcher = searcher(server, "brand")
    #expect(try await searcher.performSearch().facetHits.count == 10)
    searcher.request.maxFacetHits = 3
    #expect(try await searcher.performSearch().facetHits.count == 3)
  }

  @Test func lateAnswerIsDropped() async throws {
    let server = try LoopbackServer()
    let gate = Gate()
    server.setScript { $0.json?["facetQuery"] == "z" ? [.hold(gate)] : [] }
    let searcher = searcher(server, "brand")
    var shown: [String] = []
    let token = searcher.onResults.subscribe { shown.append($0.request.facetQuery) }
    searcher.request.facetQuery = "z"
    searcher.search()
    #expect(await waitUntil { server.requestCount == 1 })
    searcher.request.facetQuery = "ze"
    searcher.search()
    #expect(await waitUntil { shown == ["ze"] })
    gate.open()
    searcher.request.facetQuery = "zed"
    try await searcher.performSearch()
    #expect(shown == ["ze", "zed"])
    _ = token
  }

  @Test func errorsSayThePath() async throws {
    let server = try LoopbackServer()
    server.enqueue(.answer(status: 400, body: #"{"message":"not searchable"}"#))
    server.enqueue(.answer(status: 200, body: "{"))
    let searcher = searcher(server, "brand")
    let rejected = await searchError { () throws(SearchError) in _ = try await searcher.performSearch() }
    #expect(rejected?.description == "POST /1/indexes/shop/facets/brand/query: status 400, not searchable")
    let invalid = await searchError { () throws(SearchError) in _ = try await searcher.performSearch() }
    #expect(invalid?.path == "/1/indexes/shop/facets/brand/query")
    guard case .invalidResponse? = invalid?.kind else {
      Issue.record("\(String(describing: invalid))")
      return
    }
  }
}
