import FacetSearch
import Facets
import Foundation
import LoopbackServer
import Testing

/// Case 101: every class of the module is freed when nobody holds it, after searches and amid one.
@MainActor @Suite(.timeLimit(.minutes(3)))
struct LifetimeTests {
  private struct Weak {
    let name: String
    weak var object: AnyObject?
  }

  @Test func everyClassIsFreed() async throws {
    let server = try LoopbackServer()
    let gate = Gate()
    defer { gate.open() }
    let objects = try await searched(server, gate)
    #expect(objects.count == 6)
    for object in objects {
      #expect(await waitUntil { object.object == nil }, "\(object.name)")
    }
  }

  private func searched(_ server: LoopbackServer, _ gate: Gate) async throws -> [Weak] {
    let transport = URLSessionTransport()
    let client = server.client(transport: transport)
    let searcher = HitsSearcher(client: client, indexName: "shop")
    let facetSearcher = FacetSearcher(client: client, indexName: "shop", facetName: "brand")
    let filterState = FilterState()
    searcher.connectFilterState(filterState)
    facetSearcher.connectFilterState(filterState)
    facetSearcher.connectSearcher(searcher)
    let subscription = searcher.onResults.subscribe { [weak facetSearcher] _ in facetSearcher?.search() }
    try await searcher.performSearch()
    try await facetSearcher.performSearch()
    // One search is under way, one scheduled, and a stream is waited for.
    server.setScript { _ in [.hold(gate)] }
    let requests = server.requestCount
    searcher.search()
    let values = searcher.onResults.values
    Task { for await _ in values {} }
    #expect(await waitUntil { server.requestCount > requests })
    filterState[and: "size"].add(Filter.Facet(attribute: "size", stringValue: "s"))
    filterState.notifyChange()
    return [
      Weak(name: "HitsSearcher", object: searcher), Weak(name: "FacetSearcher", object: facetSearcher),
      Weak(name: "Observers", object: searcher.onResults),
      Weak(name: "ObservationToken", object: subscription),
      Weak(name: "URLSessionTransport", object: transport), Weak(name: "FilterState", object: filterState),
    ]
  }
}
