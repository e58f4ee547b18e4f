/// What a run measured, in the form that CI reads. The keys of `benchmarks` that `theJSONKeepsItsContract` of
/// `ReportTests` lists are a contract; others may be added.
package struct Report: Codable, Equatable, Sendable {
  /// Where it was measured.
  package var machine: Machine
  /// The compiler.
  package var toolchain: String
  /// The versions of the yardsticks that come with a version, by name.
  package var yardsticks: [String: String]
  /// The user's own response, where one was given.
  package var response: ResponseSummary?
  /// The results, in the order of the run.
  package var benchmarks: [Entry]
  /// How time grows with size, where a topic has three sizes or more: see ``Growth``.
  package var growth: [String: Double]?

  /// A report with these parts.
  package init(
    machine: Machine, toolchain: String, yardsticks: [String: String] = [:], response: ResponseSummary? = nil,
    benchmarks: [Entry]
  ) {
    self.machine = machine
    self.toolchain = toolchain
    self.yardsticks = yardsticks
    self.response = response
    self.benchmarks = benchmarks
    let growth = Growth.exponents(of: benchmarks)
    self.growth = growth.isEmpty ? nil : growth
  }

  /// One benchmark. Times are nanoseconds per iteration.
  package struct Entry: Codable, Equatable, Sendable {
    /// `topic/size`.
    package var name: String
    /// The input bytes of one iteration; 0 where there is no such thing.
    package var bytes: Int
    /// How many samples the percentiles are of.
    package var samples: Int
    /// The fastest sample.
    package var p0: Double
    /// A quarter of the samples is not slower.
    package var p25: Double
    /// The median.
    package var p50: Double
    /// Three quarters of the samples are not slower.
    package var p75: Double
    /// Nine tenths of the samples are not slower.
    package var p90: Double
    /// Ninety-nine hundredths of the samples are not slower.
    package var p99: Double
    /// The slowest sample.
    package var p100: Double
    /// Input bytes per second at the median, where `bytes` is not 0.
    package var throughput: Double?
    /// Calls of malloc per warm iteration; nil where they can't be counted exactly.
    package var mallocs: Double?
    /// Bytes from malloc per warm iteration.
    package var mallocBytes: Double?
    /// The most bytes from malloc at a time in one cold iteration.
    package var peakBytes: Int?
    /// `peakBytes` per input byte, without the caller's own input.
    package var peakRatio: Double?
    /// The most memory that the process had resident while this benchmark warmed up: with inputs and yardsticks.
    package var peakResident: Int?
    /// Of our result.
    package var checksum: String
    /// A yardstick's median time divided by ours, by its name: bigger is better for us.
    package var ratios: [String: Double]
    /// Our throughput divided by that of other work of ours, by its name.
    package var throughputRatios: [String: Double]?
    /// What an iteration consists of, where the benchmark says so.
    package var parts: Parts?

    enum CodingKeys: String, CodingKey {
      case name, bytes, samples
      case p0 = "p0_ns"
      case p25 = "p25_ns"
      case p50 = "p50_ns"
      case p75 = "p75_ns"
      case p90 = "p90_ns"
      case p99 = "p99_ns"
      case p100 = "p100_ns"
      case throughput = "bytes_per_second"
      case mallocs
      case mallocBytes = "malloc_bytes"
      case peakBytes = "peak_bytes"
      case peakRatio = "peak_ratio"
      case peakResident = "peak_rss_bytes"
      case checksum, ratios
      case throughputRatios = "throughput_ratios"
      case parts
    }
  }

  /// The times of the steps of an iteration.
  package struct Parts: Codable, Equatable, Sendable {
    /// What the whole iteration is.
    package var whole: String
    /// The steps in order.
    package var steps: [Part]
  }

  /// A step of an iteration.
  package struct Part: Codable, Equatable, Sendable {
    /// What it does.
    package var name: String
    /// The median of its time, in nanoseconds.
    package var p50: Double

    enum CodingKeys: String, CodingKey {
      case name
      case p50 = "p50_ns"
    }
  }
}

/// What is in a response that the user named.
package struct ResponseSummary: Codable, Equatable, Sendable {
  /// The file.
  package var file: String
  /// Its size.
  package var bytes: Int
  /// The responses: one, or those of a multi-query.
  package var results: [Result]

  /// A summary of that file.
  package init(file: String, bytes: Int, results: [Result]) {
    self.file = file
    self.bytes = bytes
    self.results = results
  }

  /// One response.
  package struct Result: Codable, Equatable, Sendable {
    /// The number of hits that it holds; nil without hits.
    package var hits: Int?
    /// The number of hits that match.
    package var nbHits: Int?
    /// Its attributes, in order; nil without facets.
    package var attributes: [Attribute]?

    /// A response with these parts.
    package init(hits: Int?, nbHits: Int?, attributes: [Attribute]?) {
      self.hits = hits
      self.nbHits = nbHits
      self.attributes = attributes
    }
  }

  /// One attribute.
  package struct Attribute: Codable, Equatable, Sendable {
    /// Its name.
    package var name: String
    /// The number of its values.
    package var values: Int

    /// An attribute with that many values.
    package init(name: String, values: Int) {
      self.name = name
      self.values = values
    }
  }
}
