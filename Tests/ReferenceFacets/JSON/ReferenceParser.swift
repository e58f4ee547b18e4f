/// Recursive descent over the grammar of RFC 8259, rule by rule.
struct ReferenceParser {
  let bytes: [UInt8]
  var position = 0
  var depth = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The byte at the position; nil at the end.
  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  func failure(_ kind: ReferenceError.Kind = .grammar) -> ReferenceError {
    ReferenceError(kind: kind, offset: position)
  }

  mutating func parseDocument() throws -> ReferenceJSON.Node {
    let node = try parseValue()
    skipSpace()
    guard position == bytes.count else { throw failure() }
    return node
  }

  mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0d { position += 1 }
  }

  mutating func expect(_ character: Character) throws {
    guard current == character.asciiValue else { throw failure() }
    position += 1
  }

  /// A value with white space before it.
  mutating func parseValue() throws -> ReferenceJSON.Node {
    skipSpace()
    let start = position
    let value: ReferenceJSON.Value =
      switch current {
      case UInt8(ascii: "{"): .object(try nested { parser in try parser.parseMembers() })
      case UInt8(ascii: "["): .array(try nested { parser in try parser.parseElements() })
      case UInt8(ascii: "\""): .string(try parseString())
      case UInt8(ascii: "t"): try parseWord("true", .bool(true))
      case UInt8(ascii: "f"): try parseWord("false", .bool(false))
      case UInt8(ascii: "n"): try parseWord("null", .null)
      default: .number(try parseNumber())
      }
    return ReferenceJSON.Node(value: value, range: start..<position)
  }

  private mutating func nested<Result>(_ body: (inout Self) throws -> Result) throws -> Result {
    depth += 1
    defer { depth -= 1 }
    if depth > ReferenceJSON.maximumDepth { throw failure(.depth) }
    return try body(&self)
  }

  private mutating func parseWord(
    _ word: String, _ value: ReferenceJSON.Value
  ) throws -> ReferenceJSON.Value {
    for character in word { try expect(character) }
    return value
  }

  private mutating func parseMembers() throws -> [ReferenceJSON.Member] {
    try expect("{")
    skipSpace()
    if current == UInt8(ascii: "}") {
      position += 1
      return []
    }
    var members: [ReferenceJSON.Member] = []
    while true {
      skipSpace()
      let key = try parseString()
      skipSpace()
      try expect(":")
      members.append(ReferenceJSON.Member(key: key, node: try parseValue()))
      skipSpace()
      guard current == UInt8(ascii: ",") else { break }
      position += 1
    }
    try expect("}")
    return members
  }

  private mutating func parseElements() throws -> [ReferenceJSON.Node] {
    try expect("[")
    skipSpace()
    if current == UInt8(ascii: "]") {
      position += 1
      return []
    }
    var elements: [ReferenceJSON.Node] = []
    while true {
      elements.append(try parseValue())
      skipSpace()
      guard current == UInt8(ascii: ",") else { break }
      position += 1
    }
    try expect("]")
    return elements
  }

  /// `-? (0 | [1-9][0-9]*) (\.[0-9]+)? ([eE][+-]?[0-9]+)?`, as it is spelled.
  private mutating func parseNumber() throws -> String {
    let start = position
    if current == UInt8(ascii: "-") { position += 1 }
    if current == UInt8(ascii: "0") { position += 1 } else { try parseDigits() }
    if current == UInt8(ascii: ".") {
      position += 1
      try parseDigits()
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      position += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
      try parseDigits()
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func parseDigits() throws {
    let start = position
    while let byte = current, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { position += 1 }
    if position == start { throw failure() }
  }
}
