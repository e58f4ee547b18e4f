/// Finds out whether texts are among some that are looked for, such as the selected values of an attribute.
struct TextMatcher {
  private let wanted: [TextKey]
  private var table = TextTable()
  /// The lengths that are looked for, modulo 64: few texts of other lengths have to be hashed.
  private var lengths: UInt64 = 0
  private let seed = TextKey.seed

  /// A matcher for these texts, which the caller holds as long as it is used. Complexity: O(bytes).
  init(_ wanted: [TextKey]) {
    self.wanted = wanted
    table.reset(for: wanted.count)
    for (index, text) in wanted.enumerated() {
      lengths |= 1 << UInt64(text.count % 64)
      _ = table.insert(index, hash: text.hash(seed: seed)) { wanted[$0] == text }
    }
  }

  /// The index of the first wanted text with the bytes of `text`, or nil. Complexity: O(length) at most.
  @inline(__always)
  func index(of text: TextKey) -> Int? {
    if lengths >> UInt64(text.count % 64) & 1 == 0 { return nil }
    return table.row(for: text.hash(seed: seed)) { wanted[$0] == text }
  }
}
