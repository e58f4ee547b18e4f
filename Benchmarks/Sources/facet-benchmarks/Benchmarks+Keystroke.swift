import BenchmarkHarness
import Facets

extension Benchmark {
  /// `keystroke/S|M|L`: a letter typed or taken back, until a dynamic facet list and a hierarchical menu have been handed
  /// the new rows; through the searcher and the widgets themselves, on one core. `/diff`: views that animate, and so ask
  /// how the rows differ. `/threads`: the same as an app runs it, between the main thread and others.
  ///
  /// Without the hooks of the concurrency runtime, that is on none of the systems tried so far, there are none.
  static var keystroke: [Benchmark] {
    if !SerialExecution.isAvailable { return [] }
    return [Workload.Size.S, .M, .L].flatMap { size in
      [
        Benchmark("keystroke/\(size.rawValue)") { try typing(size, on: .oneThread) },
        Benchmark("keystroke/\(size.rawValue)/diff") { try typing(size, on: .oneThread, animates: true) },
      ]
    } + [
      Benchmark("keystroke/L/threads", isDeterministic: false) { try typing(.L, on: .allThreads) }
    ]
  }

  private static func typing(
    _ size: Workload.Size, on threads: Typist.Threads, animates: Bool = false
  ) throws -> Prepared {
    let results = [Workload(size).bytes, Workload(size, isNarrowed: true).bytes]
    let answers = KeystrokeAnswers(results)
    let selected = try selection(in: results[1])
    let typist = Typist(answers, selected: selected, on: threads, animates: animates)
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
            return animates ? new.changes(from: shown) : new.list.count + new.menu.count
          }
        ]
      },
      parts: Parts(
        of: "keystroke to rows",
        [Yardstick("request, hops, an empty answer") { idleTypist.type() }]
          + (try KeystrokeSteps(answers, selected: selected, animates: animates).steps)),
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
