#if canImport(UIKit) && !os(watchOS)
public import Facets
public import UIKit

/// Shows a list of filters in a `UITableView`, a checkmark at those that are selected.
///
/// It is the table's data source and delegate, which the table does not keep alive: keep the controller.
open class FilterListTableController<F: FilterType>: NSObject, FilterListController, UITableViewDataSource,
  UITableViewDelegate
{
  /// What the rows are.
  public typealias Item = F

  /// Set by the connection.
  open var onClick: ((F) -> Void)?
  /// The table.
  public let tableView: UITableView
  /// The rows.
  public private(set) var selectableItems: [SelectableItem<F>] = []
  /// Decides how a row's filter is shown; nil means `DefaultPresenter.Filter.present`.
  public var filterPresenter: FilterPresenter?

  private let cellID: String

  /// Takes over `tableView`, whose cells are registered as `cellID`.
  public init(tableView: UITableView, cellID: String = "FilterListFacet") {
    self.tableView = tableView
    self.cellID = cellID
    super.init()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: cellID)
    tableView.dataSource = self
    tableView.delegate = self
  }

  // MARK: FilterListController

  /// Sets the rows; the table shows them after ``reload()``.
  open func setSelectableItems(selectableItems: [SelectableItem<F>]) {
    self.selectableItems = selectableItems
  }

  /// Loads all rows of the table.
  open func reload() {
    tableView.reloadData()
  }

  /// Called by the connection: shows the rows, with animations of what has changed.
  open func setRows(_ rows: [SelectableItem<F>], diff: () -> RowDiff) {
    let diff = diff()
    let update = diff.batchUpdate()
    tableView.show(
      rowsOf: self, update: diff.changesStructure ? update : nil, reconfigured: update.updates
    ) { [self] in
      setSelectableItems(selectableItems: rows)
    }
  }

  // MARK: UITableViewDataSource

  /// Asked by the table.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    selectableItems.count
  }

  /// Asked by the table.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: cellID, for: indexPath)
    let (filter, isSelected) = selectableItems[indexPath.row]
    let present = filterPresenter ?? DefaultPresenter.Filter.present
    cell.textLabel?.text = present(Filter(filter))
    cell.accessoryType = isSelected ? .checkmark : .none
    return cell
  }

  // MARK: UITableViewDelegate

  /// Called by the table.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onClick?(selectableItems[indexPath.row].item)
  }
}
#endif
