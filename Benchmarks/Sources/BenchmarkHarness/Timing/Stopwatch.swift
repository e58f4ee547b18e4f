/// Times calls of a closure by the system's monotonic clock.
enum Stopwatch {
  /// The nanoseconds that `count` calls of `run` take together.
  @inline(never)
  static func time(_ count: Int, _ run: () -> Void) -> Double {
    let start = ContinuousClock.now
    measuredIterations(count, run)
    return nanoseconds(ContinuousClock.now - start)
  }

  static func nanoseconds(_ duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
  }
}

/// Calls `run` `count` times. A function of its own, so that a profiler can be told to count this and nothing else:
/// `callgrind --toggle-collect='*measuredIterations*'`.
@inline(never)
@_optimize(none)
package func measuredIterations(_ count: Int, _ run: () -> Void) {
  for _ in 0..<count { run() }
}
