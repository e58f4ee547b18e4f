/// What turns one list of rows into another, in the form that `performBatchUpdates` wants.
///
/// Deletions and the sources of moves are indices of the old list, insertions and the targets of moves those of the new
/// one. To apply it, take all deleted and moved rows out of the old list at once, then put the inserted and moved ones
/// at their new indices; see ``apply(to:rowsFrom:)-(_,[Row])``. Every pair of lists has a difference, and applying it
/// to the old list gives the new one.
///
/// - Rows that are in one list only are deleted or inserted, no others.
/// - Moves are as few as possible: rows that stay are a longest common order, the others have moved past one of them.
/// - Of rows that appear several times in a list, which no good list has, first those at the start and the end that
///   agree are matched, then, between these, the n-th in the old list with the n-th in the new.
public struct RowDiff: Hashable, Sendable {
  /// A row that has changed its place.
  public struct Move: Hashable, Sendable {
    /// Its index in the old list.
    public let from: Int
    /// Its index in the new list.
    public let to: Int

    /// A move between these indices.
    public init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  /// A row whose content has changed; it may have moved as well.
  public struct Update: Hashable, Sendable {
    /// Its index in the old list.
    public let old: Int
    /// Its index in the new list.
    public let new: Int

    /// An update of the row at these indices.
    public init(old: Int, new: Int) {
      self.old = old
      self.new = new
    }
  }

  /// The indices, in the old list, of rows that the new one lacks, ascending.
  public internal(set) var deletions: [Int] = []
  /// The indices, in the new list, of rows that the old one lacks, ascending.
  public internal(set) var insertions: [Int] = []
  /// The rows that have changed their place among those in both lists, by ascending new index.
  public internal(set) var moves: [Move] = []
  /// The rows in both lists whose content differs, by ascending new index.
  public internal(set) var updates: [Update] = []

  /// A difference without changes.
  init() {}

  /// Whether both lists show the same.
  public var isEmpty: Bool { !changesStructure && updates.isEmpty }

  /// Whether rows come, go or move; otherwise only their content changes.
  public var changesStructure: Bool { !deletions.isEmpty || !insertions.isEmpty || !moves.isEmpty }
}
