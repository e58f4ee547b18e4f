extension ReferenceParser {
  /// A string with its quotes, scalar by scalar.
  mutating func parseString() throws -> String {
    try expect("\"")
    var text: [UInt8] = []
    while true {
      guard let byte = current else { throw failure() }
      if byte == UInt8(ascii: "\"") {
        position += 1
        return String(decoding: text, as: UTF8.self)
      }
      if byte < 0x20 { throw failure() }
      if byte == UInt8(ascii: "\\") {
        position += 1
        text += Array(String(Character(try parseEscape())).utf8)
      } else if byte >= 0x80 {
        text += Array(String(Character(try parseWideScalar())).utf8)
      } else {
        let start = position
        while let byte = current, byte >= 0x20, byte < 0x80, byte != UInt8(ascii: "\""),
          byte != UInt8(ascii: "\\")
        {
          position += 1
        }
        text += bytes[start..<position]
      }
    }
  }

  /// The scalar of the escape whose backslash has just been passed.
  private mutating func parseEscape() throws -> Unicode.Scalar {
    guard let byte = current else { throw failure() }
    position += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let unit = try parseHexadecimal()
      if let scalar = Unicode.Scalar(unit) { return scalar }
      // `Unicode.Scalar` refuses surrogates and nothing else of 16 bits.
      guard unit < 0xdc00 else { throw failure() }
      try expect("\\")
      try expect("u")
      let low = try parseHexadecimal()
      guard low >= 0xdc00, low <= 0xdfff else { throw failure() }
      guard let scalar = Unicode.Scalar(0x10000 + (unit - 0xd800) * 0x400 + (low - 0xdc00)) else {
        throw failure()
      }
      return scalar
    default: throw failure()
    }
  }

  private mutating func parseHexadecimal() throws -> UInt32 {
    guard position + 4 <= bytes.count else { throw failure() }
    let digits = String(decoding: bytes[position..<position + 4], as: UTF8.self)
    // The initializer alone would take a sign as well.
    guard digits.allSatisfy(\.isHexDigit), let unit = UInt32(digits, radix: 16) else { throw failure() }
    position += 4
    return unit
  }

  /// The scalar of the UTF-8 sequence here, by arithmetic: as long as its value needs, and a scalar at all.
  private mutating func parseWideScalar() throws -> Unicode.Scalar {
    let lead = bytes[position]
    let (length, lowest): (Int, UInt32) =
      switch lead.leadingOnes {
      case 2: (2, 0x80)
      case 3: (3, 0x800)
      case 4: (4, 0x10000)
      default: throw failure()
      }
    guard position + length <= bytes.count else { throw failure() }
    var scalar = UInt32(lead & (0xff >> UInt8(length + 1)))
    for byte in bytes[position + 1..<position + length] {
      guard byte.leadingOnes == 1 else { throw failure() }
      scalar = scalar * 64 + UInt32(byte & 0x3f)
    }
    guard scalar >= lowest, let result = Unicode.Scalar(scalar) else { throw failure() }
    position += length
    return result
  }
}

extension UInt8 {
  fileprivate var leadingOnes: Int { (~self).leadingZeroBitCount }
}
