import BenchmarkHarness
import Facets
import Foundation

/// All benchmarks, topic by topic. A new topic adds its list here.
var allBenchmarks: [Benchmark] {
  [
    Benchmark.decode, Benchmark.present, Benchmark.order, Benchmark.selectionDiff, Benchmark.rowDiff,
    Benchmark.filters, Benchmark.queries, Benchmark.keystroke, Benchmark.decodeThreads,
  ].flatMap { $0 }
}

/// The command: reads the arguments, runs what they ask for, and prints the result.
@main
enum FacetBenchmarks {
  static func main() {
    do {
      let options = try Options(CommandLine.arguments.dropFirst())
      try run(options)
    } catch let error as UsageError {
      StandardError.notice("error: \(error)\n\n\(Options.usage)")
      exit(64)
    } catch {
      StandardError.notice("error: \(error)")
      exit(1)
    }
  }

  private static func run(_ options: Options) throws {
    if options.showsHelp { return try write(Options.usage) }
    if options.listsNames {
      let benchmarks = allBenchmarks.filter { $0.isDeterministic || !options.isDeterministicOnly }
      return try write(benchmarks.map { $0.name + "\n" }.joined())
    }
    var benchmarks = allBenchmarks.filter { $0.name.hasPrefix(options.filter) }
    var response: ResponseSummary?
    if let path = options.responseFile {
      let file = try read(path)
      response = file.summary
      benchmarks = [file.benchmark]
    }
    if benchmarks.isEmpty { throw UsageError("no benchmark starts with '\(options.filter)'; see --list") }
    if let iterations = options.iterations {
      // `decode/X` would start `decode/XL` too: a whole name means that one.
      let exact = benchmarks.filter { $0.name == options.filter }
      benchmarks = exact.isEmpty ? benchmarks : exact
      return options.showsFigures
        ? try writeFigures(of: benchmarks, iterations) : try repeatOnly(benchmarks, iterations)
    }

    for (name, description) in optionalYardsticks where description.hasPrefix("missing") {
      StandardError.notice("notice: yardstick \(name) left out: \(description)")
    }
    let measurement = Measurement(options.isQuick ? .quick : .full)
    var entries: [Report.Entry] = []
    for (number, benchmark) in benchmarks.enumerated() {
      StandardError.progress("\(number + 1)/\(benchmarks.count) \(benchmark.name)")
      do {
        entries.append(try measurement.entry(for: benchmark))
      } catch {
        throw Mismatch("\(benchmark.name): \(error)")
      }
    }
    StandardError.clearProgress()
    let report = Report(
      machine: .current, toolchain: Machine.toolchain,
      yardsticks: optionalYardsticks.filter { !$0.value.hasPrefix("missing") },
      response: response, benchmarks: entries)
    try write(try report.formatted(as: options.format))
  }

  /// The versions of the yardsticks that need a Debian package, or how to get them.
  private static var optionalYardsticks: [String: String] {
    ["simdjson": SimdjsonDecoder.description, "RapidJSON": RapidjsonDecoder.description]
  }

  /// Reads the user's file; an error names it.
  private static func read(_ path: String) throws -> ResponseFile {
    do {
      return try ResponseFile(path: path)
    } catch let error as FacetDecodingError {
      throw Mismatch("\(path): \(error)")
    } catch {
      throw Mismatch("\(path): can't be read")
    }
  }

  /// Runs each benchmark exactly `count` times, for profilers.
  private static func repeatOnly(_ benchmarks: [Benchmark], _ count: Int) throws {
    for benchmark in benchmarks {
      let prepared = try benchmark.prepare()
      measuredIterations(count, prepared.run)
      try write("\(benchmark.name) \(try prepared.checksum().hexadecimal)\n")
    }
  }

  /// Runs each benchmark for `Scripts/check-regressions`: a line of JSON each.
  private static func writeFigures(of benchmarks: [Benchmark], _ iterations: Int) throws {
    let measurement = Measurement(.quick)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    for benchmark in benchmarks {
      let figures = try measurement.figures(of: benchmark, iterations: iterations)
      try write(String(decoding: try encoder.encode(figures), as: UTF8.self) + "\n")
    }
  }

  private static func write(_ text: String) throws {
    try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }
}
