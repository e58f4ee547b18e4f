/// The order of texts in the output: Swift's order of strings (by scalar after NFC), and by bytes where that calls two
/// texts equal.
///
/// Bytes alone decide for texts that are their own NFC, which almost all are; the others take the slow path.
enum TextOrder {
  /// Whether `left` comes before `right`.
  static func precedes(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
    if isPlain(left) && isPlain(right) { return bytesPrecede(left, right) }
    return precedesSlowly(left, right)
  }

  /// The same for texts of any kind.
  static func precedesSlowly(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
    let leftText = String(decoding: left, in: 0..<left.count)
    let rightText = String(decoding: right, in: 0..<right.count)
    if leftText < rightText { return true }
    if rightText < leftText { return false }
    return bytesPrecede(left, right)
  }

  /// Whether `bytes`, which must be UTF-8, are known to be their own NFC: all scalars are of a kind that composes with
  /// nothing and has no other canonical form. May say no where yes was right. Complexity: O(length).
  static func isPlain(_ bytes: Span<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count {
      if index + 8 <= bytes.count && bytes.word(at: index) & 0x8080_8080_8080_8080 == 0 {
        index += 8
        continue
      }
      let length = plainScalarLength(in: bytes, at: index)
      if length == 0 { return false }
      index += length
    }
    return true
  }

  /// The length of the scalar at `index` if it is known to be harmless, otherwise 0.
  private static func plainScalarLength(in bytes: Span<UInt8>, at index: Int) -> Int {
    func byte(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }
    switch bytes[index] {
    case ..<0x80: return 1
    // U+0080...U+02FF, and Cyrillic without its combining marks.
    case 0xc2...0xcb, 0xd0...0xd1: return 2
    // Dashes and quotation marks U+2010...U+2027.
    case 0xe2: return byte(1) == 0x80 && (0x90...0xa7).contains(byte(2)) ? 3 : 0
    // Hiragana and Katakana without the combining sound marks.
    case 0xe3: return byte(1) == 0x81 || byte(1) == 0x83 || (byte(1) == 0x82 && byte(2) < 0x97) ? 3 : 0
    // Ideographs U+4E00...U+9FFF.
    case 0xe4: return byte(1) >= 0xb8 ? 3 : 0
    case 0xe5...0xe9: return 3
    // Hangul syllables U+AC00...U+D77F.
    case 0xea: return byte(1) >= 0xb0 ? 3 : 0
    case 0xeb...0xec: return 3
    case 0xed: return byte(1) < 0x9e ? 3 : 0
    // Pictographs U+1F300...U+1FAFF.
    case 0xf0: return byte(1) == 0x9f && (0x8c...0xab).contains(byte(2)) ? 4 : 0
    default: return 0
    }
  }
}

extension String {
  /// Whether the text comes before `other` in the order of the output, a total one.
  func precedesInOutput(_ other: String) -> Bool {
    withBytes { left in other.withBytes { right in TextOrder.precedes(left, right) } }
  }
}
