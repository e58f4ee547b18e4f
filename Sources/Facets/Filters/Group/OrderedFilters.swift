/// A set of filters that keeps the order in which they were added.
///
/// Filters lie in a list of records; from nine on, a hash table of their positions finds one.
struct OrderedFilters: Sendable {
  private(set) var records = FilterRecords()
  /// Empty for few filters.
  private var table = PositionTable()
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
    if fillTable() { addOneByOne(records) }
  }

  /// Enters all filters into the table. Says whether two have the same hash, and may be the same.
  private mutating func fillTable() -> Bool {
    table.fill(with: (0..<records.count).map { records.parts(at: $0).hash })
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
    if table.isEmpty { return firstIndex(of: parts) != nil }
    return table.position(in: slot(of: parts, hash: parts.hash)) != nil
  }

  /// The table's slot of the filter, or the free one where it belongs.
  private func slot(of parts: FilterParts, hash: Int) -> Int {
    table.slot(for: hash) { records.parts(at: $0) == parts }
  }

  private func firstIndex(of parts: FilterParts) -> Int? {
    (0..<records.count).first { records.parts(at: $0) == parts }
  }

  /// Adds a filter, which is not this set's, at the end unless it is there; says whether it was added.
  ///
  /// Complexity: amortized O(1) on average.
  mutating func insert(_ parts: FilterParts) -> Bool {
    if table.isEmpty && records.count < OrderedFilters.linearLimit {
      if firstIndex(of: parts) != nil { return false }
      dropGarbage()
      records.append(parts)
      return true
    }
    if table.isEmpty { _ = fillTable() } else { table.reserveOne() }
    let hash = parts.hash
    let slot = slot(of: parts, hash: hash)
    if table.position(in: slot) != nil { return false }
    dropGarbage()
    records.append(parts)
    table.append(hash, in: slot)
    return true
  }

  /// Removes a filter; says whether it was there. Complexity: O(n), in a few vector instructions per filter.
  mutating func remove(_ parts: FilterParts) -> Bool {
    if table.isEmpty {
      guard let position = firstIndex(of: parts) else { return false }
      remove(at: position)
      return true
    }
    let slot = slot(of: parts, hash: parts.hash)
    if table.position(in: slot) == nil { return false }
    remove(at: table.remove(in: slot))
    if records.count < OrderedFilters.linearLimit { table.removeAll() }
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

extension OrderedFilters: Equatable {
  /// Whether both hold the same filters, in any order. Complexity: O(bytes) on average.
  static func == (left: OrderedFilters, right: OrderedFilters) -> Bool {
    left.count == right.count && (0..<left.count).allSatisfy { right.contains(left.records.parts(at: $0)) }
  }
}
