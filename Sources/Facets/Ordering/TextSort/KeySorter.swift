/// Sorts entries by their keys, stably, with memory that it keeps.
///
/// Few entries by insertion, many by a radix sort over the bytes in which the keys differ at all, those between by
/// merging. No closures, and no allocation once the spare memory is as large as the largest input.
struct KeySorter: Sendable {
  private var spare: [SortEntry] = []
  private var histograms: [UInt32] = []

  /// Up to this many entries, moving each to its place beats anything else.
  private static let insertionLimit = 24
  /// From this many entries on, a pass over all of them for each byte beats log n passes of merging.
  private static let radixLimit = 96

  /// Sorts the entries in `range` by key; equal keys keep their order.
  ///
  /// Complexity: O(n log n), and O(n · differing key bytes) for large ranges.
  mutating func sort(_ entries: inout [SortEntry], in range: Range<Int>) {
    if range.count <= KeySorter.insertionLimit {
      var span = entries.mutableSpan
      KeySorter.insertionSort(&span, in: range)
      return
    }
    growSpare(to: entries.count)
    if range.count < KeySorter.radixLimit {
      mergeSort(&entries, in: range)
    } else {
      if histograms.isEmpty { histograms = Array(repeating: 0, count: 256) }
      radixSort(&entries, in: range)
    }
  }

  private mutating func growSpare(to count: Int) {
    if spare.count >= count { return }
    spare.reserveCapacity(count)
    while spare.count < count { spare.append(SortEntry(key: 0, row: 0)) }
  }

  @inline(__always)
  private static func insertionSort(_ entries: inout MutableSpan<SortEntry>, in range: Range<Int>) {
    var end = range.lowerBound + 1
    while end < range.upperBound {
      let entry = entries[end]
      var place = end
      while place > range.lowerBound && entries[place - 1].key > entry.key {
        entries[place] = entries[place - 1]
        place -= 1
      }
      entries[place] = entry
      end += 1
    }
  }

  private mutating func mergeSort(_ entries: inout [SortEntry], in range: Range<Int>) {
    var width = 16
    var source = entries.mutableSpan
    var start = range.lowerBound
    while start < range.upperBound {
      let end = min(start + width, range.upperBound)
      KeySorter.insertionSort(&source, in: start..<end)
      start = end
    }
    var target = spare.mutableSpan
    var isInSpare = false
    while width < range.count {
      if isInSpare {
        KeySorter.mergePass(from: &target, into: &source, in: range, width: width)
      } else {
        KeySorter.mergePass(from: &source, into: &target, in: range, width: width)
      }
      isInSpare.toggle()
      width *= 2
    }
    if isInSpare {
      for index in range { source[index] = target[index] }
    }
  }

  @inline(__always)
  private static func mergePass(
    from source: inout MutableSpan<SortEntry>, into target: inout MutableSpan<SortEntry>,
    in range: Range<Int>, width: Int
  ) {
    var start = range.lowerBound
    while start < range.upperBound {
      let middle = min(start + width, range.upperBound)
      let end = min(middle + width, range.upperBound)
      var left = start
      var right = middle
      var place = start
      while left < middle && right < end {
        // Without a branch on the comparison, which no predictor can learn.
        let takesRight = source[right].key < source[left].key
        target[place] = source[takesRight ? right : left]
        right += takesRight ? 1 : 0
        left += takesRight ? 0 : 1
        place += 1
      }
      while left < middle {
        target[place] = source[left]
        left += 1
        place += 1
      }
      while right < end {
        target[place] = source[right]
        right += 1
        place += 1
      }
      start = end
    }
  }

  /// Sorts by the highest bytes in which the keys differ, one pass for each, and leaves the runs that are equal in these
  /// to ``finish(_:in:above:)``: so short, as a rule, that passes over all entries for lower bytes would cost more.
  private mutating func radixSort(_ entries: inout [SortEntry], in range: Range<Int>) {
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
      &entries, spare: &spare, histogram: &histograms, in: range, differing: differing, from: lowest)
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

extension KeySorter {
  /// Moves the entries of `range` that can't be among the `limit` smallest behind the others, and returns how many those
  /// are: at least `limit`, more where the last key is shared. They keep their order; the rest does not.
  ///
  /// Complexity: O(n · differing key bytes), without sorting.
  mutating func keepSmallest(_ limit: Int, of entries: inout [SortEntry], in range: Range<Int>) -> Int {
    if limit >= range.count { return range.count }
    if histograms.isEmpty { histograms = Array(repeating: 0, count: 256) }
    var counts = histograms.mutableSpan
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
