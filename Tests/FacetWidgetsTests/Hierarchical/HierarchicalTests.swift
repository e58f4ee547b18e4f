import FacetWidgets
import Facets
import Testing

@MainActor @Suite(.timeLimit(.minutes(3)))
struct HierarchicalTests {
  private let attributes: [Attribute] = ["cat.lvl0", "cat.lvl1", "cat.lvl2"]

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
