import FacetSearch
import FacetWidgets
import Facets
import LoopbackServer
import Testing

/// Case 101: connections keep nothing alive in a circle.
@MainActor @Suite(.timeLimit(.minutes(3)))
struct LeakTests {
  /// Whether all objects that `make` returns are freed once nobody but them holds them.
  private func areFreed(_ make: () -> [AnyObject]) async -> Bool {
    struct Weak { weak var object: AnyObject? }
    var objects = make()
    let references = objects.map { Weak(object: $0) }
    objects = []
    // What is being presented in the background ends soon.
    return await waitUntil { references.allSatisfy { $0.object == nil } }
  }

  private var searcher: HitsSearcher { HitsSearcher(appID: "a", apiKey: "k", indexName: "i") }

  @Test func dynamicFacetList() async {
    #expect(
      await areFreed {
        let (searcher, state, list) = (searcher, FilterState(), HeadlessDynamicFacetList())
        let model = DynamicFacetListObservableController()
        let connector = DynamicFacetListConnector(searcher: searcher, filterState: state, controller: list)
        let connection = connector.connectController(model)
        list.didSelect?("size", Facet(value: "s", count: 1))
        return [searcher, state, list, model, connector, connector.interactor, connection]
      })
  }

  @Test func filterList() async {
    #expect(
      await areFreed {
        let (state, list) = (FilterState(), HeadlessFilterList<Filter.Tag>())
        let model = FilterListObservableController<Filter.Tag>()
        let connector = TagFilterListConnector(
          tagFilters: ["a"], filterState: state, operator: .or, groupName: "g", controller: list)
        let connection = connector.connectController(model)
        list.onClick?("a")
        return [state, list, model, connector, connector.interactor, connection]
      })
  }

  @Test func hierarchical() async {
    #expect(
      await areFreed {
        let (searcher, state, menu) = (searcher, FilterState(), HeadlessHierarchy())
        let model = HierarchicalObservableController()
        let connector = HierarchicalConnector(
          searcher: searcher, filterState: state, hierarchicalAttributes: ["l"], separator: " > ",
          controller: menu)
        let connection = connector.connectController(model)
        menu.onClick?("a")
        return [searcher, state, menu, model, connector, connector.interactor, connection]
      })
  }

  @Test func relevantSort() async {
    #expect(
      await areFreed {
        let (searcher, control) = (searcher, HeadlessRelevantSort())
        let model = RelevantSortObservableController()
        let connector = RelevantSortConnector(searcher: searcher, controller: control)
        let connection = connector.interactor.connectController(model)
        control.didToggle?()
        return [searcher, control, model, connector, connector.interactor, connection]
      })
  }

  @Test func filterToggle() async {
    #expect(
      await areFreed {
        let (state, control) = (FilterState(), HeadlessSwitch<Filter.Tag>())
        let model = FilterToggleObservableController<Filter.Tag>()
        let connector = FilterToggleConnector(
          filterState: state, filter: "a" as Filter.Tag, controller: control)
        let connection = connector.connectController(model)
        control.onClick?(true)
        return [state, control, model, connector, connector.interactor, connection]
      })
  }

  /// With searches done and one under way.
  @Test(arguments: WidgetKind.allCases)
  func amidASearch(_ kind: WidgetKind) async throws {
    let server = try LoopbackServer()
    let gate = Gate()
    defer { gate.open() }
    var widget: ConnectedWidget? = ConnectedWidget(kind, to: server)
    try await widget?.load()
    server.setScript { _ in [.hold(gate)] }
    let requests = server.requestCount
    widget?.tap(0)
    widget?.searcher.search()
    #expect(await waitUntil { server.requestCount > requests })
    #expect(
      await areFreed {
        defer { widget = nil }
        return widget?.objects ?? []
      })
  }
}
