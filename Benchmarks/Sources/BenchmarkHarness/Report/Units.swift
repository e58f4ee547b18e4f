import Foundation

/// Numbers as tables show them: three significant digits and a unit.
package enum Units {
  /// For example `1.24 ms`.
  package static func time(_ nanoseconds: Double) -> String {
    scaled(nanoseconds, ["ns", "µs", "ms", "s"], 1000)
  }

  /// For example `2.61 GB/s`.
  package static func throughput(_ bytesPerSecond: Double?) -> String {
    bytesPerSecond.map { scaled($0, ["B/s", "kB/s", "MB/s", "GB/s"], 1000) } ?? "–"
  }

  /// For example `1.44 MB`.
  package static func bytes(_ count: Double?) -> String {
    count.map { $0 == 0 ? "0" : scaled($0, ["B", "kB", "MB", "GB"], 1000) } ?? "–"
  }

  /// For example `1.31×`.
  package static func ratio(_ ratio: Double) -> String {
    digits(ratio) + "×"
  }

  /// For example `0` or `12.5`.
  package static func count(_ count: Double?) -> String {
    count.map { $0 == $0.rounded() ? String(Int($0)) : digits($0) } ?? "–"
  }

  private static func scaled(_ value: Double, _ units: [String], _ step: Double) -> String {
    var value = value
    var unit = 0
    while value >= 999.5 && unit < units.count - 1 {
      value /= step
      unit += 1
    }
    return digits(value) + " " + units[unit]
  }

  private static func digits(_ value: Double) -> String {
    let places = value >= 99.95 ? 0 : value >= 9.995 ? 1 : 2
    return String(format: "%.\(places)f", value)
  }
}
