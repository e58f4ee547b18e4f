import FacetSearch
import FacetWidgets
import Facets
import LoopbackServer
import Testing

/// Ten thousand taps faster than the server answers.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct ToggleFloodTests {
  @Test(arguments: WidgetKind.allCases)
  func tenThousandToggles(_ kind: WidgetKind) async throws {
    let server = try LoopbackServer()
    let widget = ConnectedWidget(kind, to: server)
    try await widget.load()
    var sent: [SearchRequest] = []
    let token = widget.searcher.onSearch.subscribe { sent.append($0) }
    for number in 0..<9_999 {
      widget.tap(number % 2)
      // So that requests go out and answers come in between.
      if number % 200 == 0 { try await Task.sleep(for: .microseconds(200)) }
    }
    widget.tap(2)
    #expect(await waitUntil { !widget.searcher.isSearching })

    let filters: [WidgetKind: String] = [
      .dynamicFacetList: #"( "size":"l" )"#,
      .filterList: #"( "_tags":"on sale" )"#,
      .hierarchicalMenu: #"( "categories.lvl0":"Garden" )"#,
      // An even number of toggles.
      .relevantSort: "", .filterToggle: "",
    ]
    let expected = try #require(filters[kind])
    #expect(widget.filterState.filters.description == expected)
    let last = try #require(sent.last)
    #expect(last.query.filters.description == expected)
    #expect(last.query.relevancyStrictness == nil)
    // One search a turn of the main actor, not one a tap.
    #expect(sent.count > 1 && sent.count <= 102)
    let results = try #require(widget.searcher.results)
    #expect(results.request == last)
    let hits = [
      WidgetKind.dynamicFacetList: count("size", "l"), .filterList: count("_tags", "on sale"),
      .hierarchicalMenu: count("categories.lvl0", "Garden"), .relevantSort: ShopRecords.all.count,
      .filterToggle: ShopRecords.all.count,
    ]
    #expect(results.nbHits == hits[kind])
    let end: [WidgetKind: String] = [
      .dynamicFacetList: "l (\(count("size", "l")))*",
      .filterList: "coupon, free shipping, on sale*",
      .filterToggle: "on sale: false",
      .relevantSort:
        "We removed some search results to show you the most relevants ones. Show all results",
    ]
    if let end = end[kind] {
      #expect(await waitUntil { widget.shown() == end }, "\(widget.shown())")
    } else {
      let row = "Garden (\(count("categories.lvl0", "Garden")))*"
      #expect(await waitUntil { widget.shown().contains(row) }, "\(widget.shown())")
      #expect(widget.shown().split(separator: "*").count == 2, "one row is selected")
    }
    _ = token
  }
}
