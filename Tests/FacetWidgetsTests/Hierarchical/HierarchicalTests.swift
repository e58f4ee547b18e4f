import FacetSearch
import FacetWidgets
import Facets
import LoopbackServer
import Testing

@MainActor @Suite(.timeLimit(.minutes(3)))
struct HierarchicalTests {
  private let attributes: [Attribute] = ["cat.lvl0", "cat.lvl1", "cat.lvl2"]

  /// The seed's example.
  @Test func seed() async throws {
    let server = try LoopbackServer()
    let searcher = server.searcher()

    let filterState: FilterState = .init()

    searcher.connectFilterState(filterState)

    let hierarchicalAttributes: [Attribute] = [
      "categories.lvl0",
      "categories.lvl1",
      "categories.lvl2",
    ]

    let hierarchicalTableViewController: HeadlessHierarchy = .init()

    let hierachicalConnector: HierarchicalConnector = .init(
      searcher: searcher,
      filterState: filterState,
      hierarchicalAttributes: hierarchicalAttributes,
      separator: " > ",
      controller: hierarchicalTableViewController,
      presenter: DefaultPresenter.Hierarchical.present)
    searcher.search()

    let menu = hierarchicalTableViewController
    #expect(await waitUntil { menu.values.contains("Garden") })
    menu.onClick?("Garden")
    menu.onClick?("Garden > Tools")
    #expect(await waitUntil { server.lastQuery("filters") == #"( "categories.lvl1":"Garden > Tools" )"# })
    #expect(
      await waitUntil {
        menu.values == [
          "Audio", "Audio Books", "Garden", "Garden > Seeds", "Garden > Tools", "Garden > Tools > Rakes",
          "Garden > Tools > Spades", "Home", "Pets", "Tea & Cocoa",
        ]
      })
    #expect(menu.selected == ["Garden", "Garden > Tools"])
    // Case 57: a tap on the selected row goes up.
    menu.onClick?("Garden > Tools")
    #expect(filterState.filters.description == #"( "categories.lvl0":"Garden" )"#)
    menu.onClick?("Garden")
    #expect(filterState.filters.isEmpty)
    #expect(await waitUntil { !searcher.isSearching && menu.selected.isEmpty })
    hierachicalConnector.disconnect()
    #expect(searcher.hierarchies.isEmpty)
  }

  @Test func seedLowLevel() async throws {
    let server = try LoopbackServer()
    let searcher = server.searcher()
    let filterState: FilterState = .init()
    let hierarchicalAttributes: [Attribute] = [
      "categories.lvl0",
      "categories.lvl1",
      "categories.lvl2",
    ]
    let hierarchicalTableViewController: HeadlessHierarchy = .init()

    let hierarchicalInteractor: HierarchicalInteractor = .init(
      hierarchicalAttributes: hierarchicalAttributes,
      separator: " > ")

    searcher.connectFilterState(filterState)
    hierarchicalInteractor.connectSearcher(searcher: searcher)
    hierarchicalInteractor.connectFilterState(filterState)
    hierarchicalInteractor.connectController(hierarchicalTableViewController)

    searcher.search()
    let menu = hierarchicalTableViewController
    #expect(await waitUntil { menu.values.contains("Garden") })
    menu.onClick?("Tea & Cocoa")
    #expect(await waitUntil { searcher.results?.nbHits == count("categories.lvl0", "Tea & Cocoa") })
    #expect(await waitUntil { menu.selected == ["Tea & Cocoa"] })
    #expect(menu.values.contains("Tea & Cocoa > Green") && menu.values.contains("Garden"))
    withExtendedLifetime(hierarchicalInteractor) {}
  }

  /// What the seed's SwiftUI view asks of its model, with the presenter that the seed prints.
  @Test func observableModel() async throws {
    let present: HierarchicalPresenter = { facets in
      let levels = Set(facets.map { $0.level }).sorted()

      guard !levels.isEmpty else { return facets }

      var output: [HierarchicalFacet] = []

      output.reserveCapacity(facets.count)

      levels.forEach { level in
        let facetsForLevel =
          facets
          .filter { $0.level == level }
          .sorted { $0.facet.value < $1.facet.value }
        let indexToInsert =
          output
          .lastIndex { $0.isSelected }
          .flatMap { output.index(after: $0) } ?? output.endIndex
        output.insert(contentsOf: facetsForLevel, at: indexToInsert)
      }

      return output
    }
    let server = try LoopbackServer()
    let searcher = server.searcher()
    let filterState = FilterState()
    let (model, menu) = (HierarchicalObservableController(), HeadlessHierarchy())
    let connector = HierarchicalConnector(
      searcher: searcher, filterState: filterState,
      hierarchicalAttributes: ["categories.lvl0", "categories.lvl1"], separator: " > ", controller: model,
      presenter: present)
    connector.connectController(menu)
    searcher.connectFilterState(filterState)
    searcher.search()
    #expect(await waitUntil { !model.hierarchicalFacets.isEmpty && !menu.items.isEmpty })
    for value in ["Audio", "Audio > Speakers"] {
      model.toggle(value)
      #expect(
        await waitUntil {
          menu.selected.last == value
            && menu.levels == model.hierarchicalFacets.map { "\($0.level) \($0.facet.value)" }
        })
    }
    #expect(await waitUntil { searcher.results?.nbHits == count("categories.lvl1", "Audio > Speakers") })
    withExtendedLifetime(connector) {}
  }

  /// At the root the first level only, then one more with each tap: deeper values belong to other branches as well.
  @Test func levelsOpenOneByOne() async throws {
    let server = try LoopbackServer()
    let searcher = server.searcher()
    let filterState = FilterState()
    let menu = HeadlessHierarchy()
    searcher.connectFilterState(filterState)
    let connector = HierarchicalConnector(
      searcher: searcher, filterState: filterState,
      hierarchicalAttributes: ["categories.lvl0", "categories.lvl1", "categories.lvl2"], separator: " > ",
      controller: menu)
    let roots = ["Audio", "Audio Books", "Garden", "Home", "Pets", "Tea & Cocoa"]
    try await searcher.performSearch()
    #expect(await waitUntil { !menu.values.isEmpty })
    #expect(menu.values == roots && menu.items.allSatisfy { $0.level == 0 })
    menu.onClick?("Garden")
    #expect(await waitUntil { menu.values.count > roots.count })
    let below = ["Audio", "Audio Books", "Garden", "Garden > Seeds", "Garden > Tools"]
    #expect(menu.values == below + roots.suffix(3))
    menu.onClick?("Garden")
    #expect(await waitUntil { menu.values == roots && menu.selected.isEmpty })
    withExtendedLifetime(connector) {}
  }

  private func selected(_ levels: [[String]], _ path: String, _ separator: String = " > ") async -> [String] {
    let interactor = HierarchicalInteractor(hierarchicalAttributes: attributes, separator: separator)
    let menu = HierarchicalObservableController()
    interactor.connectController(menu)
    interactor.levels = levels.map { FacetList($0.map { Facet(value: $0, count: 1) }) }
    interactor.select(path)
    #expect(interactor.path.value == path)
    let rows = { menu.hierarchicalFacets.filter { $0.isSelected }.map { $0.facet.value } }
    #expect(await waitUntil { rows().last == path })
    return rows()
  }

  @Test func case51() async {
    let rows = await selected([["Pets"], ["Pets > Cat", "Pets > Cattle"]], "Pets > Cattle")
    #expect(rows == ["Pets", "Pets > Cattle"])
  }

  @Test func case53() async {
    let rows = await selected([["Home"], ["Home > Wi-Fi - Mesh"]], "Home > Wi-Fi - Mesh")
    #expect(rows == ["Home", "Home > Wi-Fi - Mesh"])
  }

  @Test func case54() async {
    let rows = await selected([["Home"], ["Home > Sale "], ["Home > Sale  > Lamps"]], "Home > Sale  > Lamps")
    #expect(rows == ["Home", "Home > Sale ", "Home > Sale  > Lamps"])
  }

  @Test func cases57And58() {
    let filterState = FilterState()
    let interactor = HierarchicalInteractor(hierarchicalAttributes: attributes, separator: " > ")
    interactor.connectFilterState(filterState)
    interactor.select("Garden > Tools")
    interactor.select("Garden > Tools")
    #expect(filterState.filters.description == #"( "cat.lvl0":"Garden" )"#)
    filterState[hierarchical: "cat.lvl0"].removeAll()
    filterState.notifyChange()
    #expect(interactor.path.value == nil)
    interactor.select("Garden")
    interactor.select("Garden")
    #expect(filterState.filters.isEmpty && interactor.path.value == nil)
  }
}
