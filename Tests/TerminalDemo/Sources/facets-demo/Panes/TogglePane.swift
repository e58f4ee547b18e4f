import FacetWidgets
import Facets

/// The filter switch.
@MainActor final class TogglePane: Pane, SelectableController {
  typealias Item = Filter

  let title = "Filter"
  var cursor = ListCursor()
  var onClick: ((Bool) -> Void)?
  private let redraw: Redraw
  private var item: Filter?
  private var isSelected = false

  init(redraw: Redraw) {
    self.redraw = redraw
  }

  var rowCount: Int { item == nil ? 0 : 1 }

  func setSelected(_ isSelected: Bool) {
    self.isSelected = isSelected
    redraw()
  }

  func setItem(_ item: Filter) {
    self.item = item
    redraw()
  }

  func lines(columns: Int) -> [PaneLine] {
    guard let item else { return [] }
    return [
      PaneLine(
        text: DefaultPresenter.Filter.present(item), mark: isSelected ? .selected : .unselected, row: 0)
    ]
  }

  func activate() { onClick?(!isSelected) }
}
