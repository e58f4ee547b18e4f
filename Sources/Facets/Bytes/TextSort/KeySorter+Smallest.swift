extension KeySorter {
  /// Moves the entries of `range` that can't be among the `limit` smallest behind the others, and returns how many those
  /// are: at least `limit`, more where the last key is shared. They keep their order; the rest does not.
  ///
  /// Complexity: O(n · differing key bytes), without sorting.
  mutating func keepSmallest(_ limit: Int, of entries: inout [SortEntry], in range: Range<Int>) -> Int {
    if limit >= range.count { return range.count }
    if histogram.isEmpty { histogram = Array(repeating: 0, count: 256) }
    var counts = histogram.mutableSpan
    var span = entries.mutableSpan
    // The key of the element that is number `limit` in order, a byte at a time from the highest.
    var prefix: UInt64 = 0
    var known: UInt64 = 0
    var rank = max(limit, 1)
    var shift: UInt64 = 56
    while true {
      for digit in 0..<256 { counts[digit] = 0 }
      for index in range where span[index].key & known == prefix {
        counts[Int(truncatingIfNeeded: span[index].key &>> shift & 0xff)] += 1
      }
      var digit = 0
      while Int(counts[digit]) < rank {
        rank -= Int(counts[digit])
        digit += 1
      }
      prefix |= UInt64(digit) &<< shift
      known |= 0xff &<< shift
      if shift == 0 { break }
      shift -= 8
    }
    var kept = range.lowerBound
    for index in range where span[index].key <= prefix {
      span.swapAt(kept, index)
      kept += 1
    }
    return kept - range.lowerBound
  }
}
