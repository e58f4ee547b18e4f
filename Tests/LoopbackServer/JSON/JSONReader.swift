/// Why a text is no JSON.
public struct JSONError: Error, Hashable, Sendable {
  /// Where, in bytes.
  public let offset: Int
}

/// A small JSON reader of the server's own, so that it does not depend on the library that it tests.
struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0

  /// Reads a whole document.
  static func value(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    var reader = JSONReader(bytes: bytes)
    let value = try reader.value(depth: 0)
    reader.skipBlanks()
    if reader.position < bytes.count { throw reader.error }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var error: JSONError { JSONError(offset: position) }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 { position += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipBlanks()
    if next != UInt8(ascii: character) { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    if depth > 100 { throw error }
    skipBlanks()
    switch next {
    case UInt8(ascii: "{"): return .object(try members(depth: depth))
    case UInt8(ascii: "["): return .array(try elements(depth: depth))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func members(depth: Int) throws(JSONError) -> [JSONValue.Member] {
    position += 1
    var result: [JSONValue.Member] = []
    if take("}") { return result }
    repeat {
      skipBlanks()
      let key = try string()
      if !take(":") { throw error }
      result.append(JSONValue.Member(key: key, value: try value(depth: depth + 1)))
    } while take(",")
    if !take("}") { throw error }
    return result
  }

  private mutating func elements(depth: Int) throws(JSONError) -> [JSONValue] {
    position += 1
    var result: [JSONValue] = []
    if take("]") { return result }
    repeat { result.append(try value(depth: depth + 1)) } while take(",")
    if !take("]") { throw error }
    return result
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONError) -> JSONValue {
    if !bytes[position...].starts(with: word.utf8) { throw error }
    position += word.utf8.count
    return value
  }

  private mutating func number() throws(JSONError) -> JSONValue {
    let start = position
    let allowed = Array("+-.0123456789eE".utf8)
    while let byte = next, allowed.contains(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if let value = Int(text) { return .int(value) }
    guard let value = Double(text) else { throw JSONError(offset: start) }
    return .double(value)
  }

  private mutating func string() throws(JSONError) -> String {
    if next != UInt8(ascii: "\"") { throw error }
    position += 1
    var text: [UInt8] = []
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: text, as: UTF8.self) else { throw error }
        return string
      case UInt8(ascii: "\\"): text += String(try escape()).utf8
      case ..<0x20: throw error
      default: text.append(byte)
      }
    }
    throw error
  }

  /// The character of an escape, the cursor behind the backslash.
  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    guard let byte = next else { throw error }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "u"): return try unicodeEscape()
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    default: throw error
    }
  }

  private mutating func unicodeEscape() throws(JSONError) -> Unicode.Scalar {
    var unit = try codeUnit()
    if unit & 0xfc00 == 0xd800 {
      if !bytes[position...].starts(with: "\\u".utf8) { throw error }
      position += 2
      let low = try codeUnit()
      if low & 0xfc00 != 0xdc00 { throw error }
      unit = 0x10000 + (unit - 0xd800) << 10 + (low - 0xdc00)
    }
    guard let scalar = Unicode.Scalar(unit) else { throw error }
    return scalar
  }

  private mutating func codeUnit() throws(JSONError) -> UInt32 {
    if position + 4 > bytes.count { throw error }
    let text = String(decoding: bytes[position..<position + 4], as: UTF8.self)
    guard let unit = UInt32(text, radix: 16) else { throw error }
    position += 4
    return unit
  }
}

extension JSONValue {
  /// Reads a JSON document.
  ///
  /// - Throws: ``JSONError`` for bytes that are none.
  public init(parsing bytes: [UInt8]) throws(JSONError) {
    self = try JSONReader.value(bytes)
  }
}
