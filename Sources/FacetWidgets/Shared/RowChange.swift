import Facets

/// New rows, how they differ from those shown, and the selection that they show.
struct RowChange<Row: Sendable, Selection: Sendable>: Sendable {
  let rows: [Row]
  let diff: RowDiff
  let selection: Selection

  /// The change to `rows`; nil where `diff`, that from the rows shown to these, says that they show the same.
  init?(to rows: [Row], _ diff: RowDiff, selection: Selection) {
    if diff.isEmpty { return nil }
    self.rows = rows
    self.diff = diff
    self.selection = selection
  }
}
