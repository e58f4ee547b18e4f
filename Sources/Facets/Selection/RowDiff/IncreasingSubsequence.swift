/// The longest increasing subsequence: the rows of a list that keep their order.
enum IncreasingSubsequence {
  /// Marks the elements of one of the longest strictly increasing subsequences of `numbers`; nil where all belong to it.
  ///
  /// - Parameters:
  ///   - numbers: Numbers, none twice but `hole`.
  ///   - hole: A number that does not count and is never marked.
  /// - Returns: A mark for each element.
  /// - Complexity: O(n) where all increase, otherwise O(n log n), and O(1) for each number that continues the longest
  ///   sequence so far.
  static func marks(in numbers: [UInt32], ignoring hole: UInt32) -> [Bool]? {
    if isIncreasing(numbers, ignoring: hole) { return nil }
    // For each length, the index of the smallest number that a sequence of that length ends with; and for each number
    // the one before it in the sequence that ends with it.
    var ends: [UInt32] = []
    var previous = [UInt32](repeating: .max, count: numbers.count)
    for (index, number) in numbers.enumerated() where number != hole {
      var lower = ends.count
      if let last = ends.last, numbers[Int(last)] >= number {
        lower = 0
        var upper = ends.count - 1
        while lower < upper {
          let middle = (lower + upper) / 2
          if numbers[Int(ends[middle])] < number {
            lower = middle + 1
          } else {
            upper = middle
          }
        }
      }
      if lower > 0 { previous[index] = ends[lower - 1] }
      if lower == ends.count {
        ends.append(UInt32(truncatingIfNeeded: index))
      } else {
        ends[lower] = UInt32(truncatingIfNeeded: index)
      }
    }
    var marks = [Bool](repeating: false, count: numbers.count)
    var index = ends.last ?? .max
    while index != .max {
      marks[Int(index)] = true
      index = previous[Int(index)]
    }
    return marks
  }

  private static func isIncreasing(_ numbers: [UInt32], ignoring hole: UInt32) -> Bool {
    var last: UInt32?
    for number in numbers where number != hole {
      if let last, number < last { return false }
      last = number
    }
    return true
  }
}
