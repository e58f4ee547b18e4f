import FacetSearch
import FacetWidgets
import Facets
import LoopbackServer
import Testing

/// The seed's examples over HTTP.
@MainActor @Suite(.timeLimit(.minutes(3)))
struct HierarchicalSeedTests {
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
    #expect(
      await waitUntil { menu.values.contains("Tea & Cocoa > Green") && menu.values.contains("Garden") })
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
  }
}
