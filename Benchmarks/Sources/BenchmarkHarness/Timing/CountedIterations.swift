internal import CCallgrind

/// A benchmark's deterministic figures but the instructions, which callgrind writes down itself.
package struct Figures: Codable, Equatable, Sendable {
  /// `topic/size`.
  package var name: String
  /// Of our result.
  package var checksum: String
  /// Calls of malloc per warm iteration.
  package var mallocs: Double
  /// Bytes from malloc per warm iteration.
  package var mallocBytes: Double
  /// The iterations whose instructions callgrind counts.
  package var iterations: Int

  enum CodingKeys: String, CodingKey {
    case name, checksum, mallocs, iterations
    case mallocBytes = "malloc_bytes"
  }
}

extension Measurement {
  /// Runs ours, and only ours: warm-up, iterations whose allocations are counted, and `iterations` that callgrind
  /// counts.
  ///
  /// - Throws: ``Mismatch`` where allocations can't be counted or valgrind's header was missing at build time.
  package func figures(of benchmark: Benchmark, iterations: Int) throws -> Figures {
    if facet_callgrind_is_available() == 0 {
      throw Mismatch("compiled without valgrind/callgrind.h: apt-get install valgrind, and build again")
    }
    let prepared = try benchmark.prepare()
    for _ in 0..<3 { prepared.run() }
    guard let usage = allocations(of: prepared.run) else {
      throw Mismatch("jemalloc's counters failed their self-test")
    }
    facet_callgrind_start()
    measuredIterations(iterations, prepared.run)
    facet_callgrind_stop()
    return Figures(
      name: benchmark.name, checksum: try prepared.checksum().hexadecimal, mallocs: usage.mallocs,
      mallocBytes: usage.bytes, iterations: iterations)
  }
}
