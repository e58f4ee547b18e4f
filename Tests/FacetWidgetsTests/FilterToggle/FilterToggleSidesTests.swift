import FacetSearch
import FacetWidgets
import Facets
import LoopbackServer
import Testing

/// Case 73: filters that are on while the switch is off, and several that go on together.
@MainActor @Suite(.timeLimit(.minutes(3)))
struct FilterToggleSidesTests {
  private let filterState = FilterState()
  private let control = HeadlessSwitch<Filter.Facet>()

  private func promo(_ value: Bool) -> Filter.Facet { Filter.Facet(attribute: "promo", boolValue: value) }

  private func color(_ value: String) -> Filter.Facet {
    Filter.Facet(attribute: "color", stringValue: value)
  }

  /// A filter for `false` is a filter, on either side.
  @Test func falseIsAFilter() {
    let connector = FilterToggleConnector(
      filterState: filterState, filter: promo(false), isSelected: true, controller: control)
    #expect(filterState.filters.description == #"( "promo":false )"#)
    connector.disconnect()
    filterState.removeAll()

    let twoSided = FilterToggleConnector(
      filterState: filterState, filter: promo(true), offFilters: [promo(false)], controller: control)
    #expect(filterState.filters.description == #"( "promo":false )"# && !control.isOn)
    control.onClick?(true)
    #expect(filterState.filters.description == #"( "promo":true )"# && control.isOn)
    control.onClick?(false)
    #expect(filterState.filters.description == #"( "promo":false )"#)
    // Whoever removes all filters turns the switch off.
    control.onClick?(true)
    filterState.removeAll()
    filterState.notifyChange()
    #expect(!control.isOn && filterState.filters.isEmpty)
    withExtendedLifetime(twoSided) {}
  }

  /// What the state has counts more than the off side.
  @Test func storedFiltersTurnItOn() {
    filterState[or: "promo"].add(promo(true))
    let connector = FilterToggleConnector(
      filterState: filterState, filter: promo(true), offFilters: [promo(false)], controller: control)
    #expect(control.isOn && filterState.filters.description == #"( "promo":true )"#)
    withExtendedLifetime(connector) {}
  }

  /// Several filters are on when all of them are, and their counts add up.
  @Test func arrays() async throws {
    let server = try LoopbackServer()
    let searcher = server.searcher()
    searcher.request.query.facets = ["color"]
    let connector = FilterToggleConnector(
      filterState: filterState, filter: color("red"), otherFilters: [color("green")], offFilters: [],
      controller: control)
    searcher.connectFilterState(filterState)
    let all = try await searcher.performSearch()
    let sum = count("color", "red") + count("color", "green")
    #expect(connector.interactor.count(in: all) == sum && sum > 0)
    control.onClick?(true)
    #expect(filterState.filters.description == #"( "color":"green" OR "color":"red" )"#)
    #expect(await waitUntil { searcher.results?.nbHits == sum }, "no record is red and green")
    filterState[or: "color"].remove(color("green"))
    filterState.notifyChange()
    #expect(!control.isOn)
    control.onClick?(true)
    #expect(control.isOn && filterState.filters.count == 2)
    control.onClick?(false)
    #expect(filterState.filters.isEmpty)
  }
}
