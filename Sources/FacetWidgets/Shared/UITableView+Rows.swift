#if canImport(UIKit) && !os(watchOS)
import FacetSearch
import Facets
import Foundation
import UIKit

extension UITableView {
  /// Makes the table show what `source` has after `change`, with animations where they can be seen.
  ///
  /// A table without a window, and one whose rows come from somebody else than `source`, is loaded anew.
  ///
  /// - Parameters:
  ///   - source: The data source that knows the rows before and after `change`.
  ///   - update: The rows that come, go and move; nil where they only look different.
  ///   - deletedSections: Sections that go; indices before the change.
  ///   - insertedSections: Sections that come; indices after the change.
  ///   - reconfigured: The rows that look different, each once; their places after the change.
  ///   - change: Gives `source` its new rows. It runs inside of the batch, since the table may ask for the number of old
  ///     rows when the batch begins.
  func show(
    rowsOf source: any UITableViewDataSource, update: RowBatchUpdate? = nil, deletedSections: [Int] = [],
    insertedSections: [Int] = [], reconfigured: [RowIndexPath], change: @escaping () -> Void
  ) {
    guard window != nil, dataSource === source else {
      change()
      reloadData()
      return
    }
    if let update {
      performBatchUpdates {
        change()
        self.deleteSections(IndexSet(deletedSections), with: .automatic)
        self.insertSections(IndexSet(insertedSections), with: .automatic)
        self.deleteRows(at: update.deletions.map { IndexPath($0) }, with: .automatic)
        self.insertRows(at: update.insertions.map { IndexPath($0) }, with: .automatic)
        for move in update.moves { self.moveRow(at: IndexPath(move.from), to: IndexPath(move.to)) }
      }
    } else {
      change()
    }
    reconfigureRows(at: reconfigured.map { IndexPath($0) })
  }
}
#endif
