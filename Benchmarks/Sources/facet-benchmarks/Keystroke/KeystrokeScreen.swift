import FacetSearch
import FacetWidgets
import Facets
import Foundation

/// A screen with a dynamic facet list and a hierarchical menu over a searcher whose answers are in memory, and a user who
/// types a letter and takes it back.
@MainActor final class KeystrokeScreen {
  nonisolated static let levels: [Attribute] = ["categories.lvl0", "categories.lvl1", "categories.lvl2"]
  nonisolated static let separator = " > "

  let list = ListView()
  let menu = MenuView()
  private let searcher: HitsSearcher
  private let filterState = FilterState()
  private let listConnector: DynamicFacetListConnector
  private let menuConnector: HierarchicalConnector
  private var hasLetter = false
  private var answerCount = 0
  private var searchCount = 0

  /// A screen where the two queries get the first and the second of `answers`, and `selected` is selected.
  init(_ answers: KeystrokeAnswers, selected: KeystrokeAnswers.Selection?) {
    let client = SearchClient(
      appID: "app", apiKey: "key", hosts: [SearchHost("localhost")], transport: answers)
    searcher = HitsSearcher(client: client, indexName: "products")
    searcher.request.query.facets = ["*"]
    if let selected {
      filterState.add(
        Filter.Facet(attribute: selected.attribute, stringValue: selected.value),
        to: .and(name: selected.attribute.rawValue))
    }
    listConnector = DynamicFacetListConnector(
      searcher: searcher, filterState: filterState, controller: list)
    menuConnector = HierarchicalConnector(
      searcher: searcher, filterState: filterState, hierarchicalAttributes: KeystrokeScreen.levels,
      separator: KeystrokeScreen.separator, controller: menu)
    searcher.connectFilterState(filterState)
    searcher.onResults.subscribe(with: self) { screen, _ in screen.answerCount += 1 }
  }

  /// Types the letter, or takes it back, and searches.
  func type() {
    hasLetter.toggle()
    searcher.request.query.query = hasLetter ? "garden" : "garde"
    searchCount += 1
    searcher.search()
  }

  /// Whether the views animate.
  var animates = false {
    didSet {
      list.asksForDiff = animates
      menu.asksForDiff = animates
    }
  }

  /// Whether all queries have been answered.
  var isAnswered: Bool { answerCount == searchCount }

  /// How often what has happened, for messages.
  var progress: String {
    "\(searchCount) searches, \(answerCount) answers, \(list.updates) lists, \(menu.updates) menus"
  }

  /// Whether the rows on screen are those of the latest query.
  var isUpToDate: Bool {
    isAnswered && list.updates == searchCount && menu.updates == searchCount
  }
}

/// What a table view would show.
final class ListView: DynamicFacetListController {
  private(set) var rows = DynamicFacetRows()
  private(set) var diff: RowDiff?
  private(set) var updates = 0
  /// Whether it animates: asks how the rows differ.
  var asksForDiff = false
  var didSelect: ((Attribute, Facet) -> Void)?

  func setOrderedFacets(_ orderedFacets: [AttributedFacets]) {}
  func setSelections(_ selections: [Attribute: Set<String>]) {}

  func setRows(_ rows: DynamicFacetRows, diff: () -> RowDiff) {
    self.rows = rows
    self.diff = asksForDiff ? diff() : nil
    updates += 1
  }
}

/// What a menu would show.
final class MenuView: HierarchicalController {
  private(set) var rows: [HierarchicalFacet] = []
  private(set) var diff: RowDiff?
  private(set) var updates = 0
  /// Whether it animates: asks how the rows differ.
  var asksForDiff = false
  var onClick: ((String) -> Void)?

  func setItem(_ item: [HierarchicalFacet]) {}

  func setRows(_ rows: [HierarchicalFacet], diff: () -> RowDiff) {
    self.rows = rows
    self.diff = asksForDiff ? diff() : nil
    updates += 1
  }
}
