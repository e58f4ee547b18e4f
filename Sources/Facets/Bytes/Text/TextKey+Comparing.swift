extension TextKey {
  /// How many bytes behind `depth` are the same in both, looking no further than index `limit`. Complexity: O(result / 8).
  @inline(__always)
  func matchingLength(with other: TextKey, from depth: Int, limit: Int = .max) -> Int {
    let end = min(count, other.count, limit)
    var index = depth
    while index <= end - 8 {
      let difference = word(at: index) ^ other.word(at: index)
      if difference != 0 { return index - depth + difference.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < end && self[index] == other[index] { index += 1 }
    return index - depth
  }

  /// Whether both have the same bytes.
  @inline(__always)
  static func == (left: TextKey, right: TextKey) -> Bool {
    if left.count != right.count { return false }
    if left.count < 8 { return left.tail(from: 0) == right.tail(from: 0) }
    var index = 0
    while index <= left.count - 8 {
      if left.word(at: index) != right.word(at: index) { return false }
      index += 8
    }
    // The last word overlaps the one before, which is cheaper than a loop over the rest.
    return left.word(at: left.count - 8) == right.word(at: left.count - 8)
  }

  /// Whether the text has these bytes.
  static func == (text: TextKey, bytes: [UInt8]) -> Bool {
    text.count == bytes.count && bytes.indices.allSatisfy { bytes[$0] == text[$0] }
  }

  /// Whether `left` comes before `right` by bytes, given that their first `depth` bytes are the same.
  @inline(__always)
  static func isLess(_ left: TextKey, _ right: TextKey, from depth: Int) -> Bool {
    let index = depth + left.matchingLength(with: right, from: depth)
    if index == right.count { return false }
    return index == left.count || left[index] < right[index]
  }

  /// Seven bytes from `depth` as a number that orders as they do; the lowest byte says how many bytes there were,
  /// with 8 for "more than seven". So two texts with the same chunk are equal unless it ends in 8, and a text comes
  /// before one that adds NUL bytes to it.
  @inline(__always)
  func chunk(at depth: Int) -> UInt64 {
    let rest = count - depth
    if rest >= 8 { return word(at: depth).byteSwapped & ~0xff | 8 }
    return tail(from: depth).byteSwapped | UInt64(rest)
  }

  /// The whole text as a 64-bit hash that depends on `seed`. Complexity: O(length / 16).
  ///
  /// A multiply and fold for each sixteen bytes (as in wyhash); with a random seed, which no operand of a product is
  /// without, nobody can prepare a response whose values collide.
  @inline(__always)
  func hash(seed: UInt64) -> UInt64 {
    let secret = seed ^ 0xa076_1d64_78bd_642f
    var hash = seed
    var first: UInt64
    var last: UInt64 = 0
    if count >= 8 {
      // The last words overlap what is before them, which saves a branch for each length; up to 32 bytes are read alike,
      // since whether a name has more than sixteen is what no branch predictor knows.
      var index = 0
      while index < count - 32 {
        hash = TextKey.fold(word(at: index) ^ secret, word(at: index + 8) ^ hash)
        index += 16
      }
      hash = TextKey.fold(word(at: index) ^ secret, word(at: min(index + 8, count - 8)) ^ hash)
      first = word(at: max(count - 16, 0))
      last = word(at: count - 8)
    } else {
      first = shortText
    }
    first ^= secret
    last ^= hash
    let product = TextKey.fold(first, last)
    return TextKey.fold(product ^ secret, UInt64(truncatingIfNeeded: count) ^ 0x9e37_79b9_7f4a_7c15)
  }

  @inline(__always)
  private static func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }

  /// The seed of this process: random as that of the standard library's hashing, and like it the same in every process
  /// where the environment says `SWIFT_DETERMINISTIC_HASHING`, so that two runs do the same.
  static let seed: UInt64 = {
    let halves = [0, 1].map { half in
      var hasher = Hasher()
      hasher.combine(half)
      return UInt64(truncatingIfNeeded: hasher.finalize())
    }
    return halves[0] << 32 ^ halves[1]
  }()
}
