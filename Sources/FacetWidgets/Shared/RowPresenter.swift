import Facets

/// Makes a widget's rows off the main actor and hands them to its controller, where they show something else than the
/// last ones.
///
/// How they differ is found out when the controller asks. For one that has asked the last time, the next difference is
/// made ahead, off the main actor as the rows are; a controller that never asks costs nothing.
@MainActor final class RowPresenter<Rows: Sendable, Selection: Sendable> {
  /// Makes rows, and says which selection they show.
  typealias Make = @Sendable () -> (rows: Rows, selection: Selection)

  /// How to find out about two lists of rows.
  struct Comparison: Sendable {
    /// Whether both show the same.
    let areSame: @Sendable (Rows, Rows) -> Bool
    /// What turns the first into the second.
    let difference: @Sendable (Rows, Rows) -> RowDiff
  }

  private struct Shown: Sendable {
    var rows: Rows
    var asksForDiff = false
  }

  private struct Change: Sendable {
    let rows: Rows
    let selection: Selection
    let diff: RowDiff?
  }

  private var shown: Shown
  private let comparison: Comparison
  private let isCurrent: (Selection) -> Bool
  private let show: (Rows, () -> RowDiff) -> Void
  private lazy var background = BackgroundPresenter<Shown, Change> { [weak self] in
    self?.shown
  } show: { [weak self] in
    self?.hand($0)
  }

  /// A presenter for a controller that shows `rows`.
  ///
  /// - Parameters:
  ///   - rows: What is shown at first.
  ///   - comparison: How to compare rows.
  ///   - isCurrent: Says whether rows with a selection may still be shown. Where not, the change of the selection has asked
  ///     for others.
  ///   - show: Hands rows to the controller.
  init(
    _ rows: Rows, _ comparison: Comparison, isCurrent: @escaping (Selection) -> Bool,
    show: @escaping (Rows, () -> RowDiff) -> Void
  ) {
    shown = Shown(rows: rows)
    self.comparison = comparison
    self.isCurrent = isCurrent
    self.show = show
  }

  /// Shows the rows that `make` makes, soon.
  func present(_ make: @escaping Make) {
    background.present { [comparison] shown in
      let (rows, selection) = make()
      if comparison.areSame(shown.rows, rows) { return nil }
      let diff = shown.asksForDiff ? comparison.difference(shown.rows, rows) : nil
      return Change(rows: rows, selection: selection, diff: diff)
    }
  }

  /// Shows nothing of what has been asked for.
  func cancel() { background.cancel() }

  private func hand(_ change: Change) {
    if !isCurrent(change.selection) { return }
    let old = shown.rows
    shown = Shown(rows: change.rows)
    var diff = change.diff
    var isAskedFor = false
    show(change.rows) {
      isAskedFor = true
      let known = diff ?? comparison.difference(old, change.rows)
      diff = known
      return known
    }
    shown.asksForDiff = isAskedFor
  }
}
