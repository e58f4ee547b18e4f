extension JSONScanner {
  /// Checks the UTF-8 sequences from the cursor up to the next ASCII byte and moves there.
  ///
  /// The well-formed sequences are those of table 3-7 of the Unicode standard: no overlong form, no surrogate,
  /// nothing above U+10FFFF.
  mutating func checkMultibyteRun() throws(ScanFailure) {
    while byte >= 0x80 {
      let lead = byte
      let second = input[position + 1]
      switch lead {
      case 0xc2...0xdf:
        if !isContinuation(second) { throw invalidUTF8(1) }
        position += 2
      case 0xe0...0xef:
        let lowest: UInt8 = lead == 0xe0 ? 0xa0 : 0x80
        let highest: UInt8 = lead == 0xed ? 0x9f : 0xbf
        if second < lowest || second > highest { throw invalidUTF8(1) }
        if !isContinuation(input[position + 2]) { throw invalidUTF8(2) }
        position += 3
      case 0xf0...0xf4:
        let lowest: UInt8 = lead == 0xf0 ? 0x90 : 0x80
        let highest: UInt8 = lead == 0xf4 ? 0x8f : 0xbf
        if second < lowest || second > highest { throw invalidUTF8(1) }
        if !isContinuation(input[position + 2]) { throw invalidUTF8(2) }
        if !isContinuation(input[position + 3]) { throw invalidUTF8(3) }
        position += 4
      default:
        throw invalidUTF8(0)
      }
    }
  }

  /// The failure for a sequence under the cursor whose byte number `index` is wrong or missing.
  private func invalidUTF8(_ index: Int) -> ScanFailure {
    position + index >= input.count
      ? ScanFailure(kind: .unexpectedEnd, offset: input.count)
      : ScanFailure(kind: .invalidUTF8, offset: position)
  }
}

@inline(__always)
private func isContinuation(_ byte: UInt8) -> Bool {
  byte & 0xc0 == 0x80
}
