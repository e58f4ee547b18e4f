extension Filter {
  /// A hash for tables of filters: seeded per process as the standard library's, so that a hostile URL can't make
  /// look-ups slow, but several times faster on short texts.
  var tableHash: Int {
    switch self {
    case .facet(let facet): facet.tableHash
    case .numeric(let numeric): numeric.tableHash
    case .tag(let tag): combine(tag.value.seededHash(TextKey.seed), tag.isNegated ? 3 : 1)
    }
  }
}

extension Filter.Facet {
  fileprivate var tableHash: Int {
    let valueHash =
      switch value {
      // Another seed than for the attribute, or equal texts would meet in one place.
      case .string(let string): string.seededHash(~TextKey.seed)
      case .number(let number): number.value.bitPattern &* 0x9e37_79b9_7f4a_7c15 ^ TextKey.seed
      case .bool(let bool): TextKey.seed &+ (bool ? 1 : 2)
      }
    return combine(attribute.rawValue.seededHash(TextKey.seed), valueHash &+ (isNegated ? 2 : 0))
  }
}

extension Filter.Numeric {
  fileprivate var tableHash: Int {
    var hasher = Hasher()
    condition.hash(into: &hasher)
    hasher.combine(isNegated)
    return combine(attribute.rawValue.seededHash(TextKey.seed), UInt64(bitPattern: Int64(hasher.finalize())))
  }
}

/// Mixes two words: an odd factor loses nothing of the other one.
@inline(__always)
private func combine(_ first: UInt64, _ second: UInt64) -> Int {
  Int(truncatingIfNeeded: first &* (second | 1) &+ second)
}

extension String {
  /// A hash of the UTF-8 bytes. Complexity: O(length / 16).
  @inline(__always)
  fileprivate func seededHash(_ seed: UInt64) -> UInt64 {
    withBytes { TextKey($0).hash(seed: seed) }
  }
}
