/// What turns one list with sections into another, such as a dynamic facet list, a section for each attribute.
///
/// Sections are known by their attribute. Pass ``deletedSections``, ``insertedSections`` and the parts of
/// ``batchUpdate`` but its updates to one `performBatchUpdates`, and reconfigure the updates after it. A section that
/// moves is deleted and inserted, since views don't take rows that change in a section that moves in the same batch.
public struct SectionedRowDiff: Hashable, Sendable {
  /// A section that stays, and what happens to its rows.
  public struct Section: Hashable, Sendable {
    /// Its index in the old list.
    public let old: Int
    /// Its index in the new list.
    public let new: Int
    /// The difference between its rows; never empty.
    public let rows: RowDiff
  }

  /// Sections of the old list, ascending.
  public let deletedSections: [Int]
  /// Sections of the new list, ascending.
  public let insertedSections: [Int]
  /// The sections that stay with other rows than before.
  public let sections: [Section]

  /// The difference between two lists of sections. Complexity: that of ``RowDiff`` for all rows.
  public init<Row: DiffableRow>(
    from old: [(attribute: Attribute, rows: [Row])], to new: [(attribute: Attribute, rows: [Row])]
  ) {
    self.init(from: old.map(\.attribute), to: new.map(\.attribute)) {
      RowDiff(from: old[$0].rows, to: new[$1].rows)
    }
  }

  /// The difference between two dynamic facet lists, whatever is selected.
  public init(from old: [AttributedFacets], to new: [AttributedFacets]) {
    self.init(from: old.map(\.attribute), to: new.map(\.attribute)) {
      RowDiff(from: old[$0].facets, to: new[$1].facets)
    }
  }

  private init(from old: [Attribute], to new: [Attribute], rows: (Int, Int) -> RowDiff) {
    let names = RowDiff(fromAttributes: old, to: new)
    let moved = Set(names.moves.map(\.to))
    deletedSections = (names.deletions + names.moves.map(\.from)).sorted()
    insertedSections = (names.insertions + names.moves.map(\.to)).sorted()
    sections = names.updates.compactMap { section in
      if moved.contains(section.new) { return nil }
      let rows = rows(section.old, section.new)
      return rows.isEmpty ? nil : Section(old: section.old, new: section.new, rows: rows)
    }
  }

  /// Whether both lists show the same.
  public var isEmpty: Bool { deletedSections.isEmpty && insertedSections.isEmpty && sections.isEmpty }

  /// The changes of rows in sections that stay, as index paths. Complexity: O(changes).
  public var batchUpdate: RowBatchUpdate {
    let parts = sections.map { $0.rows.batchUpdate(fromSection: $0.old, toSection: $0.new) }
    return RowBatchUpdate(
      deletions: parts.flatMap(\.deletions), insertions: parts.flatMap(\.insertions),
      moves: parts.flatMap(\.moves), updates: parts.flatMap(\.updates))
  }
}

extension RowDiff {
  /// The difference between two lists of attributes, known by their bytes. Every attribute that stays counts as updated, so
  /// that the updates tell which old one is which new one.
  init(fromAttributes old: [Attribute], to new: [Attribute]) {
    var oldNames = TextPool()
    var newNames = TextPool()
    for attribute in old { oldNames.append(attribute.rawValue) }
    for attribute in new { newNames.append(attribute.rawValue) }
    self = oldNames.withKeys { oldKeys in
      newNames.withKeys { RowDiff(from: RowKeys(texts: oldKeys), to: RowKeys(texts: $0)) { _, _ in false } }
    }
  }
}
