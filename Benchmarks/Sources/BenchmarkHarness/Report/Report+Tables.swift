import Foundation

extension Report {
  /// The report in the form that the user asked for, with a line end.
  package func formatted(as format: Options.Format) throws -> String {
    switch format {
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    case .text: return sections.map { "\($0.title)\n\n\($0.table.text)" }.joined(separator: "\n")
    case .markdown: return sections.map { "### \($0.title)\n\n\($0.table.markdown)" }.joined(separator: "\n")
    }
  }

  private var sections: [(title: String, table: Table)] {
    var sections: [(String, Table)] = []
    if let response {
      sections.append(("\(response.file), \(Units.bytes(Double(response.bytes)))", response.table))
    }
    let place = "\(machine.cpu), \(machine.cores) cores, \(machine.architecture), \(toolchain)"
    sections.append(("Time per iteration (\(place))", times))
    for entry in benchmarks {
      if let parts = entry.parts {
        sections.append(("\(parts.whole) (\(entry.name)): medians", table(of: parts, whole: entry.p50)))
      }
    }
    sections.append(("Memory (mallocs per warm iteration; peak of a cold one)", memory))
    if !benchmarks.allSatisfy({ $0.ratios.isEmpty && $0.throughputRatios == nil }) {
      sections.append(("Yardsticks: their median time divided by ours (bigger is better for us)", ratios))
    }
    if let growth {
      sections.append(
        ("Growth: the fitted k of time ~ size^k (n log n fits as about 1.1)", table(of: growth)))
    }
    return sections
  }

  private func table(of growth: [String: Double]) -> Table {
    let yardsticks = Set(benchmarks.flatMap { $0.ratios.keys }).sorted()
    let theirs = yardsticks.map { Growth.exponents(of: benchmarks, yardstick: $0) }
    return Table(
      header: ["benchmarks", "ours"] + yardsticks,
      rows: growth.sorted { $0.key < $1.key }.map { name, exponent in
        [name, String(format: "%.2f", exponent)]
          + theirs.map { $0[name].map { String(format: "%.2f", $0) } ?? "–" }
      })
  }

  /// The steps, what is left, and the whole.
  private func table(of parts: Parts, whole: Double) -> Table {
    let rest = whole - parts.steps.reduce(0) { $0 + $1.p50 }
    let lines = parts.steps.map { ($0.name, $0.p50) } + [("the rest", rest), (parts.whole, whole)]
    return Table(
      header: ["part", "time", "share"],
      rows: lines.map { name, time in
        // Noise can leave less than nothing for the rest.
        let shown = time < 0 ? "-" + Units.time(-time) : Units.time(time)
        return [name, shown, String(format: "%.0f %%", time / whole * 100)]
      })
  }

  private var times: Table {
    Table(
      header: [
        "benchmark", "input", "p0", "p25", "p50", "p75", "p90", "p99", "p100", "samples", "throughput",
      ],
      rows: benchmarks.map { entry in
        let percentiles = [entry.p0, entry.p25, entry.p50, entry.p75, entry.p90, entry.p99, entry.p100]
        return [entry.name, entry.bytes == 0 ? "–" : Units.bytes(Double(entry.bytes))]
          + percentiles.map { Units.time($0) } + [String(entry.samples), Units.throughput(entry.throughput)]
      })
  }

  private var memory: Table {
    Table(
      header: ["benchmark", "mallocs", "malloc bytes", "peak", "peak/input", "process peak RSS", "checksum"],
      rows: benchmarks.map { entry in
        [
          entry.name, Units.count(entry.mallocs), Units.bytes(entry.mallocBytes),
          Units.bytes(entry.peakBytes.map(Double.init)), entry.peakRatio.map { Units.ratio($0) } ?? "–",
          Units.bytes(entry.peakResident.map(Double.init)), entry.checksum,
        ]
      })
  }

  private var ratios: Table {
    var names: [String] = []
    for entry in benchmarks {
      for name in entry.ratios.keys.sorted() where !names.contains(name) { names.append(name) }
    }
    var others: [String] = []
    for entry in benchmarks {
      for name in (entry.throughputRatios ?? [:]).keys.sorted() where !others.contains(name) {
        others.append(name)
      }
    }
    return Table(
      header: ["benchmark"] + names + others.map { "throughput to \($0)" },
      rows: benchmarks.map { entry in
        [entry.name] + names.map { entry.ratios[$0].map { Units.ratio($0) } ?? "–" }
          + others.map { entry.throughputRatios?[$0].map { Units.ratio($0) } ?? "–" }
      })
  }
}

extension ResponseSummary {
  /// An attribute a row, under a row for each response.
  var table: Table {
    var rows: [[String]] = []
    for (number, result) in results.enumerated() {
      let name = results.count == 1 ? "response" : "results[\(number)]"
      let facets = result.attributes.map { String($0.count) + " attributes" } ?? "no facets"
      let hits = result.hits.map { "\($0) hits" } ?? "no hits"
      rows.append([name, facets, hits, result.nbHits.map { "nbHits \($0)" } ?? "no nbHits"])
      for attribute in result.attributes ?? [] {
        rows.append(["  " + attribute.name, "\(attribute.values) values", "", ""])
      }
    }
    return Table(header: ["result", "facets", "hits", "matches"], rows: rows)
  }
}
