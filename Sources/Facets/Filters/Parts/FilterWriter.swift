/// Writes single filters in the syntax of the `filters` parameter.
enum FilterWriter {
  /// What keywords, signs, brackets and a score take at most.
  private static let marksCount = 64

  /// Appends for example `NOT "brand":"Zed"<score=2>`, `"price" >= 10.0`, `"price":1.0 TO 2.0`.
  @inline(__always)
  static func append(_ parts: FilterParts, to output: inout [UInt8]) {
    let numbers = parts.form == .string || parts.form == .tag ? 0 : 2 * ByteCursor.decimalCount
    output.append(atMost: 2 * (parts.attribute.count + parts.text.count) + numbers + marksCount) { cursor in
      if parts.isNegated { cursor.write("NOT ") }
      cursor.write(quoting: parts.attribute)
      switch parts.form {
      case .string, .tag:
        cursor.write(.colon)
        cursor.write(quoting: parts.text)
      default: write(valueOf: parts, to: &cursor)
      }
      if let score = parts.score { write(score: score, to: &cursor) }
    }
  }

  private static func write(valueOf parts: FilterParts, to cursor: inout ByteCursor) {
    switch parts.form {
    case .string, .tag: return
    case .bool: return cursor.write(parts.number != 0 ? ":true" : ":false")
    case .number, .range: cursor.write(.colon)
    case .lessThan: cursor.write(" < ")
    case .lessThanOrEqual: cursor.write(" <= ")
    case .equals: cursor.write(" = ")
    case .notEquals: cursor.write(" != ")
    case .greaterThanOrEqual: cursor.write(" >= ")
    case .greaterThan: cursor.write(" > ")
    }
    cursor.write(decimal: parts.number)
    if parts.form == .range {
      cursor.write(" TO ")
      cursor.write(decimal: parts.upperBound)
    }
  }

  private static func write(score: Int, to cursor: inout ByteCursor) {
    cursor.write("<score=")
    cursor.write(integer: score)
    cursor.write(UInt8(ascii: ">"))
  }
}

extension ByteCursor {
  /// Writes `text` between quotes: at most twice its bytes and two.
  ///
  /// A quote becomes `\"`. Backslashes stay as they are, but a run of them directly before a quote or at the end is
  /// doubled, so that it does not escape the quote behind it; see ``FilterTokenizer`` for the way back.
  @inline(__always)
  mutating func write(quoting text: TextKey) {
    if !write(quotingPlain: text) { write(escaping: text) }
  }

  @inline(never)
  private mutating func write(escaping text: TextKey) {
    write(.quote)
    var backslashes = 0
    for index in 0..<text.count {
      let byte = text[index]
      if byte == .quote {
        for _ in 0...backslashes { write(.backslash) }
      }
      backslashes = byte == .backslash ? backslashes + 1 : 0
      write(byte)
    }
    for _ in 0..<backslashes { write(.backslash) }
    write(.quote)
  }
}
