/// A bump allocator over a few large slabs: one owner for every byte whose life is that of a response.
///
/// Allocation moves an offset; nothing is freed on its own. ``reset(expecting:)`` takes everything back at once and
/// keeps the slabs, so that a second response of the same size asks the system for nothing. It never holds more than its
/// budget: what would need more throws `memoryLimitExceeded`, and everything allocated before stays valid.
struct Arena: ~Copyable {
  /// Only the arena touches `base`, and only within `byteCount`.
  @safe private struct Slab {
    let base: UnsafeMutableRawPointer
    let byteCount: Int
  }

  /// Every allocation starts at a multiple of this many bytes.
  static let alignment = 16

  private var slabs: [Slab] = []
  private var currentSlab = 0
  private var usedInCurrentSlab = 0
  /// The most bytes that the arena may hold from the system.
  private let budget: Int

  init(budget: Int = .max) {
    self.budget = budget
    // One array allocation for nearly every arena: slabs grow by a quarter of their sum, so sixteen reach 30 times the
    // first one.
    slabs.reserveCapacity(16)
  }

  /// An arena of one slab with room for exactly `byteCount` bytes, for contents of a known size that never change.
  init(exactly byteCount: Int) {
    budget = byteCount
    slabs.reserveCapacity(1)
    addSlab(size: byteCount)
  }

  /// What an allocation of `byteCount` bytes takes of a slab.
  static func size(of byteCount: Int) -> Int { (byteCount + (alignment - 1)) & ~(alignment - 1) }

  deinit {
    // Each base came from `allocate` in `addSlab`, and this is the end of their owner.
    for slab in slabs { unsafe slab.base.deallocate() }
  }

  /// The bytes that the arena holds from the system, used or not.
  var capacity: Int {
    var total = 0
    for slab in slabs { total += slab.byteCount }
    return total
  }

  /// Takes every allocation back and makes room for about `byteCount` bytes.
  ///
  /// Keeps the slabs when together they have that room; otherwise trades them for one that has, so that a growing
  /// series of responses never leaves small slabs behind.
  ///
  /// An expectation beyond the budget is one of all that the budget gives.
  mutating func reset(expecting byteCount: Int) throws(ScanFailure) {
    currentSlab = 0
    usedInCurrentSlab = 0
    let expected = min(byteCount, budget)
    if capacity < expected {
      freeSlabs()
      try addSlab(atLeast: expected)
    }
    checkInvariants()
  }

  /// Takes every allocation back and gives the slabs back to the system.
  mutating func removeSlabs() {
    freeSlabs()
    currentSlab = 0
    usedInCurrentSlab = 0
  }

  /// Uninitialized room for `byteCount` bytes, aligned to ``alignment``, valid until the next reset.
  ///
  /// Complexity: O(number of slabs), amortized O(1).
  mutating func allocate(byteCount: Int) throws(ScanFailure) -> UnsafeMutableRawPointer {
    let size = Arena.size(of: byteCount)
    while currentSlab < slabs.count {
      let slab = slabs[currentSlab]
      if size <= slab.byteCount - usedInCurrentSlab {
        defer { usedInCurrentSlab += size }
        // In bounds: the line above leaves at least `size` bytes behind the offset.
        return unsafe slab.base + usedInCurrentSlab
      }
      currentSlab += 1
      usedInCurrentSlab = 0
    }
    // A quarter of what there is, so that the number of slabs stays logarithmic without doubling the memory.
    try addSlab(atLeast: size, preferring: capacity / 4)
    usedInCurrentSlab = size
    // The start of a slab that was made for at least `size` bytes.
    return unsafe slabs[currentSlab].base
  }

  /// Uninitialized room for `capacity` plain values.
  mutating func allocate<Element: BitwiseCopyable>(
    of type: Element.Type, capacity: Int
  ) throws(ScanFailure) -> UnsafeMutablePointer<Element> {
    assert(MemoryLayout<Element>.alignment <= Arena.alignment)
    // As many bytes as the elements take.
    let raw = try unsafe allocate(byteCount: capacity * MemoryLayout<Element>.stride)
    // Aligned for the element by the line above, and each byte is handed out once, so it is bound once.
    return unsafe raw.bindMemory(to: type, capacity: capacity)
  }

  /// Adds a slab of at least `byteCount` bytes, and of about `preferred` where the budget has them.
  private mutating func addSlab(atLeast byteCount: Int, preferring preferred: Int = 0) throws(ScanFailure) {
    let rest = budget - capacity
    if byteCount > rest { throw ScanFailure(unlocated: .memoryLimitExceeded) }
    // Whole 16 KiB pages with a sixteenth of slack, so that the next answer to a keystroke may be a little larger.
    let wanted = max(byteCount, preferred)
    addSlab(size: min((wanted + wanted / 16 + 0x3fff) & ~0x3fff, rest))
  }

  private mutating func addSlab(size: Int) {
    // Freed by this arena alone: its list of slabs is the only place that knows the address.
    slabs.append(unsafe Slab(base: .allocate(byteCount: size, alignment: 64), byteCount: size))
    currentSlab = slabs.count - 1
    usedInCurrentSlab = 0
  }

  private mutating func freeSlabs() {
    // Each base came from `allocate` in `addSlab` and leaves the list here, so it is freed once.
    for slab in slabs { unsafe slab.base.deallocate() }
    slabs.removeAll(keepingCapacity: true)
  }

  /// Costs nothing in release builds.
  private func checkInvariants() {
    assert(slabs.isEmpty || currentSlab < slabs.count)
    assert(slabs.isEmpty || usedInCurrentSlab <= slabs[currentSlab].byteCount)
  }
}
