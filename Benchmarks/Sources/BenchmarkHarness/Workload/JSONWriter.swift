/// Writes JSON text as search engines send it: compact, UTF-8, escapes only where JSON asks for one.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  /// A comma is due before the next member or element.
  private var needsComma = false

  /// An object; `members` writes them with ``member(_:_:)``.
  mutating func object(_ members: (inout JSONWriter) -> Void) {
    nested("{", members, "}")
  }

  /// An array; `elements` writes them with ``element(_:)``.
  mutating func array(_ elements: (inout JSONWriter) -> Void) {
    nested("[", elements, "]")
  }

  mutating func array(of texts: [String]) {
    array { writer in
      for text in texts { writer.element { $0.string(text) } }
    }
  }

  private mutating func nested(_ open: Character, _ contents: (inout JSONWriter) -> Void, _ close: Character)
  {
    bytes.append(contentsOf: open.utf8)
    needsComma = false
    contents(&self)
    bytes.append(contentsOf: close.utf8)
    needsComma = true
  }

  mutating func member(_ key: String, _ value: (inout JSONWriter) -> Void) {
    element { writer in
      writer.string(key)
      writer.bytes.append(UInt8(ascii: ":"))
      value(&writer)
    }
  }

  mutating func element(_ value: (inout JSONWriter) -> Void) {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    value(&self)
    needsComma = true
  }

  mutating func member(_ key: String, _ value: Int) { member(key) { $0.raw(String(value)) } }

  mutating func member(_ key: String, _ value: String) { member(key) { $0.string(value) } }

  mutating func member(_ key: String, _ value: Bool) { member(key) { $0.raw(value ? "true" : "false") } }

  /// Text that is JSON already.
  mutating func raw(_ json: String) {
    bytes.append(contentsOf: json.utf8)
  }

  mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): raw("\\\"")
      case UInt8(ascii: "\\"): raw("\\\\")
      case UInt8(ascii: "\n"): raw("\\n")
      case UInt8(ascii: "\t"): raw("\\t")
      // Some engines' JSON writers escape the slash, which nothing asks for.
      case UInt8(ascii: "/"): raw("\\/")
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
