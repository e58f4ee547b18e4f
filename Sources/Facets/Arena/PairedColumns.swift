/// Two columns inside an arena whose rows belong together, with one count for both.
///
/// As for ``Column``, the arena owns the memory and must outlive this.
@safe struct PairedColumns<First: BitwiseCopyable, Second: BitwiseCopyable> {
  private var firsts: UnsafeMutablePointer<First>
  private var seconds: UnsafeMutablePointer<Second>
  private(set) var count = 0
  private(set) var capacity: Int

  /// Columns with room for `capacity` rows; 0 takes no memory.
  init(capacity: Int, in arena: inout Arena) {
    self.capacity = capacity
    // The arena aligns to 16 bytes, more than either element asks for, and hands out each byte once.
    unsafe firsts = arena.allocate(of: First.self, capacity: self.capacity)
    unsafe seconds = arena.allocate(of: Second.self, capacity: self.capacity)
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

  /// Appends a row, growing in `arena` when full.
  ///
  /// `expected` is what the caller thinks the count will be in the end: these are the largest columns, and what growth
  /// leaves behind stays in the arena until the reset, so they had better grow once.
  ///
  /// Complexity: O(1) amortized.
  mutating func append(_ first: First, _ second: Second, expecting expected: Int, in arena: inout Arena) {
    if count == capacity { grow(to: max(expected, capacity + capacity / 2 + 1), in: &arena) }
    appendWithinRoom(first, second)
  }

  private mutating func grow(to newCapacity: Int, in arena: inout Arena) {
    capacity = newCapacity
    let newFirsts = unsafe arena.allocate(of: First.self, capacity: capacity)
    let newSeconds = unsafe arena.allocate(of: Second.self, capacity: capacity)
    // Two allocations of one arena never overlap, and the new ones are larger.
    unsafe newFirsts.update(from: firsts, count: count)
    unsafe newSeconds.update(from: seconds, count: count)
    unsafe firsts = newFirsts
    unsafe seconds = newSeconds
  }

  /// The first column's element at `index`, which must be below ``count``.
  func first(at index: Int) -> First {
    precondition(index >= 0 && index < count)
    return unsafe firsts[index]
  }

  /// The second column's element at `index`, which must be below ``count``.
  func second(at index: Int) -> Second {
    precondition(index >= 0 && index < count)
    return unsafe seconds[index]
  }
}
