import FacetSearch
import FacetWidgets
import Facets
import LoopbackServer
import Testing

/// What is selected, and where it comes from.
@MainActor @Suite(.timeLimit(.minutes(3)))
struct DynamicFacetListSelectionTests {
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

  /// Case 77 over HTTP: the tapped row is the selected one, however its value is escaped on the wire.
  @Test(arguments: [#"12" TV"#, #"Best "of" \" 2020"#, #"C:\"#, "-minus", "A::B", ""])
  func case77OverHTTP(_ brand: String) async throws {
    let server = try LoopbackServer()
    let searcher = server.searcher()
    searcher.request.query.facets = ["brand"]
    let filterState = FilterState()
    let list = HeadlessDynamicFacetList()
    let connector = DynamicFacetListConnector(
      searcher: searcher, filterState: filterState, controller: list)
    searcher.connectFilterState(filterState)
    try await searcher.performSearch()
    #expect(await waitUntil { list.rows.contains { $0.facet.value == brand } })
    list.tap(brand, "brand")
    #expect(await waitUntil { list.selectedRows == [brand] })
    #expect(await waitUntil { searcher.results?.nbHits == count("brand", brand) })
    list.tap(brand, "brand")
    #expect(await waitUntil { searcher.results?.nbHits == ShopRecords.all.count })
    #expect(await waitUntil { list.selectedRows.isEmpty })
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
}
