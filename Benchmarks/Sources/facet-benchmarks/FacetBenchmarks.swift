import BenchmarkHarness
import Facets
import Foundation

/// All benchmarks, topic by topic. A new topic adds its list here.
var allBenchmarks: [Benchmark] {
  [
    Benchmark.decode, Benchmark.present, Benchmark.order, Benchmark.selectionDiff, Benchmark.rowDiff,
    Benchmark.filters, Benchmark.queries,
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
    if options.listsNames { return try write(allBenchmarks.map { $0.name + "\n" }.joined()) }
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
      return try repeatOnly(exact.isEmpty ? benchmarks : exact, iterations)
    }

    if !SimdjsonDecoder.isAvailable {
      StandardError.notice("notice: yardstick simdjson left out: \(SimdjsonDecoder.description)")
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
      yardsticks: SimdjsonDecoder.isAvailable ? ["simdjson": SimdjsonDecoder.description] : [:],
      response: response, benchmarks: entries)
    try write(try report.formatted(as: options.format))
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

  private static func write(_ text: String) throws {
    try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }
}
