/// Reads the values of parameters that are lists: a JSON array of strings, or names with commas between them.
enum StringList {
  /// The strings of `bytes`, which are UTF-8. Throws the offset of what can't be right.
  static func read(_ bytes: Span<UInt8>) throws(InvalidList) -> [String] {
    var index = 0
    skipWhitespace(bytes, &index)
    if index == bytes.count { return [] }
    if bytes[index] != .openBracket {
      // By bytes: a comma that a combining mark follows is one character with it, and yet a comma.
      let text = String(decoding: bytes, in: 0..<bytes.count)
      return text.utf8.split(separator: .comma).map { String(Substring($0)) }
    }
    index += 1
    var result: [String] = []
    skipWhitespace(bytes, &index)
    if byte(bytes, index) == .closeBracket {
      index += 1
    } else {
      while true {
        result.append(try string(bytes, &index))
        skipWhitespace(bytes, &index)
        let next = byte(bytes, index)
        if next != .comma && next != .closeBracket { throw InvalidList(offset: index) }
        index += 1
        if next == .closeBracket { break }
        skipWhitespace(bytes, &index)
      }
    }
    skipWhitespace(bytes, &index)
    if index < bytes.count { throw InvalidList(offset: index) }
    return result
  }

  struct InvalidList: Error {
    var offset: Int
  }

  private static func byte(_ bytes: Span<UInt8>, _ index: Int) -> UInt8 {
    index < bytes.count ? bytes[index] : 0
  }

  private static func skipWhitespace(_ bytes: Span<UInt8>, _ index: inout Int) {
    while index < bytes.count && isJSONWhitespace(bytes[index]) { index += 1 }
  }

  /// JSON's four; the syntax of filters has more.
  private static func isJSONWhitespace(_ byte: UInt8) -> Bool {
    byte == .space || byte == .tab || byte == .lineFeed || byte == .carriageReturn
  }

  private static func string(_ bytes: Span<UInt8>, _ index: inout Int) throws(InvalidList) -> String {
    if byte(bytes, index) != .quote { throw InvalidList(offset: index) }
    index += 1
    var result: [UInt8] = []
    while true {
      let next = byte(bytes, index)
      if next == .quote { break }
      // Also where the bytes end: zero stands for that.
      if next < 0x20 { throw InvalidList(offset: index) }
      if next == .backslash {
        try unescape(bytes, &index, into: &result)
      } else {
        result.append(next)
        index += 1
      }
    }
    index += 1
    return result.text
  }

  private static func unescape(
    _ bytes: Span<UInt8>, _ index: inout Int, into result: inout [UInt8]
  ) throws(InvalidList) {
    let start = index
    let escape = byte(bytes, index + 1)
    index += 2
    switch escape {
    case .quote, .backslash, UInt8(ascii: "/"): result.append(escape)
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x0c)
    case UInt8(ascii: "n"): result.append(.lineFeed)
    case UInt8(ascii: "r"): result.append(.carriageReturn)
    case UInt8(ascii: "t"): result.append(.tab)
    case UInt8(ascii: "u"):
      var units = [try codeUnit(bytes, &index, from: start)]
      if units[0] & 0xfc00 == 0xd800 && byte(bytes, index) == .backslash
        && byte(bytes, index + 1) == UInt8(ascii: "u")
      {
        index += 2
        units.append(try codeUnit(bytes, &index, from: start))
      }
      guard let text = String(validating: units, as: UTF16.self) else { throw InvalidList(offset: start) }
      result.append(string: text)
    default: throw InvalidList(offset: start)
    }
  }

  private static func codeUnit(
    _ bytes: Span<UInt8>, _ index: inout Int, from start: Int
  ) throws(InvalidList) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = hexadecimalDigit(byte(bytes, index)) else { throw InvalidList(offset: start) }
      unit = unit << 4 | UInt16(digit)
      index += 1
    }
    return unit
  }
}
