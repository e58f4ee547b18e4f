public import Facets

extension ReferenceRowDiff {
  /// What is wrong with a difference, going by what its documentation promises; nil where it holds.
  ///
  /// `identity` is what two rows have in common that are the same row; they are equal where their content is the same as
  /// well.
  public static func fault<Row: Equatable, Identity: Hashable>(
    in diff: RowDiff, from old: [Row], to new: [Row], identity: (Row) -> Identity
  ) -> String? {
    guard let replayed = replay(diff, on: old, inserting: new) else { return "an index out of range" }
    if replayed.map(identity) != new.map(identity) { return "other rows" }
    var updated = replayed
    for update in diff.updates {
      if identity(old[update.old]) != identity(new[update.new]) { return "an update of another row" }
      if old[update.old] == new[update.new] { return "an update without a change" }
      updated[update.new] = new[update.new]
    }
    if updated != new { return "a change that is no update" }
    var applied = old
    diff.apply(to: &applied, rowsFrom: new)
    if applied != new { return "applied, another list" }
    // Deletions and insertions are the difference of the two multisets.
    var counts: [Identity: Int] = [:]
    for row in old { counts[identity(row), default: 0] += 1 }
    for row in new { counts[identity(row), default: 0] -= 1 }
    let surplus = counts.values.reduce(0) { $0 + max($1, 0) }
    let missing = counts.values.reduce(0) { $0 + max(-$1, 0) }
    if diff.deletions.count != surplus || diff.insertions.count != missing { return "too many changes" }
    let isAscending =
      diff.deletions == diff.deletions.sorted() && diff.insertions == diff.insertions.sorted()
      && diff.moves.map(\.to) == diff.moves.map(\.to).sorted()
      && diff.updates.map(\.new) == diff.updates.map(\.new).sorted()
    return isAscending ? nil : "not ascending"
  }

  /// What is wrong with what a diffable data source is told; nil where it holds.
  public static func fault<Row: DiffableRow & Equatable, Identity: Hashable>(
    in rows: DiffableRows, from old: [Row], to new: [Row], identity: (Row) -> Identity
  ) -> String? {
    func keys(_ rows: [Row]) -> [RowKey<Identity>] {
      var counts: [Identity: Int] = [:]
      return rows.map { row in
        defer { counts[identity(row), default: 0] += 1 }
        return RowKey(identity: identity(row), occurrence: counts[identity(row), default: 0])
      }
    }
    let oldRows = Dictionary(uniqueKeysWithValues: zip(keys(old), old))
    let newKeys = keys(new)
    if Set(rows.identifiers).count != new.count { return "identifiers that are not unique" }
    if rows.identifiers.map(\.occurrence) != newKeys.map(\.occurrence) { return "other occurrences" }
    let changed = zip(newKeys, new).enumerated()
      .filter { _, entry in oldRows[entry.0].map { $0 != entry.1 } ?? false }
      .map { rows.identifiers[$0.offset] }
    return rows.reconfigured == changed ? nil : "other rows to reconfigure"
  }
}

/// A row, told apart from those of its identity by how many of them stand before it.
private struct RowKey<Identity: Hashable>: Hashable {
  var identity: Identity
  var occurrence: Int
}
