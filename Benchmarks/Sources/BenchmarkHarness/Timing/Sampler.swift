/// How long to measure.
package struct Effort: Sendable {
  /// Seconds for each benchmark, all contenders together.
  package var secondsPerBenchmark: Double
  /// The samples that every contender gets, however slow it is.
  package var minimumSamples: Int
  /// A sample repeats the work until it takes about this long, so that the clock's own cost does not count.
  package var nanosecondsPerSample: Double

  /// For results to quote.
  package static let full = Effort(secondsPerBenchmark: 3, minimumSamples: 7, nanosecondsPerSample: 1_000_000)
  /// For CI: enough to see that everything works and roughly where it stands.
  package static let quick = Effort(
    secondsPerBenchmark: 0.4, minimumSamples: 3, nanosecondsPerSample: 200_000)
}

/// Times several contenders in turns, so that whatever slows the machine for a while slows all of them.
struct Sampler {
  private struct Contender {
    var run: () -> Void
    var batch = 1
    var spent = 0.0
    /// Nanoseconds per iteration.
    var samples: [Double] = []
  }

  private var contenders: [Contender]
  private let effort: Effort

  init(_ runs: [() -> Void], effort: Effort) {
    contenders = runs.map { Contender(run: $0) }
    self.effort = effort
  }

  /// The nanoseconds per iteration of each contender, in the order given.
  mutating func measure() -> [Percentiles] {
    for index in contenders.indices { warmUp(&contenders[index]) }
    let budget = effort.secondsPerBenchmark * 1e9
    let share = budget / Double(contenders.count)
    let start = ContinuousClock.now
    var round = 0
    var elapsed = 0.0
    while elapsed < budget || contenders.contains(where: { $0.samples.count < effort.minimumSamples }) {
      // Each round starts with another contender: nobody always runs behind the same neighbour.
      for offset in contenders.indices {
        let index = (round + offset) % contenders.count
        // A slow contender sits out until its share of the time so far allows another sample.
        let allowed = share * max(elapsed / budget, 1e-9)
        if contenders[index].samples.isEmpty || contenders[index].spent <= allowed {
          takeSample(&contenders[index])
        }
      }
      round += 1
      elapsed = Stopwatch.nanoseconds(ContinuousClock.now - start)
      let isLate = elapsed > 20 * budget
      if isLate { break }
    }
    return contenders.map { Percentiles($0.samples) }
  }

  /// Runs until caches and branch predictors know the work, and picks the batch.
  private func warmUp(_ contender: inout Contender) {
    var once = Stopwatch.time(1, contender.run)
    var spent = once
    while spent < 4 * effort.nanosecondsPerSample {
      let count = max(1, Int(effort.nanosecondsPerSample / max(once, 1)))
      let time = Stopwatch.time(count, contender.run)
      once = time / Double(count)
      spent += max(time, 1000)
    }
    contender.batch = max(1, Int((effort.nanosecondsPerSample / max(once, 0.1)).rounded(.up)))
  }

  private func takeSample(_ contender: inout Contender) {
    // The neighbour before has filled the caches with its own data. A long iteration warms up on its own.
    if contender.batch > 1 || contender.samples.first.map({ $0 < 10 * effort.nanosecondsPerSample }) ?? true {
      contender.run()
    }
    let time = Stopwatch.time(contender.batch, contender.run)
    contender.samples.append(time / Double(contender.batch))
    contender.spent += time
  }
}
