/// Runs benchmarks and puts down what they take.
package struct Measurement {
  private let effort: Effort
  private let counter: AllocationCounter?

  /// A measurement of that length. Says so on standard error where allocations can't be counted.
  package init(_ effort: Effort) {
    self.effort = effort
    counter = AllocationCounter()
    if counter == nil {
      StandardError.notice("notice: jemalloc's counters failed their self-test; mallocs are not reported")
    }
  }

  /// Prepares, verifies and measures `benchmark`.
  package func entry(for benchmark: Benchmark) throws -> Report.Entry {
    let prepared = try benchmark.prepare()
    // Before the yardsticks have filled the process's memory with theirs.
    PeakMemory.resetResident()
    let peak = prepared.cold.flatMap { PeakMemory.allocated(during: $0) }
    for _ in 0..<3 { prepared.run() }
    let peakResident = PeakMemory.resident
    let checksum = try prepared.checksum().hexadecimal
    let yardsticks = try prepared.yardsticks()
    let usage = allocations(of: prepared.run)

    let steps = prepared.parts?.steps ?? []
    let runs = [prepared.run] + steps.map { $0.run } + yardsticks.map { $0.run }
    var sampler = Sampler(runs, effort: effort)
    let results = sampler.measure()
    let ours = results[0]
    let partTimes = zip(steps, results.dropFirst()).map {
      Report.Part(name: $0.name, p50: rounded($1.median))
    }
    var ratios: [String: Double] = [:]
    var throughputRatios: [String: Double] = [:]
    for (yardstick, theirs) in zip(yardsticks, results.dropFirst(1 + steps.count)) {
      let ratio = theirs.median / ours.median
      switch yardstick.comparison {
      case .time: ratios[yardstick.name] = rounded(ratio)
      case .throughput(let bytes):
        throughputRatios[yardstick.name] = rounded(ratio * Double(prepared.bytes) / Double(bytes))
      }
    }
    return Report.Entry(
      name: benchmark.name, bytes: prepared.bytes, samples: ours.sorted.count,
      p0: rounded(ours[0]), p25: rounded(ours[25]), p50: rounded(ours[50]), p75: rounded(ours[75]),
      p90: rounded(ours[90]), p99: rounded(ours[99]), p100: rounded(ours[100]),
      throughput: prepared.bytes == 0 ? nil : rounded(Double(prepared.bytes) / ours.median * 1e9),
      mallocs: usage?.mallocs, mallocBytes: usage?.bytes,
      peakBytes: peak,
      peakRatio: prepared.bytes == 0 ? nil : peak.map { rounded(Double($0) / Double(prepared.bytes)) },
      peakResident: peakResident, checksum: checksum, ratios: ratios,
      throughputRatios: throughputRatios.isEmpty ? nil : throughputRatios,
      parts: prepared.parts.map { Report.Parts(whole: $0.whole, steps: partTimes) })
  }

  func allocations(of run: () -> Void) -> (mallocs: Double, bytes: Double)? {
    guard let counter else { return nil }
    let iterations = 8
    let usage = counter.usage { for _ in 0..<iterations { run() } }
    return (
      rounded(Double(usage.mallocs) / Double(iterations)), rounded(Double(usage.bytes) / Double(iterations))
    )
  }

  /// To four significant digits: the rest is noise, and reads badly in JSON. Whole numbers stay.
  private func rounded(_ value: Double) -> Double {
    if value == value.rounded() { return value }
    var scale = 1.0
    while abs(value) * scale < 1000 && scale < 1e6 { scale *= 10 }
    return (value * scale).rounded() / scale
  }
}
