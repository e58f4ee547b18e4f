@testable import BenchmarkHarness
import Testing

@Suite(.serialized) struct MeasurementTests {
  @Test func percentilesInterpolateBetweenSamples() {
    let percentiles = Percentiles([40, 10, 30, 20])
    #expect(percentiles[0] == 10)
    #expect(percentiles[25] == 17.5)
    #expect(percentiles.median == 25)
    #expect(percentiles[100] == 40)
    #expect(Percentiles([7])[99] == 7)
  }

  @Test func checksumsAreFNV1a() {
    var checksum = Checksum()
    #expect(checksum.hexadecimal == "cbf29ce484222325")
    for byte in "foobar".utf8 { checksum.add(byte) }
    #expect(checksum.hexadecimal == "85944171f73967e8")
  }

  /// Measures a benchmark of known cost from end to end.
  @Test func aBenchmarkIsMeasured() throws {
    let effort = Effort(secondsPerBenchmark: 0.05, minimumSamples: 3, nanosecondsPerSample: 50_000)
    let work = { (rounds: Int) in
      var random = SplitMix64(seed: 1)
      return (0..<rounds).reduce(UInt64(0)) { sum, _ in sum ^ random.next() }
    }
    let benchmark = Benchmark("test/1") {
      Prepared(
        bytes: 1000, checksum: { Checksum() },
        yardsticks: {
          [
            Yardstick("ten times") { work(10_000) },
            Yardstick("same", comparison: .throughput(bytes: 10_000)) { work(10_000) },
          ]
        }
      ) { work(1000) }
    }
    let entry = try Measurement(effort).entry(for: benchmark)
    #expect(entry.name == "test/1" && entry.samples >= 3 && entry.p0 > 0)
    #expect(entry.p0 <= entry.p50 && entry.p50 <= entry.p100)
    // Loose, since tests run beside each other on a busy machine.
    #expect((2...50).contains(entry.ratios["ten times"] ?? 0))
    #expect((0.2...5).contains(entry.throughputRatios?["same"] ?? 0))
    #expect(entry.checksum == "cbf29ce484222325")
  }

  @Test func partsAreTimedBesideTheWhole() throws {
    let effort = Effort(secondsPerBenchmark: 0.05, minimumSamples: 3, nanosecondsPerSample: 50_000)
    let work = { (rounds: Int) in
      var random = SplitMix64(seed: 1)
      return (0..<rounds).reduce(UInt64(0)) { sum, _ in sum ^ random.next() }
    }
    let benchmark = Benchmark("test/3") {
      Prepared(
        checksum: { Checksum() }, yardsticks: { [Yardstick("same") { work(3000) }] },
        parts: Parts(of: "both", [Yardstick("one") { work(1000) }, Yardstick("two") { work(2000) }])
      ) { work(3000) }
    }
    let entry = try Measurement(effort).entry(for: benchmark)
    let parts = try #require(entry.parts)
    #expect(parts.whole == "both" && parts.steps.map(\.name) == ["one", "two"])
    #expect(parts.steps.allSatisfy { $0.p50 > 0 && $0.p50 < entry.p50 * 5 })
    #expect((0.2...5).contains(entry.ratios["same"] ?? 0))
    let report = Report(machine: .current, toolchain: "", benchmarks: [entry])
    let text = try report.formatted(as: .text)
    for part in ["both (test/3)", "one", "two", "the rest", "100 %"] { #expect(text.contains(part)) }
  }

  @Test func aMismatchStopsTheMeasurement() {
    let benchmark = Benchmark("test/2") {
      Prepared(checksum: { Checksum() }, yardsticks: { throw Mismatch("different") }) { 1 }
    }
    #expect(throws: Mismatch.self) { try Measurement(.quick).entry(for: benchmark) }
  }
}
