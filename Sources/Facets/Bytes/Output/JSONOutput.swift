extension [UInt8] {
  /// Appends `string` as a JSON string, escaping what JSON must escape and nothing else.
  mutating func append(json string: String) {
    append(.quote)
    for byte in string.utf8 {
      switch byte {
      case .quote, .backslash:
        append(.backslash)
        append(byte)
      case ..<0x20:
        append(literal: "\\u00")
        append(byte < 0x10 ? UInt8(ascii: "0") : UInt8(ascii: "1"))
        let digit = byte & 15
        append(digit < 10 ? .zero + digit : UInt8(ascii: "a") + digit - 10)
      default:
        append(byte)
      }
    }
    append(.quote)
  }

  /// Appends a JSON array of strings.
  mutating func append(json strings: some Sequence<String>) {
    append(.openBracket)
    let start = count
    for string in strings {
      append(separator: ",", unlessAt: start)
      append(json: string)
    }
    append(.closeBracket)
  }
}
