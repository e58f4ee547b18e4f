/// Finds the first place where bytes stop being well-formed UTF-8, by table 3-7 of the Unicode standard.
enum UTF8Check {
  /// The offset of the first sequence that is not well-formed, or nil. Complexity: O(n), eight ASCII bytes at a time.
  static func firstInvalidOffset(in bytes: Span<UInt8>) -> Int? {
    var index = 0
    while index < bytes.count {
      if index + 8 <= bytes.count && bytes.word(at: index) & 0x8080_8080_8080_8080 == 0 {
        index += 8
        continue
      }
      let length = sequenceLength(in: bytes, at: index)
      if length == 0 { return index }
      index += length
    }
    return nil
  }

  private static func sequenceLength(in bytes: Span<UInt8>, at index: Int) -> Int {
    func byte(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }
    func isContinuation(_ offset: Int) -> Bool { byte(offset) & 0xc0 == 0x80 }
    let lead = bytes[index]
    switch lead {
    case ..<0x80:
      return 1
    case 0xc2...0xdf:
      return isContinuation(1) ? 2 : 0
    case 0xe0...0xef:
      let lowest: UInt8 = lead == 0xe0 ? 0xa0 : 0x80
      let highest: UInt8 = lead == 0xed ? 0x9f : 0xbf
      return (lowest...highest).contains(byte(1)) && isContinuation(2) ? 3 : 0
    case 0xf0...0xf4:
      let lowest: UInt8 = lead == 0xf0 ? 0x90 : 0x80
      let highest: UInt8 = lead == 0xf4 ? 0x8f : 0xbf
      return (lowest...highest).contains(byte(1)) && isContinuation(2) && isContinuation(3) ? 4 : 0
    default:
      return 0
    }
  }
}
