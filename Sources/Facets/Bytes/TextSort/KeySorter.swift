/// Sorts entries by their keys, stably, with memory that it keeps.
///
/// Few entries by insertion, many by a radix sort over the bytes in which the keys differ at all, those between by
/// merging. No closures, and no allocation once the spare memory is as large as the largest input.
struct KeySorter: Sendable {
  var spare: [SortEntry] = []
  var histogram: [UInt32] = []

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
}
