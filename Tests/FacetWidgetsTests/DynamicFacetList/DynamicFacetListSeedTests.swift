import FacetSearch
import FacetWidgets
import Facets
import LoopbackServer
import Testing

/// The seed's examples over HTTP.
@MainActor @Suite(.timeLimit(.minutes(3)))
struct DynamicFacetListSeedTests {
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
    #expect(await waitUntil { list.selectedRows == ["red"] })
    list.tap("white", "color")
    #expect(await waitUntil { server.lastQuery("filters") == #"( "color":"red" OR "color":"white" )"# })
    // Disjunctive counts: red still counts all red records (case 41).
    #expect(await waitUntil { searcher.results?.request.query.filters == filterState.filters })
    #expect(await waitUntil { list.orderedFacets[1].facets["red"]?.count == count("color", "red") })
    // Single by default.
    list.tap("Zed", "brand")
    list.tap("Acme", "brand")
    #expect(list.selections["brand"] == ["Acme"])
    #expect(await waitUntil { list.selectedRows == ["Acme", "white", "red"] })
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
    let list = dynamicFacetListController
    #expect(await waitUntil { !list.rows.isEmpty })
    list.tap("red", "color")
    list.tap("black", "color")
    #expect(await waitUntil { list.selectedRows == ["red", "black"] })
    #expect(await waitUntil { server.lastQuery("filters") == #"( "color":"black" OR "color":"red" )"# })
    withExtendedLifetime(dynamicFacetListInteractor) {}
  }

  /// What the seed's SwiftUI view asks of its model.
  @Test func observableModel() async throws {
    let server = try LoopbackServer()
    let searcher = server.searcher()
    searcher.request.query.facets = ["size"]
    let filterState = FilterState()
    let model = DynamicFacetListObservableController()
    let connector = DynamicFacetListConnector(
      searcher: searcher, filterState: filterState, controller: model)
    searcher.connectFilterState(filterState)
    searcher.search()
    #expect(await waitUntil { model.orderedFacets.first?.facets.count == 4 })
    let section = try #require(model.orderedFacets.first)
    let small = try #require(section.facets["s"])
    #expect(section.attribute.rawValue == "size" && !model.isSelected(small, for: section.attribute))
    model.toggle(small, for: section.attribute)
    #expect(model.isSelected(small, for: section.attribute) && model.selections == ["size": ["s"]])
    #expect(await waitUntil { searcher.results?.nbHits == count("size", "s") })
    #expect(await waitUntil { model.rows.map { $0.isSelected } == [true] })
    withExtendedLifetime(connector) {}
  }
}
