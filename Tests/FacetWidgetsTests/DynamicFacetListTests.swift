import FacetSearch
import FacetWidgets
import Facets
import LoopbackServer
import Testing

@MainActor @Suite(.timeLimit(.minutes(3)))
struct DynamicFacetListTests {
  /// The seed's example.
  @Test func seed() async throws {
    let server = try LoopbackServer()
    let searcher = server.searcher()
    searcher.request.query.facets = ["brand", "color", "size", "country"]

    let filterState = FilterState()
    let dynamicFacetListController = HeadlessDynamicFacetList()

    let dynamicFacetlistConnector = DynamicFacetListConnector(
      searcher: searcher,
      filterState: filterState,
      selectionModeForAttribute: [
        "color": .multiple,
        "country": .multiple,
      ],
      filterGroupForAttribute: [
        "brand": ("brand", .or),
        "color": ("color", .or),
      ],
      controller: dynamicFacetListController)

    searcher.connectFilterState(filterState)
    searcher.search()

    let list = dynamicFacetListController
    #expect(await waitUntil { !list.orderedFacets.isEmpty })
    #expect(list.orderedFacets.map { $0.attribute } == ["brand", "color", "size"])
    let colors = list.orderedFacets[1].facets.map { $0.value }
    #expect(colors.prefix(2) == ["white", "red"] && !colors.contains("blue"))
    list.tap("red", "color")
    #expect(list.selections == ["color": ["red"]])
    #expect(list.diffs.last?.updates.count == 1 && list.diffs.last?.changesStructure == false)
    list.tap("white", "color")
    #expect(await waitUntil { server.lastQuery("filters") == #"( "color":"red" OR "color":"white" )"# })
    // Disjunctive counts: red still counts all red records (case 41).
    #expect(await waitUntil { searcher.results?.request.query.filters == filterState.filters })
    #expect(await waitUntil { list.orderedFacets[1].facets["red"]?.count == count("color", "red") })
    // Single by default.
    list.tap("Zed", "brand")
    list.tap("Acme", "brand")
    #expect(list.selections["brand"] == ["Acme"])
    #expect(list.rows.filter { $0.isSelected }.map { $0.facet.value } == ["Acme", "white", "red"])
    withExtendedLifetime(dynamicFacetlistConnector) {}
  }

  @Test func seedLowLevel() async throws {
    let server = try LoopbackServer()
    let searcher = server.searcher()
    searcher.request.query.facets = ["brand", "color", "size", "country"]

    let filterState = FilterState()
    let dynamicFacetListController = HeadlessDynamicFacetList()

    let dynamicFacetListInteractor = DynamicFacetListInteractor(selectionModeForAttribute: [
      "color": .multiple,
      "country": .multiple,
    ])

    dynamicFacetListInteractor.connectSearcher(searcher)
    dynamicFacetListInteractor.connectFilterState(
      filterState,
      filterGroupForAttribute: [
        "brand": ("brand", .or),
        "color": ("color", .or),
      ])
    dynamicFacetListInteractor.connectController(dynamicFacetListController)

    searcher.connectFilterState(filterState)
    searcher.search()
    #expect(await waitUntil { !dynamicFacetListController.rows.isEmpty })
    withExtendedLifetime(dynamicFacetListInteractor) {}
  }

  /// Case 71: an `and` group in multiple mode keeps both; the default is single.
  @Test func case71() {
    let filterState = FilterState()
    let interactor = DynamicFacetListInteractor(selectionModeForAttribute: ["style": .multiple])
    interactor.connectFilterState(filterState, filterGroupForAttribute: ["style": ("style", .and)])
    interactor.toggleSelection(ofFacetValue: "red", for: "style")
    interactor.toggleSelection(ofFacetValue: "wool", for: "style")
    interactor.toggleSelection(ofFacetValue: "a", for: "other")
    interactor.toggleSelection(ofFacetValue: "b", for: "other")
    #expect(interactor.selections == ["style": ["red", "wool"], "other": ["b"]])
    #expect(filterState.filters[.and(name: "style")].count == 2)
    interactor.toggleSelection(ofFacetValue: "b", for: "other")
    #expect(interactor.selections == ["style": ["red", "wool"]])
  }

