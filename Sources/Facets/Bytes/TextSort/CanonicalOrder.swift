/// Swift's order of strings (by Unicode scalar after NFC) on bytes that may not be normalized.
extension TextKey {
  /// Whether comparing this text's bytes with those of another such text gives Swift's order of strings.
  ///
  /// True for a text whose scalars lie below U+0300 (no byte from 0xCC on), and for one whose other scalars are stable
  /// under NFC on their own: no marks, nothing that composes with what is before it. UTF-8 orders as scalars do.
  /// Complexity: O(length / 8) for the first kind.
  ///
  /// The bytes before `start` are known to be of that kind. They may end inside a scalar, which is then looked at whole.
  @inline(__always)
  func isOrderedByBytes(from start: Int) -> Bool {
    var start = start
    while start > 0 && start < count && self[start] & 0xc0 == 0x80 { start -= 1 }
    return hasOnlyLowScalars(from: start) || isStableUnderNFC(from: start)
  }

  @inline(__always)
  private func hasOnlyLowScalars(from start: Int) -> Bool {
    var found: UInt64 = 0
    var index = start
    while index <= count - 8 {
      let bytes = word(at: index)
      // The high bit of every byte that is at least 0xcc: 0x4c + 0x34 is 0x80.
      found |= ((bytes & 0x7f7f_7f7f_7f7f_7f7f) + 0x3434_3434_3434_3434) & bytes
      index += 8
    }
    let bytes = tail(from: index)
    found |= ((bytes & 0x7f7f_7f7f_7f7f_7f7f) + 0x3434_3434_3434_3434) & bytes
    return found & 0x8080_8080_8080_8080 == 0
  }

  @inline(never)
  private func isStableUnderNFC(from start: Int) -> Bool {
    var index = start
    while index < count {
      // Only a byte from 0xCC on starts a scalar from U+0300 on.
      if self[index] < 0xcc {
        index += 1
        continue
      }
      let scalar = self.scalar(at: index)
      if !scalar.isStableUnderNFC { return false }
      index += scalar.utf8Length
    }
    return true
  }

  /// The scalar whose first byte is at `index`; the bytes are known to be UTF-8.
  func scalar(at index: Int) -> Unicode.Scalar {
    let first = UInt32(self[index])
    let value: UInt32
    switch first {
    case ..<0x80: value = first
    case ..<0xe0: value = (first & 0x1f) << 6 | continuation(index + 1)
    case ..<0xf0: value = (first & 0x0f) << 12 | continuation(index + 1) << 6 | continuation(index + 2)
    default:
      value =
        (first & 0x07) << 18 | continuation(index + 1) << 12 | continuation(index + 2) << 6
        | continuation(index + 3)
    }
    return Unicode.Scalar(value) ?? "\u{fffd}"
  }

  private func continuation(_ index: Int) -> UInt32 {
    UInt32(self[index] & 0x3f)
  }

  /// Whether `left` comes before `right` in Swift's order of strings.
  static func isCanonicallyLess(_ left: TextKey, _ right: TextKey) -> Bool {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      // Both are UTF-8: bytes of a response, which the decoder checks, or of a `String`.
      return unsafe UTF8Span(unchecked: left.span).isCanonicallyLessThan(UTF8Span(unchecked: right.span))
    }
    return left.string < right.string
  }

  /// Whether both are the same string to Swift, whatever their bytes.
  static func isCanonicallyEqual(_ left: TextKey, _ right: TextKey) -> Bool {
    left == right || !isCanonicallyLess(left, right) && !isCanonicallyLess(right, left)
  }
}

extension Unicode.Scalar {
  /// Whether NFC leaves the scalar as it is wherever it stands. May be false for some that it does leave alone.
  fileprivate var isStableUnderNFC: Bool {
    switch value {
    // Greek, Cyrillic, Thai and additional Latin letters, punctuation, kana without voicing marks, CJK, Hangul
    // syllables, emoji: most of what facet values hold beyond U+0300.
    case 0x388...0x3ff, 0x400...0x482, 0xe01...0xe30, 0xe40...0xe46, 0x1e00...0x1eff, 0x2010...0x2027,
      0x30a1...0x30fa, 0x3041...0x3096, 0x4e00...0x9fff, 0xac00...0xd7a3, 0x1f300...0x1faff:
      true
    // Hangul vowels and final consonants, and the Kirat Rai vowel signs, compose with what is before them.
    case 0x1160...0x11ff, 0x16d40...0x16d7f: false
    default: isStarterWithoutMappings
    }
  }

  private var isStarterWithoutMappings: Bool {
    if properties.canonicalCombiningClass != .notReordered || properties.isFullCompositionExclusion {
      return false
    }
    // Every other scalar that composes with its left neighbour is a mark.
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .unassigned: return false
    default: return true
    }
  }

  /// The number of bytes that the scalar takes in UTF-8.
  var utf8Length: Int {
    switch value {
    case ..<0x80: 1
    case ..<0x800: 2
    case ..<0x10000: 3
    default: 4
    }
  }
}
