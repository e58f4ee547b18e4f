/// A growing array of plain values inside an arena.
///
/// It does not own its memory: the arena that it grows in does, and must outlive it; whoever holds both sees to that. Growth leaves the old elements
/// behind in the arena until the reset, which at twice the size each time costs at most what the column holds.
@safe struct Column<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private(set) var capacity: Int

  /// A column with room for `capacity` elements; 0 takes no memory.
  init(capacity: Int, in arena: inout Arena) throws(ScanFailure) {
    self.capacity = capacity
    // The arena aligns to 16 bytes, more than any column's element asks for.
    unsafe base = try arena.allocate(of: Element.self, capacity: self.capacity)
  }

  /// Appends `element`, growing in `arena` when full; after an error the column is as it was. Complexity: O(1) amortized.
  @inline(__always)
  mutating func append(_ element: Element, in arena: inout Arena) throws(ScanFailure) {
    if count == capacity { try grow(to: max(capacity * 2, 1), in: &arena) }
    // In bounds: there is room for at least one more.
    unsafe base[count] = element
    count += 1
  }

  @inline(never)
  private mutating func grow(to newCapacity: Int, in arena: inout Arena) throws(ScanFailure) {
    // The arena aligns to 16 bytes, as in the initializer.
    let moved = try unsafe arena.allocate(of: Element.self, capacity: newCapacity)
    // Two allocations of one arena never overlap, and the new one is larger.
    unsafe moved.update(from: base, count: count)
    unsafe base = moved
    capacity = newCapacity
  }

  /// Removes all elements from `newCount` on.
  mutating func truncate(to newCount: Int) {
    precondition(newCount <= count)
    count = newCount
  }

  /// The element at `index`, which must be below ``count``.
  subscript(index: Int) -> Element {
    get {
      precondition(index >= 0 && index < count)
      // In bounds by the line above; every element below `count` has been written.
      return unsafe base[index]
    }
    set {
      precondition(index >= 0 && index < count)
      // In bounds by the line above.
      unsafe base[index] = newValue
    }
  }
}
