import FacetSearch
import FacetWidgets
import Facets
import LoopbackServer
import Testing

/// The five widgets.
enum WidgetKind: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case dynamicFacetList, filterList, hierarchicalMenu, relevantSort, filterToggle

  var testDescription: String { rawValue }
}

/// A widget of some kind, connected to a searcher of a server: what its view shows, as a text, and taps on it.
@MainActor final class ConnectedWidget {
  let kind: WidgetKind
  let searcher: HitsSearcher
  let transport: FusedTransport
  let filterState: FilterState
  /// What the view shows.
  private(set) var shown: () -> String = { "" }
  /// All that the view has shown since it was connected, in order.
  private(set) var history: [String] = []
  /// A tap on a row, by number.
  private(set) var tap: (Int) -> Void = { _ in }
  private(set) var disconnect: () -> Void = {}
  /// Every object of the widget.
  private(set) var objects: [AnyObject] = []

  /// Connects a widget to a searcher of its own, which follows the filters.
  convenience init(_ kind: WidgetKind, to server: LoopbackServer) {
    let transport = FusedTransport()
    let searcher = server.searcher(
      indexName: kind == .relevantSort ? "shop_virtual_price_asc" : "shop", transport: transport)
    let filterState = FilterState()
    searcher.connectFilterState(filterState)
    self.init(kind, searcher: searcher, transport: transport, filterState: filterState)
  }

  /// Connects the same widget as `other` anew, to the same searcher and filters.
  convenience init(asAfter other: ConnectedWidget) {
    self.init(
      other.kind, searcher: other.searcher, transport: other.transport, filterState: other.filterState)
  }

  private init(
    _ kind: WidgetKind, searcher: HitsSearcher, transport: FusedTransport, filterState: FilterState
  ) {
    (self.kind, self.searcher, self.transport, self.filterState) = (kind, searcher, transport, filterState)
    switch kind {
    case .dynamicFacetList: connectDynamicFacetList()
    case .filterList: connectFilterList()
    case .hierarchicalMenu: connectHierarchicalMenu()
    case .relevantSort: connectRelevantSort()
    case .filterToggle: connectFilterToggle()
    }
    objects += [searcher, filterState]
    note()
  }

  private func note() {
    // A view may be told the same again.
    if history.last != shown() { history.append(shown()) }
  }

  private func connectDynamicFacetList() {
    searcher.request.query.facets = ["size"]
    let list = HeadlessDynamicFacetList()
    let connector = DynamicFacetListConnector(
      searcher: searcher, filterState: filterState, controller: list)
    shown = { list.rows.map { "\($0.facet)\($0.isSelected ? "*" : "")" }.joined(separator: ", ") }
    list.onRows = { [weak self] _ in self?.note() }
    tap = { list.didSelect?("size", Facet(value: ["s", "m", "l"][$0], count: 0)) }
    disconnect = connector.disconnect
    objects = [list, connector, connector.interactor]
  }

  private func connectFilterList() {
    let list = HeadlessFilterList<Filter.Tag>()
    let filters: [Filter.Tag] = ["coupon", "free shipping", "on sale"]
    let connector = TagFilterListConnector(
      tagFilters: filters, selectionMode: .single, filterState: filterState, operator: .and,
      groupName: "Tag Filters", controller: list)
    shown = { list.items.map { "\($0.item.value)\($0.isSelected ? "*" : "")" }.joined(separator: ", ") }
    list.onShow = { [weak self] in self?.note() }
    tap = { list.onClick?(filters[$0]) }
    disconnect = connector.disconnect
    objects = [list, connector, connector.interactor]
  }

  private func connectHierarchicalMenu() {
    let menu = HeadlessHierarchy()
    let connector = HierarchicalConnector(
      searcher: searcher, filterState: filterState,
      hierarchicalAttributes: ["categories.lvl0", "categories.lvl1"], separator: " > ", controller: menu)
    shown = { menu.items.map { "\($0.facet)\($0.isSelected ? "*" : "")" }.joined(separator: ", ") }
    menu.onShow = { [weak self] in self?.note() }
    tap = { menu.onClick?(["Audio", "Pets", "Garden"][$0]) }
    disconnect = connector.disconnect
    objects = [menu, connector, connector.interactor]
  }

  private func connectRelevantSort() {
    let control = HeadlessRelevantSort()
    let connector = RelevantSortConnector(searcher: searcher, controller: control)
    shown = { control.item.map { "\($0.hintText) \($0.toggleTitle)" } ?? "" }
    control.onShow = { [weak self] in self?.note() }
    tap = { _ in control.didToggle?() }
    disconnect = connector.disconnect
    objects = [control, connector, connector.interactor]
  }

  private func connectFilterToggle() {
    let control = HeadlessSwitch<Filter.Tag>()
    let connector = FilterToggleConnector(
      filterState: filterState, filter: "on sale" as Filter.Tag, controller: control)
    shown = { "\(control.item?.value ?? ""): \(control.isOn)" }
    control.onShow = { [weak self] in self?.note() }
    tap = { _ in control.onClick?(!control.isOn) }
    disconnect = connector.disconnect
    objects = [control, connector, connector.interactor]
  }

  /// Searches and waits until the view shows something of the answer.
  func load() async throws {
    try await searcher.performSearch()
    #expect(await waitUntil { !shown().isEmpty })
  }

  /// Searches for something else and waits until the view shows the answer, once, so that whatever was to be shown
  /// before has been.
  func showNext(sourceLocation: SourceLocation = #_sourceLocation) async {
    let before = shown()
    var answers = 0
    let token = searcher.onResults.subscribe { _ in answers += 1 }
    switch kind {
    // Other counts in every row, in one step.
    case .dynamicFacetList, .hierarchicalMenu:
      searcher.request.query.query = "white"
      searcher.search()
    // These show no counts.
    case .filterList, .relevantSort, .filterToggle: tap(0)
    }
    #expect(
      await waitUntil { answers > 0 && shown() != before && !searcher.isSearching },
      sourceLocation: sourceLocation)
    withExtendedLifetime(token) {}
  }
}
