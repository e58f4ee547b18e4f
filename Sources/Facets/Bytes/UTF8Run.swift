/// A run of UTF-8 sequences of several bytes, by table 3-7 of the Unicode standard: no overlong form, no surrogate, nothing
/// above U+10FFFF.
///
/// `ValueIndex.c` has the same rules for the runs that it meets.
enum UTF8Run {
  /// Moves `position` over the sequences from there up to an ASCII byte, or to the first that is not well-formed.
  ///
  /// - Parameters:
  ///   - position: Where the run starts.
  ///   - byte: The byte at a position; zero behind the last.
  /// - Returns: Nil, or of the sequence that is not well-formed the number, from 0, of its first byte that can't be right.
  @inline(__always)
  static func skip(_ position: inout Int, _ byte: (Int) -> UInt8) -> Int? {
    while true {
      let lead = byte(position)
      if lead < 0x80 { return nil }
      let second = byte(position + 1)
      switch lead {
      case 0xc2...0xdf:
        if !isContinuation(second) { return 1 }
        position += 2
      case 0xe0...0xef:
        let lowest: UInt8 = lead == 0xe0 ? 0xa0 : 0x80
        let highest: UInt8 = lead == 0xed ? 0x9f : 0xbf
        if second < lowest || second > highest { return 1 }
        if !isContinuation(byte(position + 2)) { return 2 }
        position += 3
      case 0xf0...0xf4:
        let lowest: UInt8 = lead == 0xf0 ? 0x90 : 0x80
        let highest: UInt8 = lead == 0xf4 ? 0x8f : 0xbf
        if second < lowest || second > highest { return 1 }
        if !isContinuation(byte(position + 2)) { return 2 }
        if !isContinuation(byte(position + 3)) { return 3 }
        position += 4
      default:
        return 0
      }
    }
  }

  @inline(__always)
  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xc0 == 0x80 }
}
