/// A hash table from texts to rows, in memory that it keeps: open addressing, eight bytes a slot.
///
/// It holds no texts. A slot has half of the hash, which settles nearly every comparison, and the row; the caller says
/// whether the row's text is the one that is looked for.
struct TextTable: Sendable {
  /// The upper half of a hash, and the row plus one below it; zero for a free slot.
  private var slots: [UInt64] = []
  private var mask = 0

  /// Forgets everything and makes room for `count` rows. Complexity: O(count).
  mutating func reset(for count: Int) {
    // A power of two that leaves at least half of the slots free, and mostly more, so that most probes are the first.
    let size = max(8, 4 << (Int.bitWidth - count.leadingZeroBitCount))
    mask = size - 1
    if slots.count < size {
      slots = Array(repeating: 0, count: size)
    } else {
      var slots = slots.mutableSpan
      for index in 0..<size { slots[index] = 0 }
    }
  }

  /// The slot of a row whose text has `hash`.
  @inline(__always)
  private static func slot(_ row: Int, _ hash: UInt64) -> UInt64 {
    hash & 0xffff_ffff_0000_0000 | UInt64(truncatingIfNeeded: row + 1)
  }

  /// The row of a slot that is not free.
  @inline(__always)
  private static func row(in slot: UInt64) -> Int { Int(slot & 0xffff_ffff) - 1 }

  /// Whether the text of a slot's row may have `hash`.
  @inline(__always)
  private static func matches(_ slot: UInt64, _ hash: UInt64) -> Bool { slot >> 32 == hash >> 32 }

  /// The slot of the row for which `isSame` holds, or the free slot where it belongs. Complexity: O(1) on average.
  @inline(__always)
  private func slot(for hash: UInt64, isSame: (Int) -> Bool) -> Int {
    var index = Int(truncatingIfNeeded: hash) & mask
    while true {
      let slot = slots[index]
      if slot == 0 { return index }
      if TextTable.matches(slot, hash) && isSame(TextTable.row(in: slot)) { return index }
      index = (index + 1) & mask
    }
  }

  /// The row whose text has `hash` and for which `isSame` holds, or nil.
  @inline(__always)
  func row(for hash: UInt64, isSame: (Int) -> Bool) -> Int? {
    if slots.isEmpty { return nil }
    let slot = slots[slot(for: hash, isSame: isSame)]
    return slot == 0 ? nil : TextTable.row(in: slot)
  }

  /// Puts `row` in, unless there is one for which `isSame` holds: then returns that.
  @inline(__always)
  mutating func insert(_ row: Int, hash: UInt64, isSame: (Int) -> Bool) -> Int? {
    let index = slot(for: hash, isSame: isSame)
    let slot = slots[index]
    if slot != 0 { return TextTable.row(in: slot) }
    slots[index] = TextTable.slot(row, hash)
    return nil
  }

  /// Puts each of `rows` in, unless one in front of it has the same text: then tells of both.
  ///
  /// In one loop that holds the slots, which costs half of what as many calls of ``insert(_:hash:isSame:)`` do.
  ///
  /// - Parameters:
  ///   - rows: The rows; there must be room for them.
  ///   - hash: The hash of a row's text.
  ///   - isSame: Whether two rows have the same text.
  ///   - foundRepeated: Hears of a row and the earlier one with its text.
  @inline(__always)
  mutating func insertAll(
    _ rows: some Collection<Int>, hash: (Int) -> UInt64, isSame: (Int, Int) -> Bool,
    foundRepeated: (_ row: Int, _ earlier: Int) -> Void
  ) {
    let mask = mask
    var slots = slots.mutableSpan
    for row in rows {
      let hash = hash(row)
      var index = Int(truncatingIfNeeded: hash) & mask
      while true {
        let slot = slots[index]
        if slot == 0 {
          slots[index] = TextTable.slot(row, hash)
          break
        }
        let earlier = TextTable.row(in: slot)
        if TextTable.matches(slot, hash) && isSame(earlier, row) {
          foundRepeated(row, earlier)
          break
        }
        index = (index + 1) & mask
      }
    }
  }
}
