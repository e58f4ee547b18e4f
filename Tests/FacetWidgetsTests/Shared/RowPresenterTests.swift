import Facets
import Foundation
import Testing

@testable import FacetWidgets

/// When rows are made and compared, and where.
@MainActor @Suite(.timeLimit(.minutes(1)))
struct RowPresenterTests {
  /// Each comparison, with whether it was made while the controller was being shown its rows; the lock guards all.
  private final class Comparisons: @unchecked Sendable {
    private let lock = NSLock()
    private var isShowing = false
    private var entries: [Bool] = []
    var whileShowing: [Bool] { lock.withLock { entries } }

    func show(_ body: () -> Void) {
      lock.withLock { isShowing = true }
      body()
      lock.withLock { isShowing = false }
    }

    @Sendable func difference(_ old: [Int], _ new: [Int]) -> RowDiff {
      lock.withLock { entries.append(isShowing) }
      return RowDiff(from: old.map(Row.init), to: new.map(Row.init))
    }
  }

  /// A presenter of numbers, and what happened.
  @MainActor private final class Screen {
    let comparisons = Comparisons()
    var rows: [[Int]] = []
    var diffs: [Int] = []
    /// How often a controller asks for the difference of one change.
    var questions = 0
    var isCurrent = true
    private(set) var checks = 0
    private(set) lazy var presenter = RowPresenter<[Int], Int>(
      [], .init(areSame: ==, difference: comparisons.difference),
      isCurrent: { [unowned self] _ in
        checks += 1
        return isCurrent
      },
      show: { [unowned self] rows, diff in
        self.rows.append(rows)
        comparisons.show {
          for _ in 0..<questions { diffs.append(diff().insertions.count) }
        }
      })

    func show(_ rows: [Int]) async {
      let count = self.rows.count
      presenter.present { (rows, 0) }
      #expect(await waitUntil { self.rows.count > count })
    }
  }

  private struct Row: DiffableRow {
    let facet: Facet
    init(_ number: Int) { facet = Facet(value: "\(number)", count: 0) }
  }

  @Test func nothingIsComparedForWhoNeverAsks() async {
    let screen = Screen()
    for number in 1...5 { await screen.show(Array(0..<number)) }
    #expect(screen.rows.map(\.count) == [1, 2, 3, 4, 5])
    #expect(screen.comparisons.whileShowing.isEmpty)
  }

  /// The first time when it is asked for, then ahead; once a change, however often it is asked for.
  @Test func differencesAreMadeAheadForWhoAsks() async {
    let screen = Screen()
    screen.questions = 2
    await screen.show([1])
    await screen.show([1, 2, 3])
    await screen.show([1, 2, 3, 4])
    #expect(screen.diffs == [1, 1, 2, 2, 1, 1])
    #expect(screen.comparisons.whileShowing == [true, false, false])
    // One made ahead for nothing, then none any more.
    screen.questions = 0
    await screen.show([5])
    await screen.show([6])
    #expect(screen.comparisons.whileShowing == [true, false, false, false])
  }

  @Test func theSameRowsAreNotShownAgain() async {
    let screen = Screen()
    await screen.show([1])
    screen.presenter.present { ([1], 0) }
    await screen.show([2])
    #expect(screen.rows == [[1], [2]])
  }

  /// Rows that may not be shown any more are not what the next difference starts from.
  @Test func staleRowsAreDropped() async {
    let screen = Screen()
    screen.questions = 1
    await screen.show([1])
    screen.isCurrent = false
    let checks = screen.checks
    screen.presenter.present { ([1, 2, 3], 0) }
    #expect(await waitUntil { screen.checks > checks })
    screen.isCurrent = true
    await screen.show([1, 9])
    #expect(screen.rows == [[1], [1, 9]])
    #expect(screen.diffs == [1, 1])
  }
}
