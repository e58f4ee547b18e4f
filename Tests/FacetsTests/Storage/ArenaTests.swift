@testable import Facets
import Testing

/// The bump allocator and the columns in it.
struct ArenaTests {
  @Test func allocationsAreAlignedAndDoNotOverlap() throws {
    var random = SplitMix64(seed: 6)
    var arena = Arena()
    var taken: [Range<UInt>] = []
    for _ in 0..<2000 {
      let size = Int.random(in: 0..<9, using: &random) == 0 ? 20_000 : Int.random(in: 0...300, using: &random)
      let start = try unsafe UInt(bitPattern: arena.allocate(byteCount: size))
      #expect(start % UInt(Arena.alignment) == 0)
      taken.append(start..<start + UInt(size))
    }
    let sorted = taken.filter { !$0.isEmpty }.sorted { $0.lowerBound < $1.lowerBound }
    for (left, right) in zip(sorted, sorted.dropFirst()) { #expect(left.upperBound <= right.lowerBound) }
    #expect(arena.capacity >= sorted.reduce(0) { $0 + $1.count })
  }

  /// The sanitizer watches these writes.
  @Test func allocationsKeepWhatIsWrittenToThem() throws {
    var arena = Arena()
    let sizes = [1, 16, 17, 16_384, 16_385, 3, 100_000, 64]
    var blocks: [UnsafeMutablePointer<UInt8>] = unsafe []
    for size in sizes {
      let block = try unsafe arena.allocate(byteCount: size).bindMemory(to: UInt8.self, capacity: size)
      for index in 0..<size { unsafe block[index] = UInt8(truncatingIfNeeded: size &+ index) }
      unsafe blocks.append(block)
    }
    for (number, size) in sizes.enumerated() {
      let block = unsafe blocks[number]
      let isIntact = (0..<size).allSatisfy { unsafe block[$0] == UInt8(truncatingIfNeeded: size &+ $0) }
      #expect(isIntact)
    }
    extendLifetime(arena)
  }

  @Test func resetKeepsTheSlabs() throws {
    var arena = Arena()
    try arena.reset(expecting: 100_000)
    let capacity = arena.capacity
    #expect(capacity >= 100_000)
    let first = try unsafe UInt(bitPattern: arena.allocate(byteCount: 50_000))
    for byteCount in [100_000, 10, 0, capacity] {
      try arena.reset(expecting: byteCount)
      #expect(arena.capacity == capacity)
      #expect(try unsafe UInt(bitPattern: arena.allocate(byteCount: 50_000)) == first)
    }
    // What was expected fits without growing.
    try arena.reset(expecting: 100_000)
    for _ in 0..<10 { _ = try unsafe arena.allocate(byteCount: 10_000) }
    #expect(arena.capacity == capacity)
  }

  @Test func resetTradesSmallSlabsForOneThatIsLargeEnough() throws {
    var arena = Arena()
    for _ in 0..<100 { _ = try unsafe arena.allocate(byteCount: 1000) }
    try arena.reset(expecting: 10_000_000)
    let capacity = arena.capacity
    #expect(capacity >= 10_000_000 && capacity < 12_000_000)
    _ = try unsafe arena.allocate(byteCount: 10_000_000)
    #expect(arena.capacity == capacity)
  }

  @Test func growthIsGeometric() throws {
    var arena = Arena()
    var steps = 0
    for _ in 0..<20_000 {
      let before = arena.capacity
      _ = try unsafe arena.allocate(byteCount: 1024)
      if arena.capacity > before { steps += 1 }
    }
    // A quarter at a time: log(20,000 KiB / 16 KiB) / log 1.25 steps, and never much more than is asked for.
    #expect(steps <= 32)
    #expect(arena.capacity < 20_000 * 1024 * 3 / 2)
  }

  @Test func columnsKeepTheirElementsWhileTheyGrow() throws {
    var arena = Arena()
    var numbers = try Column<Int>(capacity: 0, in: &arena)
    var texts = try Column<TextRange>(capacity: 3, in: &arena)
    for index in 0..<5000 {
      // Two that grow in turns must not write into each other.
      try numbers.append(index * 7, in: &arena)
      try texts.append(TextRange(offset: UInt32(index), count: UInt32(index + 1)), in: &arena)
    }
    #expect(numbers.count == 5000 && texts.count == 5000)
    #expect(numbers.capacity >= 5000 && numbers.capacity <= 10_000)
    for index in 0..<5000 {
      #expect(numbers[index] == index * 7)
      #expect(texts[index] == TextRange(offset: UInt32(index), count: UInt32(index + 1)))
    }
    numbers.truncate(to: 10)
    numbers[9] = -1
    try numbers.append(-2, in: &arena)
    #expect(numbers.count == 11)
    #expect([numbers[8], numbers[9], numbers[10]] == [56, -1, -2])
    extendLifetime(arena)
  }
}
