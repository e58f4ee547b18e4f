import FacetSearch
import Facets
import LoopbackServer
import Testing

/// Case 70: what the index hides in a facet's list is not found by searching the facet either.
@MainActor @Suite(.timeLimit(.minutes(3)))
struct HiddenValuesTests {
  @Test func neighboursAreHiddenToo() async throws {
    let server = try LoopbackServer()
    server.setScript { _ in
      let hits = ["x", "y", "z"].map { #"{"value":"\#($0)","highlighted":"<em>\#($0)</em>","count":1}"# }
      return [.answer(status: 200, body: #"{"facetHits":[\#(hits.joined(separator: ","))]}"#)]
    }
    let searcher = FacetSearcher(client: server.client(), indexName: "shop", facetName: "v")
    searcher.request.hiddenValues = ["x", "y"]
    let results = try await searcher.performSearch()
    #expect(results.facetHits.map { $0.value } == ["z"])
    #expect(results.facetHits[0].highlighted == "<em>z</em>")
    #expect(results.response.facetHits?.count == 3)
  }

  /// The rule comes from the searcher's results, and hidden values take no place of others.
  @Test func theIndexDecides() async throws {
    let server = try LoopbackServer()
    let hitsSearcher = HitsSearcher(client: server.client(), indexName: "shop")
    hitsSearcher.request.query.facets = ["color", "size"]
    let searcher = FacetSearcher(client: server.client(), indexName: "shop", facetName: "color")
    searcher.connectSearcher(hitsSearcher)
    searcher.request.maxFacetHits = 3
    let all = try await searcher.performSearch()
    #expect(all.facetHits.count == 3 && searcher.request.hiddenValues.isEmpty)
    try await hitsSearcher.performSearch()
    let shown = try await searcher.performSearch()
    #expect(shown.request.hiddenValues == ["blue"] && shown.facetHits.count == 3)
    #expect(server.requests.last?.queries.first?.int("maxFacetHits") == 4)
    searcher.request.facetQuery = "b"
    searcher.request.maxFacetHits = nil
    let found = try await searcher.performSearch().facetHits
    #expect(Set(found.map { $0.value }) == ["black", "red;blue"])
    #expect(server.requests.last?.queries.first?.int("maxFacetHits") == 11)
    searcher.request.facetName = "size"
    searcher.request.facetQuery = ""
    #expect(try await searcher.performSearch().facetHits.count == 4)
    searcher.disconnectSearcher()
    searcher.request.facetName = "color"
    searcher.request.facetQuery = "blue"
    #expect(try await searcher.performSearch().facetHits.contains { $0.value == "blue" })
  }
}
