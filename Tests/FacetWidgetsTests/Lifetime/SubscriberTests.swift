import FacetSearch
import FacetWidgets
import Facets
import LoopbackServer
import Testing

/// Case 99: who listens may change while listeners are being called.
@MainActor @Suite(.timeLimit(.minutes(3)))
struct SubscriberTests {
  /// A list that does something the first time that it hears of a selection.
  private final class Listener: DynamicFacetListController {
    var didSelect: ((Attribute, Facet) -> Void)?
    var calls = 0
    var connection: Connection?
    var onFirstSelection: () -> Void = {}

    func setOrderedFacets(_ orderedFacets: [AttributedFacets]) {}

    func setSelections(_ selections: [Attribute: Set<String>]) {
      if selections.isEmpty { return }
      calls += 1
      let action = onFirstSelection
      onFirstSelection = {}
      action()
    }
  }

  @Test func controllersComeAndGoInACallback() {
    let filterState = FilterState()
    let interactor = DynamicFacetListInteractor()
    interactor.connectFilterState(filterState)
    let listeners = (0..<5).map { _ in Listener() }
    for listener in listeners.dropLast() { listener.connection = interactor.connectController(listener) }
    listeners[0].onFirstSelection = {
      listeners[0].connection?.disconnect()
      listeners[1].connection?.disconnect()
      listeners[4].connection = interactor.connectController(listeners[4])
    }
    interactor.toggleSelection(ofFacetValue: "s", for: "size")
    // The fourth is told the state when it is connected.
    #expect(listeners.map { $0.calls } == [1, 0, 1, 1, 1])
    interactor.toggleSelection(ofFacetValue: "m", for: "size")
    #expect(listeners.map { $0.calls } == [1, 0, 2, 2, 2])
    #expect(filterState.selections == ["size": ["m"]])
  }

  /// A tap out of a callback: all end up with the last selection.
  @Test func tapsInACallback() {
    let filterState = FilterState()
    let interactor = DynamicFacetListInteractor()
    interactor.connectFilterState(filterState)
    let (list, other) = (Listener(), HeadlessDynamicFacetList())
    interactor.connectController(list)
    interactor.connectController(other)
    list.onFirstSelection = { list.didSelect?("size", Facet(value: "m", count: 1)) }
    list.didSelect?("size", Facet(value: "s", count: 1))
    #expect(interactor.selections == ["size": ["m"]])
    #expect(filterState.selections == ["size": ["m"]])
    #expect(other.selections == ["size": ["m"]])
  }

  /// A widget ends in the middle of the round in which the state tells of its filters.
  @Test func widgetsEndInANotification() {
    let filterState = FilterState()
    let list = HeadlessFilterList<Filter.Tag>()
    var ended: TagFilterListConnector? = TagFilterListConnector(
      tagFilters: ["a"], filterState: filterState, operator: .or, groupName: "g")
    let first = filterState.observe { _ in
      ended?.disconnect()
      ended = nil
    }
    let connector = TagFilterListConnector(
      tagFilters: ["a"], filterState: filterState, operator: .or, groupName: "g", controller: list)
    filterState[or: "g"].add("a" as Filter.Tag)
    filterState.notifyChange()
    #expect(ended == nil && list.selected == ["a"])
    withExtendedLifetime((first, connector)) {}
  }
}
