/// A place in a list with sections: `IndexPath` without Foundation.
public struct RowIndexPath: Hashable, Comparable, Sendable {
  /// The section.
  public var section: Int
  /// The row in the section.
  public var item: Int

  /// A place.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// By section, then by row.
  public static func < (left: RowIndexPath, right: RowIndexPath) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}

/// A difference as a table or collection view takes it.
///
/// Pass ``deletions``, ``insertions`` and ``moves`` to one `performBatchUpdates`. Reconfigure or reload ``updates``
/// after it: they are indices of the new list, and a view may not reload a row in the batch that moves it.
public struct RowBatchUpdate: Hashable, Sendable {
  /// A row that has changed its place.
  public struct Move: Hashable, Sendable {
    /// Where it was in the old list.
    public let from: RowIndexPath
    /// Where it is in the new list.
    public let to: RowIndexPath
  }

  /// Rows of the old list, ascending.
  public let deletions: [RowIndexPath]
  /// Rows of the new list, ascending.
  public let insertions: [RowIndexPath]
  /// Rows that have changed their place.
  public let moves: [Move]
  /// Rows of the new list whose content has changed, ascending.
  public let updates: [RowIndexPath]
}

extension RowDiff {
  /// The difference as index paths of one section. Complexity: O(changes).
  public func batchUpdate(inSection section: Int = 0) -> RowBatchUpdate {
    batchUpdate(fromSection: section, toSection: section)
  }

  /// The difference as index paths of a section whose index changes since others come or go.
  func batchUpdate(fromSection old: Int, toSection new: Int) -> RowBatchUpdate {
    RowBatchUpdate(
      deletions: deletions.map { RowIndexPath(section: old, item: $0) },
      insertions: insertions.map { RowIndexPath(section: new, item: $0) },
      moves: moves.map {
        RowBatchUpdate.Move(
          from: RowIndexPath(section: old, item: $0.from), to: RowIndexPath(section: new, item: $0.to))
      },
      updates: updates.map { RowIndexPath(section: new, item: $0.new) })
  }
}
