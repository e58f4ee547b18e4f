import FacetSearch
import FacetWidgets
import Facets
import LoopbackServer
import Testing

/// Rows of filter lists: which, in which order, with which counts, and when nothing is to be told.
@MainActor @Suite(.timeLimit(.minutes(3)))
struct FilterListRowTests {
  /// Case 74: a rating is a numeric threshold, not a disjunction of integers, and is counted so.
  @Test func case74() async throws {
    let server = try LoopbackServer()
    let searcher = server.searcher()
    searcher.request.query.facets = ["rating"]
    let filterState = FilterState()
    let model = FilterListObservableController<Filter.Numeric>()
    let thresholds = (1...5).map {
      Filter.Numeric(attribute: "rating", operator: .greaterThanOrEqual, value: Filter.Number($0))
    }
    let connector = NumericFilterListConnector(
      numericFilters: thresholds, selectionMode: .single, filterState: filterState, operator: .and,
      groupName: "rating", controller: model)
    searcher.connectFilterState(filterState)
    let all = try await searcher.performSearch()
    model.toggle(thresholds[2])
    #expect(model.isSelected(thresholds[2]) && model.selections == [thresholds[2]])
    #expect(filterState.filters.description == #"( "rating" >= 3.0 )"#)
    // What the counts promised is what the filter gives.
    #expect(await waitUntil { searcher.results?.nbHits == all.count(of: thresholds[2]) })
    #expect(all.count(of: thresholds[2]) > all.count(of: thresholds[3]))
    // The case's own numbers.
    server.answerEachQuery { _ in #"{"facets":{"rating":{"3.5":2,"4":1,"none":7,"2":9}}}"# }
    let results = try await searcher.performSearch()
    #expect(thresholds.map { results.count(of: $0) } == [12, 12, 3, 1, 0])
    withExtendedLifetime(connector) {}
  }

  /// Case 75: each row is its own filter, in the order of the list, and a tap on one selects that one.
  @Test func case75() {
    let list = HeadlessFilterList<Filter.Facet>()
    let interactor = FacetFilterListInteractor(
      items: ["a", "b", "c"].map { Filter.Facet(attribute: "name", stringValue: $0) }, selectionMode: .single)
    interactor.connectController(list)
    for (index, name) in ["a", "b", "c"].enumerated() {
      #expect(list.items[index].item.value == .string(name))
      list.onClick?(list.items[index].item)
      #expect(list.items.map { $0.isSelected } == [index == 0, index == 1, index == 2])
    }
  }

  /// Case 78: a filter that is listed twice is one row.
  @Test func case78() {
    let list = HeadlessFilterList<Filter.Tag>()
    let interactor = TagFilterListInteractor(items: ["a", "b", "b"])
    interactor.connectController(list)
    #expect(list.items.map { $0.item } == ["a", "b"])
    interactor.items = ["b", "a", "b", "c", "c"]
    #expect(list.items.map { $0.item } == ["b", "a", "c"])
  }

  /// Case 102: bounds that leave a range as it is, and anything else that changes nothing, tell nobody and ask nothing.
  @Test func case102() async throws {
    let server = try LoopbackServer()
    let searcher = server.searcher()
    let filterState = FilterState()
    let range = Filter.Numeric(attribute: "price", condition: .range(10...20))
    let list = HeadlessFilterList<Filter.Numeric>()
    let connector = NumericFilterListConnector(
      numericFilters: [range], filterState: filterState, operator: .and, groupName: "price", controller: list)
    searcher.connectFilterState(filterState)
    list.onClick?(range)
    #expect(await waitUntil { searcher.results?.request.query.filters.count == 1 && !searcher.isSearching })
    let (reloads, requests) = (list.reloads, server.requestCount)
    var events: [Set<Filter.Numeric>] = []
    let token = connector.interactor.onSelectionsChanged.subscribe { events.append($0) }

    connector.interactor.items = [range]
    connector.interactor.selections = [range]
    filterState[and: "price"].removeAll()
    filterState[and: "price"].add(Filter.Numeric(attribute: "price", condition: .range(10...20)))
    filterState.notifyChange()
    filterState.notifyChange()
    #expect(events.isEmpty && list.reloads == reloads && !searcher.isSearching)
    // Another range is another search, the next one that the server hears of.
    let wider = Filter.Numeric(attribute: "price", condition: .range(10...30))
    connector.interactor.items = [wider]
    #expect(list.reloads == reloads + 1 && list.selected.isEmpty)
    list.onClick?(wider)
    #expect(
      await waitUntil {
        searcher.results?.request.query.filters == filterState.filters && !searcher.isSearching
      })
    #expect(server.requestCount == requests + 1)
    #expect(events == [[], [wider]] && list.selected == [wider])
    _ = token
  }
}
