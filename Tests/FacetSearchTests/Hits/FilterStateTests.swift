import FacetSearch
import Facets
import LoopbackServer
import Testing

/// A searcher that follows a filter state.
@MainActor @Suite(.timeLimit(.minutes(3)))
struct FilterStateTests {
  private let zed = Filter.Facet(attribute: "brand", stringValue: "Zed")

  @Test func changeSearches() async throws {
    let server = try LoopbackServer()
    let searcher = server.searcher()
    let recorder = Recorder(searcher)
    let filterState = FilterState()
    searcher.connectFilterState(filterState)
    #expect(!searcher.isSearching)
    searcher.request.query.page = 3
    filterState[or: "brand"].add(zed)
    filterState.notifyChange()
    #expect(await waitUntil { recorder.results.count == 1 })
    #expect(searcher.request.query.page == nil)
    #expect(server.requests[0].queries[0].string("filters") == #"( "brand":"Zed" )"#)
    #expect(recorder.results[0].nbHits == ShopRecords.all.count { $0.json["brand"] == "Zed" })
    #expect(recorder.results[0].request.query.filters == filterState.filters)
  }

  /// Case 102 of the collection: what changes nothing searches nothing.
  @Test func noChangeNoSearch() async throws {
    let server = try LoopbackServer()
    let searcher = server.searcher()
    let filterState = FilterState()
    searcher.connectFilterState(filterState)
    filterState[or: "brand"].add(zed)
    filterState[or: "brand"].remove(zed)
    filterState.notifyChange()
    #expect(!searcher.isSearching)
  }

  @Test func filtersThatAreThereBeforeTheFirstSearchAreSent() async throws {
    let server = try LoopbackServer()
    let searcher = server.searcher()
    let filterState = FilterState()
    searcher.connectFilterState(filterState)
    filterState[and: "tags"].add("on sale" as Filter.Tag)
    searcher.search()
    #expect(await waitUntil { searcher.results != nil })
    #expect(server.requests[0].queries[0].string("filters") == #"( "_tags":"on sale" )"#)
  }

  @Test func disconnectingEndsIt() async throws {
    let server = try LoopbackServer()
    let searcher = server.searcher()
    let filterState = FilterState()
    searcher.connectFilterState(filterState)
    filterState[or: "brand"].add(zed)
    searcher.disconnectFilterState()
    filterState[or: "brand"].removeAll()
    filterState.notifyChange()
    #expect(!searcher.isSearching)
    try await searcher.performSearch()
    #expect(server.requests[0].queries[0].string("filters") == #"( "brand":"Zed" )"#)
  }

  @Test func anotherStateTakesThePlaceOfTheFirst() throws {
    let searcher = try LoopbackServer().searcher()
    let first = FilterState()
    let second = FilterState()
    searcher.connectFilterState(first)
    searcher.connectFilterState(second)
    first[or: "brand"].add(zed)
    first.notifyChange()
    #expect(!searcher.isSearching)
    second[or: "brand"].add(zed)
    second.notifyChange()
    #expect(searcher.isSearching)
    searcher.cancel()
  }

  /// Case 101 of the collection: connections keep nothing alive in a circle.
  @Test func nothingLeaks() throws {
    let server = try LoopbackServer()
    var searcher: HitsSearcher? = server.searcher()
    var facetSearcher: FacetSearcher? = FacetSearcher(
      client: server.client(), indexName: "shop", facetName: "brand")
    var filterState: FilterState? = FilterState()
    weak let freedSearcher = searcher
    weak let freedFacetSearcher = facetSearcher
    weak let freedState = filterState
    searcher?.connectFilterState(filterState!)
    facetSearcher?.connectFilterState(filterState!)
    filterState = nil
    // The searchers keep the state that they search with.
    #expect(freedState != nil)
    searcher = nil
    facetSearcher = nil
    #expect(freedSearcher == nil)
    #expect(freedFacetSearcher == nil)
    #expect(freedState == nil)
  }

  @Test func stateOutlivesTheSearcher() throws {
    var searcher: HitsSearcher? = try LoopbackServer().searcher()
    let filterState = FilterState()
    searcher?.connectFilterState(filterState)
    searcher = nil
    filterState[or: "brand"].add(zed)
    filterState.notifyChange()
    #expect(filterState.filters.count == 1)
  }
}
