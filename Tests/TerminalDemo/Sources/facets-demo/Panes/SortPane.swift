import FacetWidgets
import TerminalScreen

/// Relevant sort: a text that says what is shown, and a button.
@MainActor final class SortPane: Pane, RelevantSortController {
  let title = "Sort"
  var cursor = ListCursor()
  var didToggle: (() -> Void)?
  private let redraw: Redraw
  private var item: RelevantSortTextualRepresentation?

  init(redraw: Redraw) {
    self.redraw = redraw
  }

  var rowCount: Int { item == nil ? 0 : 1 }

  func setItem(_ item: RelevantSortTextualRepresentation?) {
    self.item = item
    redraw()
  }

  func lines(columns: Int) -> [PaneLine] {
    guard let item else { return [] }
    let hint = wrapped(item.hintText, columns: columns).map { PaneLine(text: $0) }
    return hint + [PaneLine(text: "<\(item.toggleTitle)>", row: 0)]
  }

  func activate() { didToggle?() }
}
