import Foundation

/// How time grows with size: the exponent k of time ~ size^k that fits the medians best, by least squares of logarithms.
///
/// For the table and the JSON of a run. The figures in documents and charts are fitted to the records by
/// `Scripts/support/perf_report/quantities.py`.
package enum Growth {
  /// The exponents of the benchmarks whose names have a number as their second part, such as `present/400` or
  /// `row-diff/1000/50%`, by name with `N` in its place; for those with three sizes or more. With a `yardstick`, its
  /// exponents instead of ours.
  package static func exponents(
    of entries: [Report.Entry], yardstick: String? = nil
  ) -> [String: Double] {
    var points: [String: [(size: Double, time: Double)]] = [:]
    for entry in entries {
      var parts = entry.name.split(separator: "/").map(String.init)
      guard parts.count > 1, let size = Double(parts[1]), size > 0, entry.p50 > 0 else { continue }
      parts[1] = "N"
      guard let ratio = yardstick.map({ entry.ratios[$0] }) ?? 1 else { continue }
      points[parts.joined(separator: "/"), default: []].append((size, entry.p50 * ratio))
    }
    return points.filter { $0.value.count > 2 }.mapValues { (exponent(of: $0) * 1000).rounded() / 1000 }
  }

  private static func exponent(of points: [(size: Double, time: Double)]) -> Double {
    let logs = points.map { (x: log($0.size), y: log($0.time)) }
    let count = Double(logs.count)
    let (meanX, meanY) = (logs.reduce(0) { $0 + $1.x } / count, logs.reduce(0) { $0 + $1.y } / count)
    let covariance = logs.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) }
    let variance = logs.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
    return variance == 0 ? 0 : covariance / variance
  }
}
