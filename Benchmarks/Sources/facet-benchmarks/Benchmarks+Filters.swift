import BenchmarkHarness
import Facets
import ReferenceFacets

extension Benchmark {
  /// From a selection to its text and back.
  static var filters: [Benchmark] {
    serialization + [serializationWithMarks] + toggles + parsing
  }

  private static let sizes = [10, 100, 1000]

  /// `filters/N`: the whole text, of groups that the serializer does not know.
  private static var serialization: [Benchmark] {
    sizes.map { size in Benchmark("filters/\(size)") { serializing(FilterWorkload(size)) } }
  }

  /// `filters-marks/1000`: the same where some names are not normalized, so that bytes do not decide the order.
  private static var serializationWithMarks: Benchmark {
    Benchmark("filters-marks/1000") { serializing(FilterWorkload(1000, hasMarks: true)) }
  }

  private static func serializing(_ workload: FilterWorkload) -> Prepared {
    let ours = FullSerialization(workload)
    return Prepared(
      bytes: ours.filters.filterExpression.utf8.count,
      checksum: { checksum(of: ours.text()) },
      yardsticks: {
        let groups = workload.groups
        try expectSame(ours.text(), ReferenceFilters.expression(of: groups), "the text")
        return [Yardstick("reference") { ReferenceFilters.expression(of: groups) }]
      },
      run: { ours.run() })
  }

  /// `filters-toggle/N`: one filter comes or goes, and the whole text is there again.
  private static var toggles: [Benchmark] {
    sizes.map { size in
      Benchmark("filters-toggle/\(size)") {
        let workload = FilterWorkload(size)
        let ours = Toggling(workload)
        return Prepared(
          bytes: ours.filters.filterExpression.utf8.count,
          checksum: { checksum(of: ours.text()) },
          yardsticks: {
            try ours.check()
            let groups = workload.groups
            var yardsticks = [Yardstick("reference") { ReferenceFilters.expression(of: groups) }]
            if size == 1000 {
              let full = FullSerialization(workload)
              yardsticks.append(Yardstick("filters/1000") { full.run() })
            }
            return yardsticks
          },
          run: { ours.run() })
      }
    }
  }

  /// `filters-parse/N`: from the text to the value.
  private static var parsing: [Benchmark] {
    sizes.map { size in
      Benchmark("filters-parse/\(size)") {
        let text = FilterWorkload(size).filters.filterExpression
        let bytes = Array(text.utf8)
        return Prepared(
          bytes: bytes.count,
          checksum: { checksum(of: try Filters(parsing: bytes.span).filterExpression) },
          yardsticks: {
            try expectSame(try Filters(parsing: bytes.span).filterExpression, text, "the parsed text")
            let reference = ReferenceFilterParser.filters(in: text)
            try expectSame(ReferenceFilters.expression(of: reference), text, "the reference's parsed text")
            return [Yardstick("reference") { ReferenceFilterParser.filters(in: text) }]
          },
          run: { try? Filters(parsing: bytes.span) })
      }
    }
  }
}

/// A serializer as an app keeps it, which meets two selections in turn that are equal and share nothing: no text that it
/// remembers is of use.
private final class FullSerialization {
  private var serializer = FilterSerializer()
  private var output: [UInt8] = []
  private let other: Filters
  private var isOther = false
  let filters: Filters

  init(_ workload: FilterWorkload) {
    filters = workload.filters
    other = workload.filters
  }

  func run() -> Int {
    output.removeAll(keepingCapacity: true)
    isOther.toggle()
    serializer.append(isOther ? other : filters, to: &output)
    return output.count
  }

  func text() -> String {
    _ = run()
    return String(decoding: output, as: UTF8.self)
  }
}

/// A state in which one filter goes and comes back, then another one: it stays as large as it is.
private final class Toggling {
  private var serializer = FilterSerializer()
  private var output: [UInt8] = []
  private let candidates: [Filter]
  private var next = 0
  private var isMissing = false
  private(set) var filters: Filters

  init(_ workload: FilterWorkload) {
    filters = workload.filters
    candidates = workload.groups[0].filters
  }

  func run() -> Int {
    // A step that meets every candidate, so that all places in the group are hit.
    if !isMissing { next = (next + 7) % candidates.count }
    isMissing.toggle()
    filters.toggle(candidates[next], in: FilterWorkload.brand)
    output.removeAll(keepingCapacity: true)
    serializer.append(filters, to: &output)
    return output.count
  }

  func text() -> String {
    output.removeAll(keepingCapacity: true)
    serializer.append(filters, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// Leaves the state as it was.
  func check() throws {
    for _ in 0..<50 {
      _ = run()
      try expectSame(
        String(decoding: output, as: UTF8.self), ReferenceFilters.expression(of: filters),
        "the text after a toggle")
    }
  }
}
