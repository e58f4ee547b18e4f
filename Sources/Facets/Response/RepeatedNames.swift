/// A record that stands under a key of a JSON object.
protocol NamedRecord: BitwiseCopyable {
  var name: TextRange { get }
}

extension AttributeRecord: NamedRecord {}
extension StatsRecord: NamedRecord {}
extension RuleRecord: NamedRecord {}

extension ResponseBuilder {
  /// Leaves one record for each name among those from row `first` on: at the place of the first, with the contents of
  /// the last, which is what JavaScript's `JSON.parse` makes of a repeated key.
  ///
  /// Complexity: O(n) on average, by a hash table in the arena with the standard library's seeded hash, so that a
  /// hostile answer can't make it slow.
  func mergeRepeatedNames<Record: NamedRecord>(
    in column: inout Column<Record>, from first: Int, arena: inout Arena
  ) throws(ScanFailure) {
    let count = column.count - first
    if count < 2 { return }
    let slotCount = 4 << (Int.bitWidth - count.leadingZeroBitCount)
    var slots = try Column<UInt32>(capacity: slotCount, in: &arena)
    for _ in 0..<slotCount { try slots.append(.max, in: &arena) }
    var end = first
    for row in first..<column.count {
      let record = column[row]
      var slot = hash(record.name) & (slotCount - 1)
      while slots[slot] != .max && !areEqual(column[Int(slots[slot])].name, record.name) {
        slot = (slot + 1) & (slotCount - 1)
      }
      if slots[slot] == .max {
        slots[slot] = UInt32(end)
        column[end] = record
        end += 1
      } else {
        column[Int(slots[slot])] = record
      }
    }
    column.truncate(to: end)
  }

  private func hash(_ text: TextRange) -> Int {
    var hasher = Hasher()
    var word: UInt64 = 0
    for index in 0..<Int(text.count) {
      word = word << 8 | UInt64(byte(of: text, at: index))
      if index & 7 == 7 { hasher.combine(word) }
    }
    hasher.combine(word)
    hasher.combine(text.count)
    return hasher.finalize()
  }
}
