// These names are Apple's, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UITableView {
  /// The changes of a batch: deletions and sources of moves count in the old rows, the others in the new ones.
  struct Batch {
    var deletedSections: IndexSet = []
    var insertedSections: IndexSet = []
    var deleted: [IndexPath] = []
    var inserted: [IndexPath] = []
    var moves: [(from: IndexPath, to: IndexPath)] = []
  }

  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    // The real table knows how many rows it had before the block runs.
    load()
    batch = Batch()
    updates?()
    let changes = batch ?? Batch()
    batch = nil
    let faults = apply(changes)
    record.faults += faults
    record.batches += 1
    // The real one has thrown.
    if !faults.isEmpty { sections = nil }
    completion?(true)
  }

  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deleted += indexPaths }
  }

  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.inserted += indexPaths }
  }

  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moves.append((indexPath, newIndexPath)) }
  }

  private func change(_ body: (inout Batch) -> Void) {
    if batch == nil { record.faults.append("changes rows outside of a batch") } else { body(&batch!) }
  }

  /// Applies a batch to the cells as the real table does; what it objects to.
  private func apply(_ batch: Batch) -> [String] {
    let old = sections ?? []
    let count = sourceSections
    var faults = batch.faults(in: old.map(\.cells.count))
    let expected = old.count - batch.deletedSections.count + batch.insertedSections.count
    if count != expected {
      faults.append("invalid number of sections: \(count), where the updates give \(expected)")
    }
    if batch.insertedSections.contains(where: { $0 >= count }) {
      faults.append("inserts a section past the end")
    }
    if !faults.isEmpty { return faults }

    var new = [Section?](repeating: nil, count: count)
    let kept = old.indices.filter { !batch.deletedSections.contains($0) }
    let places = new.indices.filter { !batch.insertedSections.contains($0) }
    var inserted: [IndexPath] = []
    for (oldIndex, newIndex) in zip(kept, places) {
      var arrivals: [Int: UITableViewCell?] = [:]
      for path in batch.inserted where path.section == newIndex { arrivals[path.row] = .some(nil) }
      for move in batch.moves where move.to.section == newIndex {
        arrivals[move.to.row] = old[move.from.section].cells[move.from.row]
      }
      let gone = Set((batch.deleted + batch.moves.map(\.from)).filter { $0.section == oldIndex }.map(\.row))
      var rest = old[oldIndex].cells.enumerated().filter { !gone.contains($0.offset) }.map(\.element)[...]
      let rows = rest.count + arrivals.count
      let sourceRows = dataSource?.tableView(self, numberOfRowsInSection: newIndex) ?? 0
      if rows != sourceRows {
        return [
          "invalid number of rows in section \(newIndex): \(sourceRows), where the updates give \(rows)"
        ]
      }
      if arrivals.keys.contains(where: { $0 >= rows }) { return ["a row arrives past the end"] }
      let cells = (0..<rows).map { row -> UITableViewCell in
        guard let arrival = arrivals[row] else { return rest.removeFirst() }
        if let arrival { return arrival }
        inserted.append(IndexPath(row: row, section: newIndex))
        return UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      new[newIndex] = Section(title: old[oldIndex].title, cells: cells)
    }
    sections = new.indices.map { new[$0] ?? section($0) }
    for path in inserted {
      sections?[path.section].cells[path.row] = cell(row: path.row, section: path.section)
    }
    return []
  }
}

extension UITableView.Batch {
  /// What is wrong with a batch for a table with this many rows in each section.
  fileprivate func faults(in counts: [Int]) -> [String] {
    var faults: [String] = []
    let sources = deleted + moves.map(\.from)
    let targets = inserted + moves.map(\.to)
    if Set(sources).count != sources.count { faults.append("a row is deleted or moved twice") }
    if Set(targets).count != targets.count { faults.append("two rows arrive at one place") }
    if deletedSections.contains(where: { $0 >= counts.count }) {
      faults.append("deletes a section that is not there")
    }
    for path in sources {
      if path.section >= counts.count || path.row >= counts[path.section] {
        faults.append("deletes or moves \(path.section).\(path.row), which is not there")
      } else if deletedSections.contains(path.section) {
        faults.append("deletes or moves a row of a section that is deleted")
      }
    }
    for path in targets where insertedSections.contains(path.section) {
      faults.append("a row arrives in section \(path.section), which is inserted")
    }
    return faults
  }
}
