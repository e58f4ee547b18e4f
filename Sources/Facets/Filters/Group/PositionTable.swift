/// A hash table from elements to their positions in a list: open addressing, at most half full.
///
/// It holds no elements. Its owner hashes them, and says whether the one at a position is the one that is looked for.
struct PositionTable: Sendable {
  /// The elements' hashes, by position.
  private var hashes: [Int] = []
  /// Positions + 1, and zero for "free". Without any the table is not in use.
  private var slots: [UInt32] = []

  /// Whether nothing has been entered, since the list is short or has no elements.
  var isEmpty: Bool { slots.isEmpty }

  /// Enters the elements of a list with these hashes in place of all others. Says whether two have the same hash, and may
  /// be the same.
  ///
  /// Complexity: O(n) on average.
  mutating func fill(with hashes: [Int]) -> Bool {
    self.hashes = hashes
    return fill(slotCount: PositionTable.slotCount(for: hashes.count))
  }

  /// Forgets all elements, and their memory.
  mutating func removeAll() {
    hashes = []
    slots = []
  }

  /// The slot of the element with `hash` for which `isSame` holds, or the free one where it belongs. Complexity: O(1) on
  /// average.
  @inline(__always)
  func slot(for hash: Int, isSame: (Int) -> Bool) -> Int {
    let mask = slots.count - 1
    var slot = hash & mask
    while slots[slot] != 0 {
      let position = Int(slots[slot]) - 1
      if hashes[position] == hash && isSame(position) { break }
      slot = (slot + 1) & mask
    }
    return slot
  }

  /// The position of the element in `slot`; nil where that is free.
  @inline(__always)
  func position(in slot: Int) -> Int? { slots[slot] == 0 ? nil : Int(slots[slot]) - 1 }

  /// Makes room for another element, which may move slots. Complexity: amortized O(1).
  mutating func reserveOne() {
    if (hashes.count + 1) * 2 > slots.count { _ = fill(slotCount: slots.count * 2) }
  }

  /// Enters the element behind the last into the free `slot`.
  mutating func append(_ hash: Int, in slot: Int) {
    hashes.append(hash)
    slots[slot] = UInt32(hashes.count)
  }

  /// Removes the element in `slot`; those behind it move up by one position, which is returned.
  ///
  /// Complexity: O(n), in a few vector instructions per element.
  mutating func remove(in slot: Int) -> Int {
    let position = Int(slots[slot]) - 1
    free(slot)
    hashes.remove(at: position)
    let removed = UInt32(position + 1)
    for slot in slots.indices { slots[slot] &-= slots[slot] > removed ? 1 : 0 }
    return position
  }
}

extension PositionTable {
  /// Empties a slot and moves later ones of its cluster up, so that no search stops early.
  private mutating func free(_ slot: Int) {
    let mask = slots.count - 1
    var hole = slot
    var next = (slot + 1) & mask
    while slots[next] != 0 {
      let ideal = hashes[Int(slots[next]) - 1] & mask
      // One may move up to its ideal slot, not beyond.
      if (next &- ideal) & mask >= (next &- hole) & mask {
        slots[hole] = slots[next]
        hole = next
      }
      next = (next + 1) & mask
    }
    slots[hole] = 0
  }

  /// Enters all elements into so many free slots. Says whether two have the same hash.
  private mutating func fill(slotCount: Int) -> Bool {
    slots = [UInt32](repeating: 0, count: slotCount)
    let mask = slotCount - 1
    var hasTwins = false
    for position in hashes.indices {
      var slot = hashes[position] & mask
      while slots[slot] != 0 {
        hasTwins = hasTwins || hashes[Int(slots[slot]) - 1] == hashes[position]
        slot = (slot + 1) & mask
      }
      slots[slot] = UInt32(position + 1)
    }
    return hasTwins
  }

  /// The smallest power of two that leaves the table at most half full with `count` elements.
  private static func slotCount(for count: Int) -> Int {
    max(32, 1 << (Int.bitWidth - (count * 2 - 1).leadingZeroBitCount))
  }
}
