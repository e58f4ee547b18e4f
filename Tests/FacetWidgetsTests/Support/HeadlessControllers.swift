import FacetWidgets
import Facets
import Testing

/// In place of `DynamicFacetListTableViewController`; rows are kept by applying the differences.
final class HeadlessDynamicFacetList: DynamicFacetListController {
  var orderedFacets: [AttributedFacets] = []
  var selections: [Attribute: Set<String>] = [:]
  var didSelect: ((Attribute, Facet) -> Void)?
  var rows: [SelectableFacet] = []
  var diffs: [RowDiff] = []
  var facetUpdates = 0

  func setOrderedFacets(_ orderedFacets: [AttributedFacets]) {
    self.orderedFacets = orderedFacets
    facetUpdates += 1
  }

  func setSelections(_ selections: [Attribute: Set<String>]) { self.selections = selections }

  func setRows(_ rows: DynamicFacetRows, diff: () -> RowDiff) {
    let diff = diff()
    diff.apply(to: &self.rows) { rows[$0] }
    diffs.append(diff)
    onRows?(self)
  }

  var onRows: ((HeadlessDynamicFacetList) -> Void)?

  var selectedRows: [String] { rows.filter { $0.isSelected }.map { $0.facet.value } }

  func tap(_ value: String, _ attribute: Attribute, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let facet = orderedFacets.first(where: { $0.attribute == attribute })?.facets[value] else {
      Issue.record("no row \(value) of \(attribute)", sourceLocation: sourceLocation)
      return
    }
    didSelect?(attribute, facet)
  }
}

/// In place of `FilterListTableController`; reloads as the seed's does.
final class HeadlessFilterList<F: FilterType>: FilterListController {
  var onClick: ((F) -> Void)?
  var items: [SelectableItem<F>] = []
  var reloads = 0
  var onShow: () -> Void = {}

  func setSelectableItems(selectableItems: [SelectableItem<F>]) { items = selectableItems }

  func reload() {
    reloads += 1
    onShow()
  }

  var selected: [F] { items.filter { $0.isSelected }.map { $0.item } }
}

/// In place of `HierarchicalTableViewController`.
final class HeadlessHierarchy: HierarchicalController {
  var onClick: ((String) -> Void)?
  var items: [HierarchicalFacet] = []
  var onShow: () -> Void = {}

  func setItem(_ item: [HierarchicalFacet]) {
    items = item
    onShow()
  }

  var values: [String] { items.map { $0.facet.value } }
  var levels: [String] { items.map { "\($0.level) \($0.facet.value)" } }
  var counted: [String] { items.map { $0.facet.description } }
  var selected: [String] { items.filter { $0.isSelected }.map { $0.facet.value } }
}

/// In place of `ButtonRelevantSortController`.
final class HeadlessRelevantSort: RelevantSortController {
  var didToggle: (() -> Void)?
  var item: RelevantSortTextualRepresentation?
  var updates = 0
  var onShow: () -> Void = {}

  func setItem(_ item: RelevantSortTextualRepresentation?) {
    self.item = item
    updates += 1
    onShow()
  }
}

/// In place of `FilterSwitchController`.
final class HeadlessSwitch<F: FilterType>: SelectableController {
  typealias Item = F
  var onClick: ((Bool) -> Void)?
  var isOn = false
  var item: F?
  var onShow: () -> Void = {}

  func setSelected(_ isSelected: Bool) {
    isOn = isSelected
    onShow()
  }

  func setItem(_ item: F) {
    self.item = item
    onShow()
  }
}