  /// Case 89: values that differ in their normal form only are selected each by its own bytes.
  @Test func case89() {
    let filterState = FilterState()
    let interactor = DynamicFacetListInteractor()
    interactor.connectFilterState(filterState)
    interactor.toggleSelection(ofFacetValue: "Zoe\u{308}", for: "brand")
    #expect(interactor.isSelected("Zoe\u{308}", for: "brand"))
    #expect(!interactor.isSelected("Zo\u{EB}", for: "brand"))
  }

  /// Case 77: a row is known by its raw value.
  @Test func case77() {
    let filterState = FilterState()
    let interactor = DynamicFacetListInteractor()
    interactor.connectFilterState(filterState)
    interactor.toggleSelection(ofFacetValue: #"3" x 5" card"#, for: "size")
    #expect(filterState.selections == ["size": [#"3" x 5" card"#]])
    #expect(interactor.isSelected(#"3" x 5" card"#, for: "size"))
  }

  /// Hazard L7: an answer without news and a tap cost no reload.
  @Test func hazardL7() async throws {
    let server = try LoopbackServer()
    let searcher = server.searcher()
    searcher.request.query.facets = ["size"]
    let list = HeadlessDynamicFacetList()
    let connector = DynamicFacetListConnector(
      searcher: searcher, filterState: FilterState(), controller: list)
    try await searcher.performSearch()
    #expect(await waitUntil { list.diffs.count == 1 })
    let updates = list.facetUpdates
    try await searcher.performSearch()
    list.tap("s", "size")
    #expect(list.facetUpdates == updates && list.diffs.count == 2)
    withExtendedLifetime(connector) {}
  }

  @Test func initialSelectionsGoIntoTheState() {
    let filterState = FilterState()
    let connector = DynamicFacetListConnector(
      searcher: HitsSearcher(appID: "a", apiKey: "k", indexName: "i"), filterState: filterState,
      orderedFacets: [AttributedFacets(attribute: "size", facets: [Facet(value: "s", count: 1)])],
      selections: ["size": ["s"]])
    #expect(filterState.selections == ["size": ["s"]])
    #expect(connector.interactor.orderedFacets.count == 1)
  }

  /// The last good rows stay whatever the server does.
  @Test(arguments: [
    Fault.answer(status: 500, body: "{}"), .answer(status: 200, body: "{"), .answer(status: 200, body: ""),
    .truncatedBody(40), .answer(status: 400, body: #"{"message":"no"}"#),
  ])
  func errorsKeepRows(_ fault: Fault) async throws {
    let server = try LoopbackServer()
    let searcher = server.searcher()
    searcher.request.query.facets = ["size"]
    let list = HeadlessDynamicFacetList()
    let connector = DynamicFacetListConnector(
      searcher: searcher, filterState: FilterState(), controller: list)
    try await searcher.performSearch()
    #expect(await waitUntil { !list.rows.isEmpty })
    var errors = 0
    let token = searcher.onError.subscribe { _ in errors += 1 }
    let rows = list.rows
    server.setScript { _ in [fault] }
    searcher.search()
    #expect(await waitUntil { errors == 1 })
    #expect(list.rows == rows)
    withExtendedLifetime((connector, token)) {}
  }

  @Test func tenThousandToggles() async throws {
    let server = try LoopbackServer()
    let searcher = server.searcher()
    searcher.request.query.facets = ["size"]
    let filterState = FilterState()
    let list = HeadlessDynamicFacetList()
    let connector = DynamicFacetListConnector(
      searcher: searcher, filterState: filterState, controller: list)
    searcher.connectFilterState(filterState)
    try await searcher.performSearch()
    #expect(await waitUntil { !list.rows.isEmpty })
    for _ in 0..<5_000 {
      list.tap("s", "size")
      list.tap("m", "size")
    }
    list.tap("l", "size")
    #expect(list.selections == ["size": ["l"]])
    #expect(await waitUntil { !searcher.isSearching })
    #expect(server.lastQuery("filters") == #"( "size":"l" )"#)
    withExtendedLifetime(connector) {}
  }
}
