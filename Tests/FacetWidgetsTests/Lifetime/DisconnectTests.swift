import FacetSearch
import FacetWidgets
import Facets
import LoopbackServer
import Testing

/// What a disconnected widget does: nothing.
@MainActor @Suite(.timeLimit(.minutes(3)))
struct DisconnectTests {
  @Test(arguments: WidgetKind.allCases)
  func disconnectStopsEverything(_ kind: WidgetKind) async throws {
    let server = try LoopbackServer()
    let widget = ConnectedWidget(kind, to: server)
    try await widget.load()
    // What is under way when the connection ends is not shown either.
    widget.tap(0)
    widget.searcher.request.query.query = "red"
    widget.searcher.search()
    widget.disconnect()
    let (history, filters) = (widget.history, widget.filterState.filters)
    #expect(await waitUntil { !widget.searcher.isSearching })
    widget.searcher.request.query.query = ""
    widget.filterState.removeAll()
    widget.filterState[and: "size"].add(Filter.Facet(attribute: "size", stringValue: "m"))
    widget.filterState.notifyChange()
    // The search that the change of filters starts may come before or after this one, and end it.
    _ = try? await widget.searcher.performSearch()
    #expect(
      await waitUntil {
        !widget.searcher.isSearching
          && widget.searcher.results?.request.query.filters == widget.filterState.filters
      })
    #expect(widget.filterState.filters != filters)
    // The same widget anew: once it has shown an answer, the former would have too.
    let next = ConnectedWidget(asAfter: widget)
    try await next.load()
    await next.showNext()
    #expect(widget.history == history && widget.shown() == history.last)

    let state = widget.filterState.filters
    let strictness = widget.searcher.request.query.relevancyStrictness
    let requests = await settledRequestCount(of: server)
    for number in 0..<3 { widget.tap(number) }
    #expect(widget.filterState.filters == state && !widget.searcher.isSearching)
    #expect(widget.searcher.request.query.relevancyStrictness == strictness)
    // The next request is the one that is asked for.
    try await widget.searcher.performSearch()
    #expect(server.requestCount == requests + 1 && widget.history == history)
    next.disconnect()
    #expect(widget.searcher.onResults.count == 0 && widget.searcher.hierarchies.isEmpty)
    widget.disconnect()
  }

  /// The number of requests once none has come for half a second: on a busy machine one that was cancelled may come late.
  private func settledRequestCount(of server: LoopbackServer) async -> Int {
    var count = server.requestCount
    var quietPolls = 0
    while quietPolls < 25 {
      try? await Task.sleep(for: .milliseconds(20))
      quietPolls = server.requestCount == count ? quietPolls + 1 : 0
      count = server.requestCount
    }
    return count
  }

  /// Ending one view's connection leaves the others.
  @Test func oneOfTwoControllers() {
    let filterState = FilterState()
    let (first, second) = (HeadlessFilterList<Filter.Tag>(), HeadlessFilterList<Filter.Tag>())
    let connector = TagFilterListConnector(
      tagFilters: ["a", "b"], filterState: filterState, operator: .or, groupName: "g", controller: first)
    let connection = connector.connectController(second)
    first.onClick?("a")
    #expect(first.selected == ["a"] && second.selected == ["a"] && connection.isConnected)
    connection.disconnect()
    second.onClick?("b")
    first.onClick?("a")
    #expect(first.selected.isEmpty && second.selected == ["a"] && !connection.isConnected)
  }
}
