import FacetSearch
import FacetWidgets
import Facets
import LoopbackServer
import Testing

/// What a controller is called for, and when.
@MainActor @Suite(.timeLimit(.minutes(3)))
struct DynamicFacetListUpdateTests {
  private func connected(
    to server: LoopbackServer
  ) async throws -> (HitsSearcher, HeadlessDynamicFacetList, DynamicFacetListConnector) {
    let searcher = server.searcher()
    searcher.request.query.facets = ["size", "brand"]
    let list = HeadlessDynamicFacetList()
    let connector = DynamicFacetListConnector(
      searcher: searcher, filterState: FilterState(), controller: list)
    try await searcher.performSearch()
    #expect(await waitUntil { list.diffs.count == 1 })
    return (searcher, list, connector)
  }

  /// Hazard L7: an answer without news costs no call, a tap no reload, and any number of events at once one difference.
  @Test func hazardL7() async throws {
    let server = try LoopbackServer()
    let (searcher, list, connector) = try await connected(to: server)
    let updates = list.facetUpdates
    try await searcher.performSearch()
    list.tap("s", "size")
    #expect(await waitUntil { list.diffs.count == 2 })
    #expect(list.facetUpdates == updates)
    #expect(list.diffs[1].updates.count == 1 && !list.diffs[1].changesStructure)
    // Items and selections change in one turn of the main actor.
    for number in 1...100 {
      connector.interactor.orderedFacets = [
        AttributedFacets(attribute: "size", facets: [Facet(value: "s", count: number)])
      ]
      list.tap("s", "size")
    }
    #expect(await waitUntil { list.rows.map { $0.facet.count } == [100] })
    #expect(list.rows[0].isSelected)
    // The first is under way when the others come.
    #expect(list.diffs.count <= 4)
    withExtendedLifetime(connector) {}
  }

  /// Rows never fall back to an older selection than the controller has been told.
  @Test func rowsFollowTheSelection() async throws {
    let server = try LoopbackServer()
    let (_, list, connector) = try await connected(to: server)
    var stale = 0
    list.onRows = { list in
      let told = list.selections["size"].map { Array($0) } ?? []
      if list.selectedRows != told { stale += 1 }
    }
    for round in 0..<300 {
      list.tap(["s", "m", "l", "xl"][round % 4], "size")
      if round % 3 == 0 { await Task.yield() }
    }
    #expect(await waitUntil { list.selectedRows == ["xl"] })
    #expect(stale == 0 && list.diffs.count > 1)
    withExtendedLifetime(connector) {}
  }

  /// Case 98: who reads rows has a snapshot, whatever comes after it and reuses the memory of answers.
  @Test func case98() async throws {
    let server = try LoopbackServer()
    let (searcher, list, connector) = try await connected(to: server)
    let rows = list.rows
    let texts = rows.map { $0.facet.description }
    let reader = Task.detached {
      (0..<500).allSatisfy { _ in rows.map { $0.facet.description } == texts }
    }
    for round in 0..<60 {
      searcher.request.query.query = ["red", "nothing has this word", "green", ""][round % 4]
      try await searcher.performSearch()
    }
    #expect(await reader.value)
    #expect(rows.map { $0.facet.description } == texts)
    #expect(await waitUntil { list.rows == rows })
    withExtendedLifetime(connector) {}
  }
}
