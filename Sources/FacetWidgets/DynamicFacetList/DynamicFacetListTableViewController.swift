#if canImport(UIKit) && !os(watchOS)
public import Facets
public import UIKit

/// Shows a dynamic facet list in a table: a section for each attribute, a checkmark at the values that are selected.
open class DynamicFacetListTableViewController: UITableViewController, DynamicFacetListController {
  /// The facets in the order to show.
  public private(set) var orderedFacets: [AttributedFacets]
  /// The selected values by attribute.
  public private(set) var selections: [Attribute: Set<String>]
  /// Set by the connection.
  public var didSelect: ((Attribute, Facet) -> Void)?

  /// What is selected, byte for byte.
  private var selectedValues: SelectedValues

  private static var cellID: String { "DynamicFacet" }

  /// A list with this state until it is connected.
  public init(orderedFacets: [AttributedFacets] = [], selections: [Attribute: Set<String>] = [:]) {
    self.orderedFacets = orderedFacets
    self.selections = selections
    selectedValues = SelectedValues(selections)
    super.init(style: .plain)
  }

  /// A list from a storyboard, empty until it is connected.
  public required init?(coder: NSCoder) {
    orderedFacets = []
    selections = [:]
    selectedValues = SelectedValues()
    super.init(coder: coder)
  }

  /// Registers the cells.
  open override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellID)
  }

  // MARK: DynamicFacetListController

  /// Shows these facets, with animations of the sections and rows that have changed.
  open func setOrderedFacets(_ orderedFacets: [AttributedFacets]) {
    let diff = SectionedRowDiff(from: self.orderedFacets, to: orderedFacets)
    guard isViewLoaded, !diff.isEmpty else {
      self.orderedFacets = orderedFacets
      return
    }
    let update = diff.batchUpdate
    tableView.show(
      rowsOf: self, update: update, deletedSections: diff.deletedSections,
      insertedSections: diff.insertedSections, reconfigured: update.updates
    ) { [self] in
      self.orderedFacets = orderedFacets
    }
  }

  /// Shows these values as selected.
  open func setSelections(_ selections: [Attribute: Set<String>]) {
    self.selections = selections
    select(SelectedValues(selections))
  }

  /// Called by the connection. The rows are those of ``orderedFacets``, which are shown already; they tell values of
  /// different normal forms apart, where ``selections`` has one of them.
  open func setRows(_ rows: DynamicFacetRows, diff: () -> RowDiff) {
    select(SelectedValues(selections, shownBy: rows))
  }

  private func select(_ values: SelectedValues) {
    let rows = isViewLoaded ? rows(thatDifferIn: values) : []
    if rows.isEmpty {
      selectedValues = values
    } else {
      tableView.show(rowsOf: self, reconfigured: rows) { [self] in selectedValues = values }
    }
  }

  /// The rows that are selected now or in `values`, but not in both.
  private func rows(thatDifferIn values: SelectedValues) -> [RowIndexPath] {
    var rows: [RowIndexPath] = []
    for (section, entry) in orderedFacets.enumerated() {
      let attribute = entry.attribute
      if !selectedValues.hasValues(of: attribute) && !values.hasValues(of: attribute) { continue }
      for (item, facet) in entry.facets.enumerated() {
        let value = facet.value
        if selectedValues.contains(value, for: attribute) != values.contains(value, for: attribute) {
          rows.append(RowIndexPath(section: section, item: item))
        }
      }
    }
    return rows
  }

  // MARK: UITableViewDataSource

  /// Asked by the table.
  open override func numberOfSections(in tableView: UITableView) -> Int {
    orderedFacets.count
  }

  /// Asked by the table.
  open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    orderedFacets[section].facets.count
  }

  /// Asked by the table.
  open override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    orderedFacets[section].attribute.rawValue
  }

  /// Asked by the table.
  open override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellID, for: indexPath)
    let entry = orderedFacets[indexPath.section]
    let facet = entry.facets[indexPath.row]
    cell.textLabel?.text = facet.description
    let isSelected = selectedValues.contains(facet.value, for: entry.attribute)
    cell.accessoryType = isSelected ? .checkmark : .none
    return cell
  }

  // MARK: UITableViewDelegate

  /// Called by the table.
  open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let entry = orderedFacets[indexPath.section]
    didSelect?(entry.attribute, entry.facets[indexPath.row])
  }
}
#endif
