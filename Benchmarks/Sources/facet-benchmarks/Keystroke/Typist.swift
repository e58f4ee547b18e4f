import BenchmarkHarness
import Facets
import Foundation

/// Who types on a screen, and waits for the rows.
struct Typist {
  private typealias Row = KeystrokeReference.Row

  enum Threads {
    /// All on the calling thread.
    case oneThread
    /// As the system has it.
    case allThreads
  }

  private let screen: KeystrokeScreen
  private let threads: Threads
  private let hasRows: Bool
  private let animates: Bool

  /// Whose views ask for the differences of the rows if `animates` says so.
  init(
    _ answers: KeystrokeAnswers, selected: KeystrokeAnswers.Selection?, on threads: Threads,
    animates: Bool = false
  ) {
    screen = MainActor.assumeIsolated { KeystrokeScreen(answers, selected: selected) }
    self.threads = threads
    self.animates = animates
    hasRows = selected != nil
    MainActor.assumeIsolated { screen.animates = animates }
  }

  /// One keystroke. A number from the result.
  func type() -> Int {
    switch threads {
    case .oneThread: SerialExecution.run(until: { isDone }) { MainActor.assumeIsolated { screen.type() } }
    case .allThreads:
      let deadline = Date(timeIntervalSinceNow: 60)
      MainActor.assumeIsolated { screen.type() }
      while !isDone {
        // Says whether the loop has anything to wait for, which the main queue is.
        _ = RunLoop.main.run(mode: .default, before: deadline)
        precondition(Date() < deadline, "the rows do not come")
      }
    }
    return MainActor.assumeIsolated { screen.list.rows.count + screen.menu.rows.count }
  }

  private var isDone: Bool {
    MainActor.assumeIsolated { hasRows ? screen.isUpToDate : screen.isAnswered }
  }

  /// The rows after a keystroke, in plain form.
  ///
  /// Throws where the differences do not make them of the rows before it.
  private func rowsAfterTyping() throws -> (list: [Row], menu: [Row]) {
    try MainActor.assumeIsolated {
      screen.animates = true
      defer { screen.animates = animates }
      let old = (list: screen.list.rows, menu: screen.menu.rows)
      _ = type()
      if !screen.isUpToDate {
        throw Mismatch("the rows have not been set once for each keystroke: \(screen.progress)")
      }
      let new = (list: screen.list.rows, menu: screen.menu.rows)
      var (list, menu) = (Array(old.list), old.menu)
      screen.list.diff?.apply(to: &list) { new.list[$0] }
      screen.menu.diff?.apply(to: &menu, rowsFrom: new.menu)
      let rows = (list: new.list.map(Row.init), menu: new.menu.map(Row.init))
      let isSame = list.map(Row.init) == rows.list && menu.map(Row.init) == rows.menu
      if !isSame { throw Mismatch("the differences do not lead to the rows") }
      return rows
    }
  }

  /// Throws where the rows of two keystrokes are not those of the references, in whichever order.
  func compare(with references: [KeystrokeReference]) throws {
    var seen: Set<Int?> = []
    for _ in references {
      let rows = try rowsAfterTyping()
      seen.insert(references.firstIndex { $0.list == rows.list && $0.menu == rows.menu })
    }
    if seen != Set(references.indices) { throw Mismatch("rows differ from the reference") }
  }

  /// Of the rows of both answers.
  func checksum() throws -> Checksum {
    var total: UInt64 = 0
    // The sum of both answers' rows, whichever comes first.
    for _ in 0..<2 {
      let rows = try rowsAfterTyping()
      var sum = Checksum()
      for row in rows.list + rows.menu {
        sum.add(row.attribute.span)
        sum.add(row.value.span)
        sum.add(row.count)
        sum.add(row.level)
        sum.add(UInt8(row.isSelected ? 1 : 0))
      }
      total &+= sum.value
    }
    var sum = Checksum()
    sum.add(total)
    return sum
  }
}
