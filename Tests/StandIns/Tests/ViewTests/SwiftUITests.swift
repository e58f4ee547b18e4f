import Combine
import FacetWidgets
import Facets
import SwiftUI
import Testing

@MainActor @Suite struct SwiftUITests {
  /// What a view shows, in words.
  private func words(_ view: some View) -> [String] {
    view.rendered.map {
      switch $0 {
      case .text(let text): text
      case .image(let name): "(\(name))"
      case .toggle(let isOn): isOn.wrappedValue ? "[on]" : "[off]"
      case .action: "/"
      case .duplicate: "duplicate"
      }
    }
  }

  private func actions(_ view: some View) -> [() -> Void] {
    view.rendered.compactMap { if case .action(let action) = $0 { action } else { nil } }
  }

  @Test func filterList() {
    let controller = FilterListObservableController<Filter.Tag>()
    let interactor = TagFilterListInteractor(items: ["a", "b"])
    interactor.connectController(controller)
    let list = FilterList(controller) { filter, isSelected in Text("\(filter.value) \(isSelected ? 1 : 0)") }
    #expect(words(list) == ["a 0", "/", "b 0", "/"])
    actions(list)[1]()
    #expect(words(list) == ["a 0", "/", "b 1", "/"])
    #expect(interactor.selections == ["b"])
  }

  @Test func hierarchicalList() {
    let controller = HierarchicalObservableController()
    var clicked: [String] = []
    controller.onClick = { clicked.append($0) }
    controller.setItem([
      (Facet(value: "Garden", count: 5), 0, true), (Facet(value: "Garden > Tools", count: 2), 1, false),
      // Canonically equivalent, and two values.
      (Facet(value: "\u{e9}", count: 1), 0, false), (Facet(value: "e\u{301}", count: 1), 0, false),
    ])
    let list = HierarchicalList(controller) { facet, nestingLevel, isSelected in
      HierarchicalFacetRow(facet: facet, nestingLevel: nestingLevel, isSelected: isSelected)
    }
    #expect(
      words(list) == [
        "(chevron.down)", "Garden (5)", "/", "(chevron.right)", "Tools (2)", "/", "(chevron.right)",
        "\u{e9} (1)",
        "/", "(chevron.right)", "e\u{301} (1)", "/",
      ])
    actions(list)[1]()
    #expect(clicked == ["Garden > Tools"])
  }

  @Test func rows() {
    let facet = Facet(value: "red", count: 3)
    #expect(words(FacetRow(facet: facet, isSelected: false)) == ["red (3)"])
    #expect(words(FacetRow(facet: facet, isSelected: true)) == ["red (3)", "(checkmark)"])
    let path = Facet(value: "a/b", count: 1)
    let row = HierarchicalFacetRow(facet: path, nestingLevel: 1, isSelected: true, separator: "/")
    #expect(words(row) == ["(chevron.down)", "b (1)"])
  }

  private struct ToggleView: View {
    @ObservedObject var toggleController: FilterToggleObservableController<Filter.Tag>

    var body: some View {
      Toggle(toggleController.filter?.description ?? "No filter", isOn: $toggleController.isSelected)
        .padding()
    }
  }

  @Test func observedObject() throws {
    let controller = FilterToggleObservableController<Filter.Tag>()
    let interactor = SelectableInteractor<Filter.Tag>(item: "on sale")
    let view = ToggleView(toggleController: controller)
    #expect(words(view) == ["No filter", "[off]"])
    interactor.connectController(controller)
    #expect(words(view) == [#""_tags":"on sale""#, "[off]"])
    for case .toggle(let isOn) in view.rendered { isOn.wrappedValue = true }
    #expect(interactor.isSelected)
    #expect(words(view) == [#""_tags":"on sale""#, "[on]"])
  }

  /// Every change of an observable controller is announced, before it happens.
  @Test func announcements() {
    func announcements<Controller: ObservableController>(
      of controller: Controller, _ state: @escaping (Controller) -> String, changes: [(Controller) -> Void]
    ) -> [String] {
      var states: [String] = []
      let subscription = controller.objectWillChange.sink { states.append(state(controller)) }
      for change in changes { change(controller) }
      subscription.cancel()
      changes.last?(controller)
      return states
    }
    #expect(
      announcements(
        of: FilterListObservableController<Filter.Tag>(), { "\($0.filters.count)" },
        changes: [
          { $0.setSelectableItems(selectableItems: [("a", false)]) },
          { $0.setSelectableItems(selectableItems: []) },
        ]) == ["0", "1"])
    #expect(
      announcements(
        of: FilterToggleObservableController<Filter.Tag>(),
        { "\($0.filter?.value ?? "none") \($0.isSelected)" },
        changes: [{ $0.setItem("a") }, { $0.setSelected(true) }, { $0.isSelected = false }])
        == ["none false", "a false", "a true"])
    #expect(
      announcements(
        of: HierarchicalObservableController(), { "\($0.hierarchicalFacets.count)" },
        changes: [{ $0.setItem([(Facet(value: "a", count: 1), 0, false)]) }, { $0.setItem([]) }]) == [
          "0", "1",
        ])
    #expect(
      announcements(
        of: RelevantSortObservableController(), { $0.state?.hintText ?? "none" },
        changes: [{ $0.setItem(("a", "b")) }, { $0.setItem(nil) }]) == ["none", "a"])
    let facets = [AttributedFacets(attribute: "a", facets: [Facet(value: "b", count: 1)])]
    let rows = DynamicFacetRows(facets, selecting: [Filter.Facet(attribute: "a", stringValue: "b")])
    #expect(
      announcements(
        of: DynamicFacetListObservableController(),
        { "\($0.orderedFacets.count) \($0.selections.count) \($0.rows.count)" },
        changes: [
          { $0.setOrderedFacets(facets) }, { $0.setSelections(["a": ["b"]]) },
          { $0.setRows(rows) { RowDiff(from: DynamicFacetRows(), to: rows) } },
        ]) == ["0 0 0", "1 0 0", "1 1 0"])
  }
}
