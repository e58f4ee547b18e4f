@testable import BenchmarkHarness
import Foundation
import Testing

@Suite struct ReportTests {
  static let report = Report(
    machine: Machine(cpu: "CPU", cores: 2, architecture: "x86_64", system: "Linux"), toolchain: "Swift 6.3.1",
    benchmarks: [
      Report.Entry(
        name: "decode/L", bytes: 1_442_401, samples: 100, p0: 500_000, p25: 510_000, p50: 520_000,
        p75: 530_000,
        p90: 540_000, p99: 600_000.5, p100: 700_000, throughput: 2.77e9, mallocs: 0, mallocBytes: 0,
        peakBytes: 3_000_000, peakRatio: 2.08, peakResident: 20_000_000, checksum: "00ff",
        ratios: ["JSONDecoder": 119.2],
        throughputRatios: nil)
    ])

  /// The contract for CI: these names, with values of these types.
  @Test func theJSONKeepsItsContract() throws {
    let text = try ReportTests.report.formatted(as: .json)
    let root = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(root["machine"] is [String: Any])
    #expect(root["toolchain"] as? String == "Swift 6.3.1")
    let entry = try #require((root["benchmarks"] as? [[String: Any]])?.first)
    #expect(entry["name"] as? String == "decode/L")
    #expect(entry["bytes"] as? Int == 1_442_401)
    #expect(entry["samples"] as? Int == 100)
    #expect(entry["p50_ns"] as? Int == 520_000)
    #expect(entry["p99_ns"] as? Double == 600_000.5)
    #expect(entry["mallocs"] as? Int == 0)
    #expect(entry["malloc_bytes"] as? Int == 0)
    #expect(entry["checksum"] as? String == "00ff")
    #expect(entry["ratios"] as? [String: Double] == ["JSONDecoder": 119.2])
    // A whole number must not read `0.0`.
    #expect(text.contains("\"mallocs\" : 0,"))
  }

  @Test func theJSONReadsBack() throws {
    let text = try ReportTests.report.formatted(as: .json)
    #expect(try JSONDecoder().decode(Report.self, from: Data(text.utf8)) == ReportTests.report)
  }

  @Test func tablesHoldEveryPercentile() throws {
    for format in [Options.Format.text, .markdown] {
      let text = try ReportTests.report.formatted(as: format)
      for part in [
        "decode/L", "500 µs", "520 µs", "700 µs", "2.77 GB/s", "2.08×", "119×", "00ff", "p25", "p99",
      ] {
        #expect(text.contains(part), "\(part) in \(format)")
      }
    }
  }

  @Test func aResponseIsSummedUp() throws {
    var report = ReportTests.report
    report.response = ResponseSummary(
      file: "my.json", bytes: 10,
      results: [
        .init(hits: 3, nbHits: 40, attributes: [.init(name: "brand", values: 7)]),
        .init(hits: nil, nbHits: nil, attributes: nil),
      ])
    let text = try report.formatted(as: .text)
    for part in ["my.json", "results[0]", "3 hits", "nbHits 40", "brand", "7 values", "no facets", "no hits"]
    {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test func growthIsFittedFromThreeSizesOn() throws {
    func entry(_ name: String, _ time: Double) -> Report.Entry {
      var entry = ReportTests.report.benchmarks[0]
      entry.name = name
      entry.p50 = time
      return entry
    }
    let entries = [10.0, 100, 1000].flatMap { size in
      [entry("linear/\(Int(size))", 3 * size), entry("square/\(Int(size))/50%", size * size)]
    }
    let growth = Growth.exponents(of: entries + [entry("two/1", 1), entry("two/2", 2), entry("decode/L", 1)])
    #expect(growth == ["linear/N": 1, "square/N/50%": 2])
    let report = Report(machine: .current, toolchain: "", benchmarks: entries)
    #expect(try report.formatted(as: .text).contains("square/N/50%  2.00"))
  }

  @Test func tablesAlign() {
    let table = Table(header: ["a", "bb"], rows: [["long", "1"], ["x|y", "22"]])
    #expect(table.text == "a     bb\nlong   1\nx|y   22\n")
    #expect(table.markdown == "| a    |  bb |\n| ---- | --: |\n| long |   1 |\n| x\\|y |  22 |\n")
  }

  @Test func unitsHaveThreeDigits() {
    #expect(Units.time(999.4) == "999 ns")
    #expect(Units.time(999.6) == "1.00 µs")
    #expect(Units.time(12_345) == "12.3 µs")
    #expect(Units.time(2.5e9) == "2.50 s")
    #expect(Units.bytes(0) == "0")
    #expect(Units.bytes(nil) == "–")
    #expect(Units.count(0) == "0")
    #expect(Units.count(1.25) == "1.25")
  }
}
