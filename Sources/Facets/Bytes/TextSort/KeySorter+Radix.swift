extension KeySorter {
  /// Sorts by the highest bytes in which the keys differ, one pass for each, and leaves the runs that are equal in these
  /// to ``finish(_:in:above:)``: so short, as a rule, that passes over all entries for lower bytes would cost more.
  mutating func radixSort(_ entries: inout [SortEntry], in range: Range<Int>) {
    if histogram.isEmpty { histogram = Array(repeating: 0, count: 256) }
    let differing = KeySorter.differingBits(entries.span, in: range)
    if differing == 0 { return }
    // A byte of text tells about sixteen entries apart.
    let passes = (Int.bitWidth - range.count.leadingZeroBitCount + 3) / 4
    var lowest = UInt64(56 - differing.leadingZeroBitCount / 8 * 8)
    var left = passes - 1
    while left > 0 && lowest > 0 {
      lowest -= 8
      if (differing &>> lowest) & 0xff != 0 { left -= 1 }
    }
    KeySorter.radixSort(
      &entries, spare: &spare, histogram: &histogram, in: range, differing: differing, from: lowest)
    if differing & ~(~0 &<< lowest) != 0 { finish(&entries, in: range, above: lowest) }
  }

  /// Sorts the runs of entries whose keys agree from bit `lowest` on.
  private mutating func finish(_ entries: inout [SortEntry], in range: Range<Int>, above lowest: UInt64) {
    var start = range.lowerBound
    while start < range.upperBound {
      let top = entries[start].key &>> lowest
      var end = start + 1
      while end < range.upperBound && entries[end].key &>> lowest == top { end += 1 }
      // A run that is not all of the range, or one with fewer differing bytes: this ends.
      if end - start > 1 { sort(&entries, in: start..<end) }
      start = end
    }
  }

  private static func differingBits(_ entries: Span<SortEntry>, in range: Range<Int>) -> UInt64 {
    let first = entries[range.lowerBound].key
    var differing: UInt64 = 0
    for index in range { differing |= entries[index].key ^ first }
    return differing
  }

  private static func radixSort(
    _ entries: inout [SortEntry], spare: inout [SortEntry], histogram: inout [UInt32], in range: Range<Int>,
    differing: UInt64, from lowest: UInt64
  ) {
    var source = entries.mutableSpan
    var target = spare.mutableSpan
    var counts = histogram.mutableSpan
    var isInSpare = false
    var shift = lowest
    while shift < 64 {
      if (differing &>> shift) & 0xff != 0 {
        if isInSpare {
          KeySorter.radixPass(from: &target, into: &source, counts: &counts, in: range, shift: shift)
        } else {
          KeySorter.radixPass(from: &source, into: &target, counts: &counts, in: range, shift: shift)
        }
        isInSpare.toggle()
      }
      shift += 8
    }
    if isInSpare {
      for index in range { source[index] = target[index] }
    }
  }

  @inline(__always)
  private static func radixPass(
    from source: inout MutableSpan<SortEntry>, into target: inout MutableSpan<SortEntry>,
    counts: inout MutableSpan<UInt32>, in range: Range<Int>, shift: UInt64
  ) {
    for digit in 0..<256 { counts[digit] = 0 }
    for index in range { counts[Int(truncatingIfNeeded: source[index].key &>> shift & 0xff)] &+= 1 }
    var next = UInt32(truncatingIfNeeded: range.lowerBound)
    for digit in 0..<256 {
      let count = counts[digit]
      counts[digit] = next
      next &+= count
    }
    for index in range {
      let entry = source[index]
      let digit = Int(truncatingIfNeeded: entry.key &>> shift & 0xff)
      target[Int(counts[digit])] = entry
      counts[digit] &+= 1
    }
  }
}
