internal import CFacetSIMD

/// Where the bytes of a string lie between its quotes, and whether any of them is a backslash.
struct StringExtent {
  var start: Int
  var end: Int
  var hasEscapes: Bool
}

extension JSONScanner {
  /// Reads a string whose opening quote is under the cursor, checks all of it, and moves behind the closing quote.
  @inline(__always)
  mutating func readString() throws(ScanFailure) -> StringExtent {
    if byte != .quote { throw unexpected() }
    let start = position + 1
    // Most names end within 32 bytes and are plain ASCII: one look finds the quote.
    let masks = input.masks32(at: start)
    if masks.stop != 0 {
      let end = start + masks.stop.trailingZeroBitCount
      // The bits below the lowest stop bit: are all bytes before the quote ASCII?
      if masks.wide & (masks.stop ^ (masks.stop &- 1)) == 0 && input[end] == .quote {
        position = end + 1
        return StringExtent(start: start, end: end, hasEscapes: false)
      }
    }
    return try readLongString(from: start)
  }

  /// The general case of ``readString()``: any length, escapes, and UTF-8 that wants checking.
  @inline(never)
  private mutating func readLongString(from start: Int) throws(ScanFailure) -> StringExtent {
    var hasEscapes = false
    position = start
    while true {
      let masks = input.masks64(at: position)
      let events = masks.stop | masks.wide
      if events == 0 {
        // All 64 bytes are plain, so none is the padding's zero: the end of the input is not passed.
        position += 64
        continue
      }
      position += events.trailingZeroBitCount
      switch byte {
      case .quote:
        position += 1
        return StringExtent(start: start, end: position - 1, hasEscapes: hasEscapes)
      case .backslash:
        hasEscapes = true
        try checkEscape()
      case 0x80...:
        try checkMultibyteRun()
      default:
        let isEnd = position >= input.count
        throw ScanFailure(kind: isEnd ? .unexpectedEnd : .controlCharacter, offset: position)
      }
    }
  }

  /// Moves over the escape under the cursor; a surrogate pair counts as one.
  private mutating func checkEscape() throws(ScanFailure) {
    switch input[position + 1] {
    case .quote, .backslash, UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"),
      UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 2
    case UInt8(ascii: "u"):
      let unit = try codeUnit(at: position)
      if unit & 0xf800 == 0xd800 {
        let isHigh = unit < 0xdc00
        let isFollowed = input[position + 6] == .backslash && input[position + 7] == UInt8(ascii: "u")
        // Cut off before what could have been the other half.
        let last = input[position + 6] == .backslash ? position + 7 : position + 6
        if isHigh && last >= input.count { throw ScanFailure(kind: .unexpectedEnd, offset: input.count) }
        if !isHigh || !isFollowed { throw ScanFailure(kind: .loneSurrogate, offset: position) }
        let low = try codeUnit(at: position + 6)
        if low & 0xfc00 != 0xdc00 { throw ScanFailure(kind: .loneSurrogate, offset: position) }
        position += 6
      }
      position += 6
    default:
      let isEnd = position + 1 >= input.count
      throw ScanFailure(kind: isEnd ? .unexpectedEnd : .invalidEscape, offset: min(position + 1, input.count))
    }
  }

  /// The UTF-16 code unit of the `\uXXXX` at `start`.
  func codeUnit(at start: Int) throws(ScanFailure) -> UInt32 {
    var unit: UInt32 = 0
    for offset in start + 2..<start + 6 {
      guard let digit = hexadecimalDigit(input[offset]) else {
        throw ScanFailure(kind: offset >= input.count ? .unexpectedEnd : .invalidEscape, offset: offset)
      }
      unit = unit << 4 | UInt32(digit)
    }
    return unit
  }
}
