/// One thing that is measured, and what it is measured against.
///
/// A topic keeps its benchmarks in one file, `Benchmarks+Topic.swift`, as a static property that `allBenchmarks` in
/// `FacetBenchmarks.swift` joins. The contract of a benchmark:
///
/// ```swift
/// Benchmark("order/L") {
///   let response = try decoded(Workload(.L))        // preparation, never timed, done only when selected
///   return Prepared(
///     bytes: 0,                                     // input bytes of one iteration; 0: throughput means nothing
///     checksum: { checksum(of: order(response)) },  // of the result: a gate compares it with an earlier run's
///     yardsticks: {                                 // compares results first: a throw, and nothing is timed
///       if order(response) != referenceOrder(response) { throw Mismatch("order differs from the reference") }
///       return [Yardstick("reference") { referenceOrder(response) }]
///     }
///   ) { order(response) }                           // ours: one iteration
/// }
/// ```
///
/// What a closure returns is handed to an opaque function, so that the optimizer can't drop the work.
package struct Benchmark {
  /// `topic/size`, as in the contract for CI.
  package let name: String
  /// Whether its instructions and allocations are the same on every run, so that `Scripts/check-regressions` gates them.
  /// What needs several threads is not.
  package let isDeterministic: Bool
  /// Makes the workload. Called once, and only when the benchmark is to run.
  package let prepare: () throws -> Prepared

  /// A benchmark with that name.
  package init(_ name: String, isDeterministic: Bool = true, prepare: @escaping () throws -> Prepared) {
    self.name = name
    self.isDeterministic = isDeterministic
    self.prepare = prepare
  }
}

/// A benchmark that is ready to run.
package struct Prepared {
  /// The input bytes of one iteration; 0 where throughput means nothing.
  package var bytes: Int
  /// The checksum of our result.
  package var checksum: () throws -> Checksum
  /// Makes what ours is compared with, and compares the results; throws ``Mismatch`` where they differ. Not called
  /// when only ours is run, for profilers.
  package var yardsticks: () throws -> [Yardstick]
  /// Makes our result from nothing, with no memory kept from earlier: its allocations are the memory that the work
  /// needs at its peak. Nil where that is no question.
  package var cold: (() -> Void)?
  /// What an iteration consists of, timed on its own in the same rounds. Nil where there are no parts to tell apart.
  package var parts: Parts?
  /// One iteration.
  package var run: () -> Void

  /// A benchmark with these parts; `run` is one iteration of ours.
  package init<Result>(
    bytes: Int = 0, checksum: @escaping () throws -> Checksum,
    yardsticks: @escaping () throws -> [Yardstick], cold: (() -> Void)? = nil, parts: Parts? = nil,
    run: @escaping () -> Result
  ) {
    self.bytes = bytes
    self.checksum = checksum
    self.yardsticks = yardsticks
    self.cold = cold
    self.parts = parts
    self.run = { keep(run()) }
  }
}

/// The steps of a benchmark's iteration.
package struct Parts {
  /// What the whole iteration is, in a few words.
  package let whole: String
  /// The steps in order; together they take less than the iteration, which also has to get from one to the next.
  package let steps: [Yardstick]

  /// The parts of `whole`.
  package init(of whole: String, _ steps: [Yardstick]) {
    self.whole = whole
    self.steps = steps
  }
}

/// Another way to do a benchmark's work, timed in the same rounds.
package struct Yardstick {
  /// How its time is compared with ours.
  package enum Comparison {
    /// The same work: the ratio is its time divided by ours.
    case time
    /// Other work of the same kind on this many bytes: the ratio is our throughput divided by its.
    case throughput(bytes: Int)
  }

  /// Its name in tables and in the JSON's `ratios`.
  package let name: String
  /// How its time is compared with ours.
  package let comparison: Comparison
  /// One iteration.
  package let run: () -> Void

  /// A yardstick of that name; `run` is one iteration.
  package init<Result>(
    _ name: String, comparison: Comparison = .time, run: @escaping () -> Result
  ) {
    self.name = name
    self.comparison = comparison
    self.run = { keep(run()) }
  }
}

/// Two results that should be equal are not, or one could not be made.
package struct Mismatch: Error, CustomStringConvertible {
  /// What differs.
  package let description: String

  /// A mismatch that `description` explains.
  package init(_ description: String) {
    self.description = description
  }
}

/// Keeps the optimizer from dropping the work that made `value`.
@inline(never)
@_optimize(none)
package func keep<Value>(_ value: Value) {}
