import BenchmarkHarness
import Facets
import Foundation
import ReferenceFacets

extension Benchmark {
  /// `keystroke/S|M|L`: a letter typed or taken back, until a dynamic facet list and a hierarchical menu have been handed
  /// the new rows; through the searcher and the widgets themselves, on one core. `/threads`: the same as an app runs it,
  /// between the main thread and others.
  ///
  /// Without the hooks of the concurrency runtime, that is on none of the systems tried so far, there are none.
  static var keystroke: [Benchmark] {
    if !SerialExecution.isAvailable { return [] }
    return [Workload.Size.S, .M, .L].map { size in
      Benchmark("keystroke/\(size.rawValue)") { try typing(size, on: .oneThread) }
    } + [
      Benchmark("keystroke/L/threads", isDeterministic: false) { try typing(.L, on: .allThreads) }
    ]
  }

  private static func typing(_ size: Workload.Size, on threads: Typist.Threads) throws -> Prepared {
    let results = [Workload(size).bytes, Workload(size, isNarrowed: true).bytes]
    let answers = KeystrokeAnswers(results)
    let selected = try selection(in: results[1])
    let typist = Typist(answers, selected: selected, on: threads)
    let idleTypist = Typist(.empty, selected: nil, on: threads)
    return Prepared(
      bytes: results[0].count,
      checksum: { try typist.checksum() },
      yardsticks: {
        let references = try results.map { try KeystrokeReference($0, selected: selected) }
        try typist.compare(with: references)
        var shown = references[0]
        var turn = 0
        return [
          Yardstick("reference") {
            turn = 1 - turn
            guard let new = try? KeystrokeReference(results[turn], selected: selected) else { return -1 }
            defer { shown = new }
            return new.changes(from: shown)
          }
        ]
      },
      parts: Parts(
        of: "keystroke to rows",
        [Yardstick("request, hops, an empty answer") { idleTypist.type() }]
          + (try KeystrokeSteps(answers, selected: selected).steps)),
      run: { typist.type() })
  }

  /// A value that both answers have: the third of the first attribute in the narrower one.
  private static func selection(in result: [UInt8]) throws -> KeystrokeAnswers.Selection {
    var decoder = FacetDecoder()
    guard let entry = try decoder.decode(result).orderedFacets().first(where: { $0.facets.count > 2 }) else {
      throw Mismatch("no facets")
    }
    return KeystrokeAnswers.Selection(attribute: entry.attribute, value: entry.facets[2].value)
  }
}

/// Who types on a screen, and waits for the rows.
private struct Typist {
  enum Threads {
    /// All on the calling thread.
    case oneThread
    /// As the system has it.
    case allThreads
  }

  private let screen: KeystrokeScreen
  private let threads: Threads
  private let hasRows: Bool

  init(_ answers: KeystrokeAnswers, selected: KeystrokeAnswers.Selection?, on threads: Threads) {
    screen = MainActor.assumeIsolated { KeystrokeScreen(answers, selected: selected) }
    self.threads = threads
    hasRows = selected != nil
  }

  /// One keystroke. A number from the result.
  func type() -> Int {
    switch threads {
    case .oneThread: SerialExecution.run(until: { isDone }) { MainActor.assumeIsolated { screen.type() } }
    case .allThreads:
      MainActor.assumeIsolated { screen.type() }
      while !isDone {
        // Says whether the loop has anything to wait for, which the main queue is.
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 1))
      }
    }
    return MainActor.assumeIsolated { screen.list.rows.count + screen.menu.rows.count }
  }

  private var isDone: Bool {
    MainActor.assumeIsolated { hasRows ? screen.isUpToDate : screen.isAnswered }
  }

  /// The rows after a keystroke, in plain form, and what its differences made of the rows before it.
  private func rowsAfterTyping() throws -> (list: [KeystrokeReference.Row], menu: [KeystrokeReference.Row]) {
    try MainActor.assumeIsolated {
      let old = (list: screen.list.rows, menu: screen.menu.rows)
      _ = type()
      if !screen.isUpToDate { throw Mismatch("the rows have not been set once for each keystroke: \(screen.progress)") }
      let new = (list: screen.list.rows, menu: screen.menu.rows)
      var (list, menu) = old
      screen.list.diff?.apply(to: &list, rowsFrom: new.list)
      screen.menu.diff?.apply(to: &menu, rowsFrom: new.menu)
      let rows = (list: new.list.map(KeystrokeReference.Row.init), menu: new.menu.map(KeystrokeReference.Row.init))
      if list.map(KeystrokeReference.Row.init) != rows.list || menu.map(KeystrokeReference.Row.init) != rows.menu {
        throw Mismatch("the differences do not lead to the rows")
      }
      return rows
    }
  }

  /// Throws where the rows of two keystrokes are not those of the references.
  func compare(with references: [KeystrokeReference]) throws {
    for _ in 0..<2 {
      let rows = try rowsAfterTyping()
      guard references.contains(where: { $0.list == rows.list && $0.menu == rows.menu }) else {
        throw Mismatch("rows differ from the reference")
      }
    }
  }

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
