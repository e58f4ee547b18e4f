import FacetWidgets
import Facets
import Testing
import UIKit

@MainActor @Suite struct DynamicFacetListTableTests {
  /// A controller on screen.
  @MainActor private struct List {
    let controller = DynamicFacetListTableViewController()
    let screen: Screen

    init() {
      screen = Screen(controller.tableView)
      #expect(screen.rows == [])
    }
  }

  private func facets(_ attribute: Attribute, _ values: [String], count: Int = 1) -> AttributedFacets {
    AttributedFacets(attribute: attribute, facets: values.map { Facet(value: $0, count: count) })
  }

  @Test func tapsAndChanges() {
    let list = List()
    let reloads = list.screen.table.record.reloads
    let interactor = DynamicFacetListInteractor(selectionModeForAttribute: ["color": .multiple])
    interactor.connectController(list.controller)
    interactor.orderedFacets = [facets("brand", ["Acme", "Zed"]), facets("color", ["red", "blue"])]
    list.screen.tap(0, section: 0)
    list.screen.tap(1, section: 0)
    list.screen.tap(0, section: 1)
    list.screen.tap(1, section: 1)
    #expect(list.screen.table.titles == ["brand", "color"])
    #expect(list.screen.rows == [["Acme (1)", "Zed (1) ✓"], ["red (1) ✓", "blue (1) ✓"]])
    #expect(interactor.selections == ["brand": ["Zed"], "color": ["red", "blue"]])
    #expect(list.controller.selections == interactor.selections)
    // Sections and rows change at once.
    interactor.orderedFacets = [
      facets("color", ["blue", "green", "red"], count: 2), facets("size", ["S"]), facets("brand", ["Zed"]),
    ]
    #expect(list.screen.table.titles == ["color", "size", "brand"])
    #expect(list.screen.rows == [["blue (2) ✓", "green (2)", "red (2) ✓"], ["S (1)"], ["Zed (1) ✓"]])
    interactor.selections = [:]
    #expect(list.screen.rows == [["blue (2)", "green (2)", "red (2)"], ["S (1)"], ["Zed (1)"]])
    #expect(list.screen.table.record.faults == [])
    #expect(list.screen.table.record.reloads == reloads)
    #expect(list.screen.table.record.batches == 2)
  }

  /// Two values to the engine, which a `Set` of Swift strings takes for one: the rows that follow a tap tell them apart.
  @Test func normalForms() async {
    let list = List()
    let interactor = DynamicFacetListInteractor(defaultSelectionMode: .multiple)
    interactor.connectController(list.controller)
    interactor.orderedFacets = [facets("name", ["\u{e9}", "e\u{301}"])]
    list.screen.tap(1)
    #expect(await shows(["\u{e9} (1)", "e\u{301} (1) ✓"], list))
    list.screen.tap(0)
    #expect(await shows(["\u{e9} (1) ✓", "e\u{301} (1) ✓"], list))
    list.screen.tap(1)
    #expect(await shows(["\u{e9} (1) ✓", "e\u{301} (1)"], list))
    #expect(list.screen.table.record.faults == [])
  }

  /// Whether the only section has these rows, byte for byte, within a minute: rows are made off the main actor.
  private func shows(_ rows: [String], _ list: List) async -> Bool {
    let end = ContinuousClock.now.advanced(by: .seconds(60))
    while ContinuousClock.now < end {
      let shown = list.screen.rows.first ?? []
      if shown.map({ Array($0.utf8) }) == rows.map({ Array($0.utf8) }) { return true }
      try? await Task.sleep(for: .milliseconds(2))
    }
    return false
  }

  /// Setting rows neither loads the view nor needs a connection.
  @Test func beforeTheViewIsLoaded() {
    let controller = DynamicFacetListTableViewController(
      orderedFacets: [facets("brand", ["Acme"])], selections: ["brand": ["Acme"]])
    controller.setOrderedFacets([facets("brand", ["Acme", "Zed"])])
    controller.setSelections(["brand": ["Zed"]])
    #expect(!controller.isViewLoaded)
    let screen = Screen(controller.tableView)
    #expect(screen.rows == [["Acme (1)", "Zed (1) ✓"]])
    controller.setSelections([:])
    controller.setOrderedFacets([facets("brand", ["Zed"])])
    #expect(screen.rows == [["Zed (1)"]])
    #expect(screen.table.record.faults == [])
  }

  @Test func randomLists() {
    var random = SplitMix64(seed: 3)
    let list = List()
    let reloads = list.screen.table.record.reloads
    let interactor = DynamicFacetListInteractor(defaultSelectionMode: .multiple)
    interactor.connectController(list.controller)
    let attributes: [Attribute] = ["a", "b", "c", "d", "e"]
    for _ in 0..<2000 {
      interactor.orderedFacets = attributes.shuffled(using: &random).prefix(
        Int.random(in: 0...5, using: &random)
      )
      .map { attribute in
        let values = (0..<9).map { "\($0)" }.shuffled(using: &random)
        let count = Int.random(in: 1...2, using: &random)
        return facets(attribute, Array(values.prefix(Int.random(in: 0...9, using: &random))), count: count)
      }
      for (section, entry) in interactor.orderedFacets.enumerated() where !entry.facets.isEmpty {
        list.screen.tap(Int.random(in: 0..<entry.facets.count, using: &random), section: section)
      }
      let expected = interactor.orderedFacets.map { entry in
        entry.facets.map {
          $0.description + (interactor.isSelected($0.value, for: entry.attribute) ? " ✓" : "")
        }
      }
      #expect(list.screen.rows == expected)
      #expect(list.screen.table.titles == interactor.orderedFacets.map { $0.attribute.rawValue })
    }
    #expect(list.screen.table.record.faults == [])
    #expect(list.screen.table.record.reloads == reloads)
    #expect(list.screen.table.record.batches > 1900)
  }
}
