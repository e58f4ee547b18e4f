/// Two columns inside an arena whose rows belong together, with one count for both.
///
/// As for ``Column``, the arena owns the memory and must outlive this.
@safe struct PairedColumns<First: BitwiseCopyable, Second: BitwiseCopyable> {
  private var firsts: UnsafeMutablePointer<First>
  private var seconds: UnsafeMutablePointer<Second>
  private(set) var count = 0
  private(set) var capacity: Int
  /// The most rows there may be.
  private let limit: Int

  /// Columns with room for `capacity` rows, where 0 takes no memory, and for `limit` at most however they grow.
  init(capacity: Int, limit: Int = .max, in arena: inout Arena) throws(ScanFailure) {
    self.limit = max(limit, 0)
    self.capacity = min(capacity, self.limit)
    // The arena aligns to 16 bytes, more than either element asks for, and hands out each byte once.
    unsafe firsts = try arena.allocate(of: First.self, capacity: self.capacity)
    unsafe seconds = try arena.allocate(of: Second.self, capacity: self.capacity)
  }

  /// How many rows fit without growing.
  var room: Int { capacity &- count }

  /// Appends a row where the caller knows of ``room``, for loops that check it once.
  @inline(__always)
  mutating func appendWithinRoom(_ first: First, _ second: Second) {
    assert(room > 0)
    // In bounds: the caller has checked.
    unsafe firsts[count] = first
    unsafe seconds[count] = second
    count &+= 1
  }

  /// Appends the rows that `body` writes to the free ends of both columns, which have ``room``; it returns their number.
  @inline(__always)
  mutating func appendWithinRoom(
    _ body: (UnsafeMutablePointer<First>, UnsafeMutablePointer<Second>) -> Int
  ) {
    // In bounds: behind the last row there is room, and the body keeps to it.
    let added = unsafe body(firsts + count, seconds + count)
    assert(added >= 0 && added <= room)
    count &+= added
  }

  /// Appends a row, growing in `arena` when full.
  ///
  /// `expected` is what the caller thinks the count will be in the end: these are the largest columns, and what growth
  /// leaves behind stays in the arena until the reset, so they had better grow once.
  ///
  /// Throws `valueLimitExceeded` where there is the limit's number of rows; after an error the columns are as they were.
  /// Complexity: O(1) amortized.
  mutating func append(
    _ first: First, _ second: Second, expecting expected: Int, in arena: inout Arena
  ) throws(ScanFailure) {
    if count == capacity {
      if count == limit { throw ScanFailure(unlocated: .valueLimitExceeded) }
      try grow(to: min(max(expected, capacity + capacity / 2 + 1), limit), in: &arena)
    }
    appendWithinRoom(first, second)
  }

  private mutating func grow(to newCapacity: Int, in arena: inout Arena) throws(ScanFailure) {
    // The arena aligns to 16 bytes, as in the initializer.
    let newFirsts = try unsafe arena.allocate(of: First.self, capacity: newCapacity)
    let newSeconds = try unsafe arena.allocate(of: Second.self, capacity: newCapacity)
    // Two allocations of one arena never overlap, and the new ones are larger.
    unsafe newFirsts.update(from: firsts, count: count)
    unsafe newSeconds.update(from: seconds, count: count)
    unsafe firsts = newFirsts
    unsafe seconds = newSeconds
    capacity = newCapacity
  }

  /// The first column's element at `index`, which must be below ``count``.
  func first(at index: Int) -> First {
    precondition(index >= 0 && index < count)
    // In bounds by the line above; every row below `count` has been written.
    return unsafe firsts[index]
  }

  /// The second column's element at `index`, which must be below ``count``.
  func second(at index: Int) -> Second {
    precondition(index >= 0 && index < count)
    // In bounds by the line above; every row below `count` has been written.
    return unsafe seconds[index]
  }
}
