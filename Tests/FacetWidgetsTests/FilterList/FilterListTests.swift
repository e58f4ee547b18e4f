import FacetSearch
import FacetWidgets
import Facets
import LoopbackServer
import Testing

@MainActor @Suite(.timeLimit(.minutes(3)))
struct FilterListTests {
  private let filters: [Filter.Tag] = ["coupon", "free shipping", "free return", "on sale", "no exchange"]

  /// The seed's example.
  @Test func seed() async throws {
    let server = try LoopbackServer()
    let searcher = server.searcher()

    let filterState = FilterState()

    let filters: [Filter.Tag] = [
      "coupon",
      "free shipping",
      "free return",
      "on sale",
      "no exchange",
    ]
    let filterListController: HeadlessFilterList<Filter.Tag> = .init()

    let filterListConnector = TagFilterListConnector(
      tagFilters: filters,
      selectionMode: .multiple,
      filterState: filterState,
      operator: .and,
      groupName: "Tag Filters",
      controller: filterListController)

    searcher.connectFilterState(filterState)
    searcher.search()

    #expect(filterListController.items.map { $0.item } == filters)
    filterListController.onClick?("on sale")
    filterListController.onClick?("coupon")
    #expect(filterListController.selected == ["coupon", "on sale"])
    #expect(
      await waitUntil { server.lastQuery("filters") == #"( "_tags":"coupon" AND "_tags":"on sale" )"# })
    #expect(await waitUntil { !searcher.isSearching })
    let both = ShopRecords.all.count {
      Set($0.values(of: "_tags")).isSuperset(of: [.string("coupon"), .string("on sale")])
    }
    #expect(searcher.results?.nbHits == both)
    withExtendedLifetime(filterListConnector) {}
  }

  @Test func seedLowLevel() async throws {
    let server = try LoopbackServer()
    let searcher = server.searcher()
    let filterState = FilterState()
    let filterListController: HeadlessFilterList<Filter.Tag> = .init()

    let filterListInteractor = TagFilterListInteractor(
      items: filters,
      selectionMode: .multiple)

    filterListInteractor.connectFilterState(filterState, operator: .and, groupName: "Tag Filters")
    filterListInteractor.connectController(filterListController)

    searcher.connectFilterState(filterState)
    searcher.search()
    #expect(await waitUntil { searcher.results?.nbHits == ShopRecords.all.count })
    filterListController.onClick?("coupon")
    #expect(await waitUntil { searcher.results?.nbHits == count("_tags", "coupon") })
    #expect(filterListController.selected == ["coupon"])
    #expect(DefaultPresenter.Filter.present(Filter(filterListController.items[0].item)) == "coupon")
  }

  /// What the seed's SwiftUI view asks of its model.
  @Test func observableModel() async throws {
    let server = try LoopbackServer()
    let searcher = server.searcher()
    let filterState = FilterState()
    let model = FilterListObservableController<Filter.Tag>()
    let connector = TagFilterListConnector(
      tagFilters: filters, filterState: filterState, operator: .or, groupName: "Tag Filters",
      controller: model)
    searcher.connectFilterState(filterState)
    #expect(model.filters == filters && model.selections.isEmpty)
    for filter in filters.prefix(2) { model.toggle(filter) }
    #expect(model.filters.map { model.isSelected($0) } == [true, true, false, false, false])
    let either = ShopRecords.all.count {
      !Set($0.values(of: "_tags")).isDisjoint(with: [.string("coupon"), .string("free shipping")])
    }
    #expect(await waitUntil { searcher.results?.nbHits == either })
    withExtendedLifetime(connector) {}
  }

  @Test func singleOrAndOtherFiltersOfTheGroup() {
    let filterState = FilterState()
    filterState[or: "t"].add("elsewhere" as Filter.Tag)
    let list = HeadlessFilterList<Filter.Tag>()
    let connector = TagFilterListConnector(
      tagFilters: filters, selectionMode: .single, filterState: filterState, operator: .or, groupName: "t",
      controller: list)
    list.onClick?("coupon")
    list.onClick?("on sale")
    #expect(filterState.filters.description == #"( "_tags":"elsewhere" OR "_tags":"on sale" )"#)
    #expect(list.selected == ["on sale"])
    let reloads = list.reloads
    list.onClick?("on sale")
    #expect(list.selected.isEmpty && list.reloads == reloads + 1)
    filterState[or: "t"].add("coupon" as Filter.Tag)
    filterState.notifyChange()
    #expect(list.selected == ["coupon"])
    connector.disconnect()
    filterState[or: "t"].removeAll()
    filterState.notifyChange()
    list.onClick?("free return")
    #expect(list.selected == ["coupon"] && filterState.filters.isEmpty)
  }
}
