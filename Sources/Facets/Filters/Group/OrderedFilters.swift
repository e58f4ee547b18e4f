/// A set of filters that keeps the order in which they were added.
///
/// Filters lie in a list of records; from nine on, a hash table of positions finds one.
struct OrderedFilters: Sendable {
  private(set) var records = FilterRecords()
  /// The filters' hashes, and a table of positions + 1 with zero for "free", at most half full. Empty for few filters.
  private var hashes: [Int] = []
  private var slots: [UInt32] = []
  /// The bytes of texts that are not, or no longer, of these filters.
  private var garbage = 0

  /// Up to this many filters are compared one by one.
  private static let linearLimit = 8

  init() {}

  /// The set of `records`, each at its first place. Complexity: O(bytes) on average.
  init(_ records: FilterRecords) {
    self.records = records
    garbage = records.unusedTextCount
    if records.count <= OrderedFilters.linearLimit {
      let isSet = (0..<records.count).allSatisfy { firstIndex(of: records.parts(at: $0)) == $0 }
      if !isSet { addOneByOne(records) }
      return
    }
    hashes.reserveCapacity(records.count)
    for index in 0..<records.count { hashes.append(records.parts(at: index).hash) }
    slots = [UInt32](repeating: 0, count: OrderedFilters.slotCount(for: records.count))
    if fillSlots() { addOneByOne(records) }
  }

  private mutating func addOneByOne(_ records: FilterRecords) {
    self = OrderedFilters()
    for index in 0..<records.count { _ = insert(records.parts(at: index)) }
  }

  var count: Int { records.count }

  var isEmpty: Bool { records.count == 0 }

  /// The filters, made anew. Complexity: O(bytes).
  var elements: [Filter] { records.elements }

  /// Whether the filter is there. Complexity: O(1) on average.
  func contains(_ parts: FilterParts) -> Bool {
    slots.isEmpty ? firstIndex(of: parts) != nil : slots[slot(of: parts, hash: parts.hash)] != 0
  }

  private func firstIndex(of parts: FilterParts) -> Int? {
    (0..<records.count).first { records.parts(at: $0) == parts }
  }

  /// Adds a filter, which is not this set's, at the end unless it is there; says whether it was added.
  ///
  /// Complexity: amortized O(1) on average.
  mutating func insert(_ parts: FilterParts) -> Bool {
    if slots.isEmpty && records.count < OrderedFilters.linearLimit {
      if firstIndex(of: parts) != nil { return false }
      dropGarbage()
      records.append(parts)
      return true
    }
    if (records.count + 1) * 2 > slots.count { rebuild(slotCount: max(32, slots.count * 2)) }
    let hash = parts.hash
    let slot = slot(of: parts, hash: hash)
    if slots[slot] != 0 { return false }
    dropGarbage()
    records.append(parts)
    hashes.append(hash)
    slots[slot] = UInt32(records.count)
    return true
  }

  /// Removes a filter; says whether it was there. Complexity: O(n), in a few vector instructions per filter.
  mutating func remove(_ parts: FilterParts) -> Bool {
    if slots.isEmpty {
      guard let position = firstIndex(of: parts) else { return false }
      remove(at: position)
      return true
    }
    let slot = slot(of: parts, hash: parts.hash)
    if slots[slot] == 0 { return false }
    let position = Int(slots[slot]) - 1
    free(slot)
    hashes.remove(at: position)
    let removed = UInt32(position + 1)
    for slot in slots.indices { slots[slot] &-= slots[slot] > removed ? 1 : 0 }
    remove(at: position)
    if records.count < OrderedFilters.linearLimit { forgetTable() }
    return true
  }

  private mutating func remove(at position: Int) {
    garbage += records.parts(at: position).text.count
    records.remove(at: position)
    dropGarbage()
  }

  /// Copies the texts into a block of their own if most of the block is of others.
  private mutating func dropGarbage() {
    if garbage > 1024 && garbage * 2 > records.textCount {
      records = records.filtered { _ in true }
      garbage = 0
    }
  }

  /// Keeps the filters for which `condition` holds; says whether any is gone. Complexity: O(bytes).
  mutating func keep(where condition: (FilterParts) -> Bool) -> Bool {
    // Most groups that are asked keep everything.
    if (0..<records.count).allSatisfy({ condition(records.parts(at: $0)) }) { return false }
    self = OrderedFilters(records.filtered(condition))
    return true
  }
}

extension OrderedFilters {
  /// The slot that holds the filter, or the free one where it belongs.
  private func slot(of parts: FilterParts, hash: Int) -> Int {
    let mask = slots.count - 1
    var slot = hash & mask
    while slots[slot] != 0 {
      let position = Int(slots[slot]) - 1
      if hashes[position] == hash && records.parts(at: position) == parts { break }
      slot = (slot + 1) & mask
    }
    return slot
  }

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

  private mutating func rebuild(slotCount: Int) {
    if hashes.count != records.count { hashes = (0..<records.count).map { records.parts(at: $0).hash } }
    slots = [UInt32](repeating: 0, count: slotCount)
    _ = fillSlots()
  }

  /// Enters all filters into the table, whose slots are free. Says whether two have the same hash, and may be the same.
  private mutating func fillSlots() -> Bool {
    let mask = slots.count - 1
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

  private mutating func forgetTable() {
    hashes = []
    slots = []
  }

  /// The smallest power of two that leaves the table at most half full with `count` filters.
  private static func slotCount(for count: Int) -> Int {
    max(32, 1 << (Int.bitWidth - (count * 2 - 1).leadingZeroBitCount))
  }
}

extension OrderedFilters: Equatable {
  /// Whether both hold the same filters, in any order. Complexity: O(bytes) on average.
  static func == (left: OrderedFilters, right: OrderedFilters) -> Bool {
    left.count == right.count && (0..<left.count).allSatisfy { right.contains(left.records.parts(at: $0)) }
  }
}
