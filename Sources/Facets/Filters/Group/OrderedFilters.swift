/// A set of filters that keeps the order in which they were added.
///
/// Filters lie in an array; from nine on, a hash table of positions finds one.
struct OrderedFilters: Sendable {
  private(set) var elements: [Filter] = []
  /// The elements' hashes, and a table of positions + 1 with zero for "free", at most half full. Empty for few elements.
  private var hashes: [Int] = []
  private var slots: [UInt32] = []

  /// Up to this many elements are compared one by one.
  private static let linearLimit = 8

  init() {}

  /// The set of `filters`, each at its first place. Complexity: O(n) on average.
  init(_ filters: [Filter]) {
    elements = filters
    if filters.count <= OrderedFilters.linearLimit {
      if filters.indices.contains(where: { filters[..<$0].contains(filters[$0]) }) { addOneByOne(filters) }
      return
    }
    hashes.reserveCapacity(filters.count)
    for index in filters.indices { hashes.append(filters[index].tableHash) }
    slots = [UInt32](repeating: 0, count: OrderedFilters.slotCount(for: filters.count))
    for position in elements.indices {
      let slot = slot(of: elements[position], hash: hashes[position])
      // Where a filter is given twice, start again and take them one by one.
      if slots[slot] != 0 {
        addOneByOne(filters)
        return
      }
      slots[slot] = UInt32(position + 1)
    }
  }

  private mutating func addOneByOne(_ filters: [Filter]) {
    self = OrderedFilters()
    for filter in filters { _ = insert(filter) }
  }

  var count: Int { elements.count }

  var isEmpty: Bool { elements.isEmpty }

  /// The position of `filter`. Complexity: O(1) on average.
  func position(of filter: Filter) -> Int? {
    if slots.isEmpty { return elements.firstIndex(of: filter) }
    let slot = slot(of: filter, hash: filter.tableHash)
    return slots[slot] == 0 ? nil : Int(slots[slot]) - 1
  }

  func contains(_ filter: Filter) -> Bool { position(of: filter) != nil }

  /// Adds `filter` at the end unless it is there; says whether it was added. Complexity: amortized O(1) on average.
  mutating func insert(_ filter: Filter) -> Bool {
    if slots.isEmpty && elements.count < OrderedFilters.linearLimit {
      if elements.contains(filter) { return false }
      elements.append(filter)
      return true
    }
    if (elements.count + 1) * 2 > slots.count { rebuild(slotCount: max(32, slots.count * 2)) }
    let hash = filter.tableHash
    let slot = slot(of: filter, hash: hash)
    if slots[slot] != 0 { return false }
    elements.append(filter)
    hashes.append(hash)
    slots[slot] = UInt32(elements.count)
    return true
  }

  /// Removes `filter`; says whether it was there. Complexity: O(n), in a few vector instructions per element.
  mutating func remove(_ filter: Filter) -> Bool {
    if slots.isEmpty {
      guard let position = elements.firstIndex(of: filter) else { return false }
      elements.remove(at: position)
      return true
    }
    let slot = slot(of: filter, hash: filter.tableHash)
    if slots[slot] == 0 { return false }
    let position = Int(slots[slot]) - 1
    free(slot)
    elements.remove(at: position)
    hashes.remove(at: position)
    let removed = UInt32(position + 1)
    for slot in slots.indices { slots[slot] &-= slots[slot] > removed ? 1 : 0 }
    if elements.count < OrderedFilters.linearLimit { forgetTable() }
    return true
  }

  /// Removes the elements that fulfil `condition` and returns them. Complexity: O(n).
  mutating func removeAll(where condition: (Filter) -> Bool) -> [Filter] {
    let removed = elements.filter(condition)
    if removed.isEmpty { return [] }
    elements.removeAll(where: condition)
    forgetTable()
    if elements.count >= OrderedFilters.linearLimit {
      rebuild(slotCount: OrderedFilters.slotCount(for: elements.count))
    }
    return removed
  }

  /// The slot that holds `filter`, or the free one where it belongs.
  private func slot(of filter: Filter, hash: Int) -> Int {
    let mask = slots.count - 1
    var slot = hash & mask
    while slots[slot] != 0 {
      let position = Int(slots[slot]) - 1
      if hashes[position] == hash && elements[position] == filter { break }
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
      // An element may move up to its ideal slot, not beyond.
      if (next &- ideal) & mask >= (next &- hole) & mask {
        slots[hole] = slots[next]
        hole = next
      }
      next = (next + 1) & mask
    }
    slots[hole] = 0
  }

  private mutating func rebuild(slotCount: Int) {
    if hashes.count != elements.count { hashes = elements.map { $0.tableHash } }
    slots = [UInt32](repeating: 0, count: slotCount)
    for position in elements.indices {
      var slot = hashes[position] & (slotCount - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slotCount - 1) }
      slots[slot] = UInt32(position + 1)
    }
  }

  private mutating func forgetTable() {
    hashes = []
    slots = []
  }

  /// The smallest power of two that leaves the table at most half full with `count` elements.
  private static func slotCount(for count: Int) -> Int {
    max(32, 1 << (Int.bitWidth - (count * 2 - 1).leadingZeroBitCount))
  }
}

extension OrderedFilters: Equatable {
  /// Whether both hold the same filters, in any order. Complexity: O(n) on average.
  static func == (left: OrderedFilters, right: OrderedFilters) -> Bool {
    left.count == right.count && left.elements.allSatisfy { right.contains($0) }
  }
}
