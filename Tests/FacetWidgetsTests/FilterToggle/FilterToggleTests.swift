import FacetSearch
import FacetWidgets
import Facets
import LoopbackServer
import Testing

@MainActor @Suite(.timeLimit(.minutes(3)))
struct FilterToggleTests {
  /// The seed's example.
  @Test func seed() async throws {
    let server = try LoopbackServer()
    let searcher = server.searcher()
    let filterState: FilterState = .init()
    let filterToggleSwitchController: HeadlessSwitch<Filter.Tag> = .init()
    let filterToggleConnector = FilterToggleConnector(
      filterState: filterState,
      filter: "on sale" as Filter.Tag,
      controller: filterToggleSwitchController)
    searcher.connectFilterState(filterState)
    searcher.search()
    #expect(filterToggleSwitchController.item == "on sale" && !filterToggleSwitchController.isOn)
    filterToggleSwitchController.onClick?(true)
    #expect(filterToggleSwitchController.isOn)
    #expect(await waitUntil { searcher.results?.nbHits == count("_tags", "on sale") })
    filterToggleSwitchController.onClick?(false)
    #expect(await waitUntil { searcher.results?.nbHits == ShopRecords.all.count })
    withExtendedLifetime(filterToggleConnector) {}
  }

  @Test func seedLowLevel() async throws {
    let server = try LoopbackServer()
    let searcher = server.searcher()
    let filterState: FilterState = .init()
    let filter: Filter.Tag = "on sale"
    let filterToggleSwitchController: HeadlessSwitch<Filter.Tag> = .init()
    let onSaleFilterInteractor: SelectableInteractor<Filter.Tag> = .init(item: filter)
    searcher.connectFilterState(filterState)
    onSaleFilterInteractor.connectFilterState(filterState)
    onSaleFilterInteractor.connectController(filterToggleSwitchController)
    searcher.search()
    filterToggleSwitchController.onClick?(true)
    #expect(await waitUntil { searcher.results?.nbHits == count("_tags", "on sale") })
    withExtendedLifetime(onSaleFilterInteractor) {}
  }

  /// What the seed's SwiftUI view asks of its model.
  @Test func observableModel() async throws {
    let server = try LoopbackServer()
    let searcher = server.searcher()
    let filterState = FilterState()
    let model = FilterToggleObservableController<Filter.Tag>()
    #expect(model.filter == nil)
    let connector = FilterToggleConnector(
      filterState: filterState, filter: "on sale" as Filter.Tag, controller: model)
    searcher.connectFilterState(filterState)
    #expect(model.filter?.description == #""_tags":"on sale""# && !model.isSelected)
    model.isSelected = true
    #expect(await waitUntil { searcher.results?.nbHits == count("_tags", "on sale") })
    #expect(model.isSelected)
    withExtendedLifetime(connector) {}
  }

  @Test func negatedInitiallySelectedInAnOrGroup() {
    let filterState = FilterState()
    let model = FilterToggleObservableController<Filter.Tag>()
    let connector = FilterToggleConnector(
      filterState: filterState, filter: !("on sale" as Filter.Tag), isSelected: true,
      refinementOperator: .or, groupName: "offers", controller: model)
    #expect(model.isSelected && model.filter?.isNegated == true)
    #expect(filterState.filters.description == #"( NOT "_tags":"on sale" )"#)
    model.isSelected = false
    #expect(filterState.filters.isEmpty)
    filterState[or: "offers"].add(!("on sale" as Filter.Tag))
    filterState.notifyChange()
    #expect(model.isSelected)
    connector.disconnect()
    model.isSelected = false
    #expect(filterState.filters.count == 1)
  }
}
