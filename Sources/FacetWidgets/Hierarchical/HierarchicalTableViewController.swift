#if canImport(UIKit) && !os(watchOS)
public import Facets
public import UIKit

/// Shows a hierarchical menu in a `UITableView`: rows are indented by level, and the last selected one has a checkmark.
///
/// It is the table's data source and delegate, which the table does not keep alive: keep the controller.
open class HierarchicalTableViewController: NSObject, HierarchicalController, UITableViewDataSource,
  UITableViewDelegate
{
  /// Set by the connection.
  public var onClick: ((String) -> Void)?
  /// The rows.
  public private(set) var items: [HierarchicalFacet] = []
  /// The table.
  public let tableView: UITableView

  private let cellID: String

  /// Takes over `tableView`, whose cells are registered as `cellID`.
  public init(tableView: UITableView, cellID: String = "HierarchicalFacet") {
    self.tableView = tableView
    self.cellID = cellID
    super.init()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: cellID)
    tableView.dataSource = self
    tableView.delegate = self
  }

  // MARK: HierarchicalController

  /// Sets the rows and loads all of them.
  open func setItem(_ item: [HierarchicalFacet]) {
    items = item
    tableView.reloadData()
  }

  /// Called by the connection: shows the rows, with animations of what has changed.
  open func setRows(_ rows: [HierarchicalFacet], diff: () -> RowDiff) {
    let diff = diff()
    let update = diff.batchUpdate()
    // The checkmark may pass from one row to another while both stay selected.
    let selected = rows.indices.filter { rows[$0].isSelected }
    let reconfigured = Set(update.updates).union(selected.map { RowIndexPath(section: 0, item: $0) })
    tableView.show(
      rowsOf: self, update: diff.changesStructure ? update : nil, reconfigured: reconfigured.sorted()
    ) { [self] in
      items = rows
    }
  }

  // MARK: UITableViewDataSource

  /// Asked by the table.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  /// Asked by the table.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: cellID, for: indexPath)
    let item = items[indexPath.row]
    let selectedLevel = items.lazy.filter { $0.isSelected }.map { $0.level }.max()
    cell.textLabel?.text = item.facet.description
    cell.indentationLevel = item.level
    cell.accessoryType = item.isSelected && item.level == selectedLevel ? .checkmark : .none
    return cell
  }

  // MARK: UITableViewDelegate

  /// Called by the table.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onClick?(items[indexPath.row].facet.value)
  }
}
#endif
