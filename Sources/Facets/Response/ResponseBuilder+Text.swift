extension ResponseBuilder {
  /// Writes the string at `extent`, whose escapes have been checked, into the column of unescaped strings.
  @inline(never)
  mutating func unescape(_ extent: StringExtent, in arena: inout Arena) throws(ScanFailure) -> TextRange {
    let start = columns.unescaped.count
    var position = extent.start
    while position < extent.end {
      let byte = scanner.input[position]
      if byte != .backslash {
        try columns.unescaped.append(byte, in: &arena)
        position += 1
        continue
      }
      switch scanner.input[position + 1] {
      case UInt8(ascii: "u"):
        try appendScalar(at: &position, in: &arena)
        continue
      case UInt8(ascii: "b"): try columns.unescaped.append(0x08, in: &arena)
      case UInt8(ascii: "f"): try columns.unescaped.append(0x0c, in: &arena)
      case UInt8(ascii: "n"): try columns.unescaped.append(.lineFeed, in: &arena)
      case UInt8(ascii: "r"): try columns.unescaped.append(.carriageReturn, in: &arena)
      case UInt8(ascii: "t"): try columns.unescaped.append(.tab, in: &arena)
      case let literal: try columns.unescaped.append(literal, in: &arena)
      }
      position += 2
    }
    let offset = scanner.input.count + start
    let count = columns.unescaped.count - start
    if offset + count > UInt32.max { throw ScanFailure(kind: .inputTooLarge, offset: extent.start) }
    return TextRange(offset: UInt32(offset), count: UInt32(count))
  }

  /// Writes the scalar of the `\u` escape, or pair of them, at `position` as UTF-8 and moves behind it.
  private mutating func appendScalar(at position: inout Int, in arena: inout Arena) throws(ScanFailure) {
    var scalar = try scanner.codeUnit(at: position)
    position += 6
    if scalar & 0xfc00 == 0xd800 {
      let low = try scanner.codeUnit(at: position)
      position += 6
      scalar = 0x10000 + (scalar - 0xd800) << 10 + (low - 0xdc00)
    }
    func append(_ bits: UInt32) throws(ScanFailure) {
      try columns.unescaped.append(UInt8(truncatingIfNeeded: bits), in: &arena)
    }
    switch scalar {
    case ..<0x80:
      try append(scalar)
    case ..<0x800:
      try append(0xc0 | scalar >> 6)
      try append(0x80 | scalar & 0x3f)
    case ..<0x10000:
      try append(0xe0 | scalar >> 12)
      try append(0x80 | scalar >> 6 & 0x3f)
      try append(0x80 | scalar & 0x3f)
    default:
      try append(0xf0 | scalar >> 18)
      try append(0x80 | scalar >> 12 & 0x3f)
      try append(0x80 | scalar >> 6 & 0x3f)
      try append(0x80 | scalar & 0x3f)
    }
  }

  /// Whether `text` is the plain ASCII `word`.
  func matches(_ text: TextRange, _ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    if Int(text.count) != count { return false }
    for index in 0..<count {
      // In bounds: a static string has that many code units.
      if unsafe word.utf8Start[index] != byte(of: text, at: index) { return false }
    }
    return true
  }

  /// The byte number `index` of `text`.
  func byte(of text: TextRange, at index: Int) -> UInt8 {
    let offset = Int(text.offset) + index
    return offset < scanner.input.count
      ? scanner.input[offset] : columns.unescaped[offset - scanner.input.count]
  }

  /// Whether two texts have the same bytes.
  func areEqual(_ left: TextRange, _ right: TextRange) -> Bool {
    if left.count != right.count { return false }
    for index in 0..<Int(left.count) where byte(of: left, at: index) != byte(of: right, at: index) {
      return false
    }
    return true
  }
}
