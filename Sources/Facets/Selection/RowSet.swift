/// A set of rows of a response's columns, a bit for each.
struct RowSet: Equatable, Sendable {
  /// The rows that have a bit.
  let range: Range<Int>
  private(set) var words: [UInt64]

  /// The empty set for `rows`.
  init(_ rows: Range<Int>) {
    range = rows
    words = Array(repeating: 0, count: (rows.count + 63) / 64)
  }

  private var first: Int { range.lowerBound }

  /// Whether there is no row in the set. Complexity: O(rows / 64).
  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  /// The number of rows in the set. Complexity: O(rows / 64).
  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// Whether `row` is in the set; false for one that it has no bit for.
  func contains(_ row: Int) -> Bool {
    if !range.contains(row) { return false }
    let bit = row - first
    return words[bit / 64] >> UInt64(bit % 64) & 1 != 0
  }

  /// Puts `row` in.
  @inline(__always)
  mutating func insert(_ row: Int) {
    let bit = row - first
    words[bit / 64] |= 1 << UInt64(bit % 64)
  }

  /// Takes `row` out.
  @inline(__always)
  mutating func remove(_ row: Int) {
    let bit = row - first
    words[bit / 64] &= ~(1 << UInt64(bit % 64))
  }

  /// Takes out what is in `other`, a set for the same rows. Complexity: O(rows / 64).
  mutating func subtract(_ other: RowSet) {
    precondition(range == other.range, "sets for different rows")
    let others = other.words.span
    var words = words.mutableSpan
    for index in words.indices { words[index] &= ~others[index] }
  }

  /// Leaves only what is in `other` too, a set for the same rows. Complexity: O(rows / 64).
  mutating func formIntersection(_ other: RowSet) {
    precondition(range == other.range, "sets for different rows")
    for index in words.indices { words[index] &= other.words[index] }
  }

  /// Calls `body` with each row of the set that lies in `rows`, ascending. Complexity: O(rows / 64 + calls).
  @inline(__always)
  func forEach(in rows: Range<Int>, _ body: (Int) -> Void) {
    forEachWord(in: rows) { index, word in
      var word = word
      while word != 0 {
        body(first + index * 64 + word.trailingZeroBitCount)
        word &= word - 1
      }
    }
  }

  /// How many rows of the set lie in `rows`. Complexity: O(rows / 64).
  func count(in rows: Range<Int>) -> Int {
    var count = 0
    forEachWord(in: rows) { _, word in count += word.nonzeroBitCount }
    return count
  }

  /// Calls `body` with the index of each word that has bits of `rows`, and with these bits.
  @inline(__always)
  private func forEachWord(in rows: Range<Int>, _ body: (Int, UInt64) -> Void) {
    if rows.isEmpty { return }
    let lower = rows.lowerBound - first
    let upper = rows.upperBound - first
    for index in lower / 64...(upper - 1) / 64 {
      var word = words[index]
      // Leave out the bits in front of and behind the range.
      if index == lower / 64 { word &= ~0 << UInt64(lower % 64) }
      if index == upper / 64 { word &= ~(~0 << UInt64(upper % 64)) }
      body(index, word)
    }
  }
}
