/// Statistics of a numeric attribute over all hits, from the response's `facets_stats`.
///
/// Each is nil where the engine left it out; it does so for the average and the sum when they overflow.
public struct FacetStats: Hashable, Sendable, BitwiseCopyable, Codable {
  /// The smallest value.
  public var min: Double?
  /// The largest value.
  public var max: Double?
  /// The mean.
  public var avg: Double?
  /// The sum.
  public var sum: Double?

  /// Statistics with these values.
  public init(min: Double? = nil, max: Double? = nil, avg: Double? = nil, sum: Double? = nil) {
    self.min = min
    self.max = max
    self.avg = avg
    self.sum = sum
  }
}
