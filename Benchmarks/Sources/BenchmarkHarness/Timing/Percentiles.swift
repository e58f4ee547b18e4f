/// The distribution of samples.
package struct Percentiles: Equatable, Sendable {
  /// The samples, ascending.
  package let sorted: [Double]

  /// The distribution of `samples`, in any order; there must be at least one.
  package init(_ samples: [Double]) {
    precondition(!samples.isEmpty)
    sorted = samples.sorted()
  }

  /// The value that `percent` of the samples do not exceed, interpolated between neighbours.
  package subscript(_ percent: Double) -> Double {
    let position = Double(sorted.count - 1) * min(max(percent, 0), 100) / 100
    let lower = Int(position)
    let upper = min(lower + 1, sorted.count - 1)
    return sorted[lower] + (sorted[upper] - sorted[lower]) * (position - Double(lower))
  }

  /// The value in the middle.
  package var median: Double { self[50] }
}
