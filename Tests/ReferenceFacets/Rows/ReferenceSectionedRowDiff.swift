public import Facets

/// A list with sections, as ``SectionedRowDiff`` takes it.
public typealias RowSection<Row> = (attribute: Attribute, rows: [Row])

extension ReferenceRowDiff {
  /// Applies a difference as a collection view does: everything that leaves by old index paths, all that arrives by new
  /// ones, then the updates. Nil where an index is out of range or used twice.
  public static func replay<Row>(
    _ diff: SectionedRowDiff, on old: [RowSection<Row>], inserting new: [RowSection<Row>]
  ) -> [RowSection<Row>]? {
    let batch = diff.batchUpdate
    var sections = old
    let leaving = (batch.deletions + batch.moves.map(\.from)).sorted()
    guard Set(leaving).count == leaving.count, Set(diff.deletedSections).count == diff.deletedSections.count
    else { return nil }
    for path in leaving.reversed() {
      guard has(path, sections) else { return nil }
      sections[path.section].rows.remove(at: path.item)
    }
    for section in diff.deletedSections.sorted().reversed() {
      guard sections.indices.contains(section) else { return nil }
      sections.remove(at: section)
    }
    for section in diff.insertedSections {
      guard new.indices.contains(section), section <= sections.count else { return nil }
      sections.insert(new[section], at: section)
    }
    let moved = batch.moves.map { (to: $0.to, row: old[$0.from.section].rows[$0.from.item]) }
    guard (batch.insertions + batch.updates).allSatisfy({ has($0, new) }) else { return nil }
    let inserted = batch.insertions.map { (to: $0, row: new[$0.section].rows[$0.item]) }
    for (path, row) in (moved + inserted).sorted(by: { $0.to < $1.to }) {
      guard sections.indices.contains(path.section), path.item <= sections[path.section].rows.count else {
        return nil
      }
      sections[path.section].rows.insert(row, at: path.item)
    }
    for path in batch.updates {
      guard has(path, sections) else { return nil }
      sections[path.section].rows[path.item] = new[path.section].rows[path.item]
    }
    return sections
  }

  private static func has<Row>(_ path: RowIndexPath, _ sections: [RowSection<Row>]) -> Bool {
    sections.indices.contains(path.section) && sections[path.section].rows.indices.contains(path.item)
  }
}
