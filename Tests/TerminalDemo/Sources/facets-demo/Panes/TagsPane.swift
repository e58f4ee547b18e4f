import FacetWidgets
import Facets

/// The tag filter list.
@MainActor final class TagsPane: Pane, TagFilterListController {
  let title = "Tags"
  var cursor = ListCursor()
  var onClick: ((Filter.Tag) -> Void)?
  /// How many hits have each tag, as the latest answer says.
  var counts: FacetList = [] {
    didSet { redraw() }
  }
  private let redraw: Redraw
  private var items: [SelectableItem<Filter.Tag>] = []

  init(redraw: Redraw) {
    self.redraw = redraw
  }

  var rowCount: Int { items.count }

  func setSelectableItems(selectableItems: [SelectableItem<Filter.Tag>]) {
    items = selectableItems
  }

  func reload() { redraw() }

  func setRows(_ rows: [SelectableItem<Filter.Tag>], diff: () -> RowDiff) {
    cursor.follow(diff(), oldCount: items.count, newCount: rows.count)
    setSelectableItems(selectableItems: rows)
    reload()
  }

  func lines(columns: Int) -> [PaneLine] {
    items.enumerated().map { index, row in
      PaneLine(
        text: row.item.value, detail: String(counts[row.item.value]?.count ?? 0),
        mark: row.isSelected ? .selected : .unselected, row: index)
    }
  }

  func activate() {
    if items.indices.contains(cursor.row) { onClick?(items[cursor.row].item) }
  }
}
