// These names are Apple's, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Keeps a cell for every row, as if all were on screen, and asks its data source only when UIKit's would: a cell that
/// no update names keeps what it shows. Where the real table throws for an inconsistent update, this one records it.
open class UITableView: UIView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle, automatic = 100
  }

  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  open weak var delegate: (any UITableViewDelegate)?

  /// What has happened; not a part of UIKit.
  public internal(set) var record = Record()
  /// Nil until the next time that somebody asks.
  var sections: [Section]?
  var batch: Batch?
  private var identifiers: Set<String> = []
  private var reconfiguredCell: UITableViewCell?
  private var highlighted: Set<IndexPath> = []

  public init(frame: CGRect, style: Style) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init() { self.init(frame: CGRect(), style: .plain) }

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    precondition(cellClass == UITableViewCell.self, "this table makes no other cells")
    identifiers.insert(identifier)
  }

  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    if !identifiers.contains(identifier) { record.faults.append("no cell is registered as \(identifier)") }
    return reconfiguredCell ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  open func reconfigureRows(at indexPaths: [IndexPath]) {
    load()
    if Set(indexPaths).count != indexPaths.count { record.faults.append("a row is reconfigured twice") }
    for path in indexPaths {
      guard let cell = cellForRow(at: path) else {
        record.faults.append("reconfigures \(path.section).\(path.row), which is not there")
        continue
      }
      reconfiguredCell = cell
      if dataSource?.tableView(self, cellForRowAt: path) !== cell {
        record.faults.append("a reconfigured row gets another cell")
      }
      reconfiguredCell = nil
      record.reconfigured += 1
    }
  }

  // MARK: What is shown

  open var numberOfSections: Int { loaded().count }
  open func numberOfRows(inSection section: Int) -> Int { loaded()[section].cells.count }

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    let sections = loaded()
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].cells.indices.contains(indexPath.row)
    else { return nil }
    return sections[indexPath.section].cells[indexPath.row]
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) { highlighted.remove(indexPath) }
  open var indexPathsForSelectedRows: [IndexPath]? { highlighted.isEmpty ? nil : highlighted.sorted() }

  /// Does what a finger does; not a part of UIKit.
  public func tap(_ indexPath: IndexPath) {
    highlighted.insert(indexPath)
    #if canImport(ObjectiveC)
    delegate?.tableView?(self, didSelectRowAt: indexPath)
    #else
    delegate?.tableView(self, didSelectRowAt: indexPath)
    #endif
  }

  // MARK: Loading

  open func reloadData() {
    if batch != nil { record.faults.append("reloads within a batch") }
    sections = nil
    highlighted = []
    record.reloads += 1
  }

  func load() { if sections == nil { sections = (0..<sourceSections).map(section) } }

  func section(_ index: Int) -> Section {
    let rows = dataSource?.tableView(self, numberOfRowsInSection: index) ?? 0
    return Section(title: sourceTitle(index), cells: (0..<rows).map { cell(row: $0, section: index) })
  }

  func cell(row: Int, section: Int) -> UITableViewCell {
    let cell = dataSource?.tableView(self, cellForRowAt: IndexPath(row: row, section: section))
    return cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  private func loaded() -> [Section] {
    load()
    return sections ?? []
  }
}

extension UITableView {
  /// A section that is shown.
  struct Section {
    let title: String?
    var cells: [UITableViewCell]
  }

  /// What a table tells of itself to tests.
  public struct Record {
    /// What the real table would throw an exception for.
    public internal(set) var faults: [String] = []
    /// How often it loaded all rows.
    public internal(set) var reloads = 0
    /// How many batches it applied.
    public internal(set) var batches = 0
    /// How many rows were reconfigured.
    public internal(set) var reconfigured = 0
  }

  /// The sections' titles as they were when the sections came; not a part of UIKit.
  public var titles: [String?] { loaded().map(\.title) }
}

open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  open private(set) var textLabel: UILabel? = UILabel()
  open var accessoryType: AccessoryType = .none
  open var indentationLevel = 0

  public init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: CGRect()) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
