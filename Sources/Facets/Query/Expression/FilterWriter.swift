/// Writes single filters in the syntax of the `filters` parameter.
enum FilterWriter {
  /// What keywords, signs, brackets and a score take at most.
  private static let marksCount = 64

  /// Appends for example `NOT "brand":"Zed"<score=2>`, `"price" >= 10.0`, `"price":1.0 TO 2.0`.
  @inline(__always)
  static func append(_ filter: Filter, to output: inout [UInt8]) {
    switch filter {
    case .facet(let facet): append(facet, to: &output)
    case .numeric(let numeric): append(numeric, to: &output)
    case .tag(let tag): append(tag, to: &output)
    }
  }

  private static func append(_ facet: Filter.Facet, to output: inout [UInt8]) {
    facet.attribute.rawValue.withBytes { attribute in
      switch facet.value {
      case .string(let string):
        string.withBytes { value in
          output.append(atMost: 2 * (attribute.count + value.count) + marksCount) { cursor in
            writeStart(attribute, isNegated: facet.isNegated, to: &cursor)
            cursor.write(.colon)
            cursor.write(quoting: value)
            if let score = facet.score { write(score: score, to: &cursor) }
          }
        }
      case .number(let number):
        output.append(atMost: 2 * attribute.count + ByteCursor.decimalCount + marksCount) { cursor in
          writeStart(attribute, isNegated: facet.isNegated, to: &cursor)
          cursor.write(.colon)
          cursor.write(decimal: number.value)
          if let score = facet.score { write(score: score, to: &cursor) }
        }
      case .bool(let bool):
        output.append(atMost: 2 * attribute.count + marksCount) { cursor in
          writeStart(attribute, isNegated: facet.isNegated, to: &cursor)
          cursor.write(bool ? ":true" : ":false")
          if let score = facet.score { write(score: score, to: &cursor) }
        }
      }
    }
  }

  private static func append(_ numeric: Filter.Numeric, to output: inout [UInt8]) {
    numeric.attribute.rawValue.withBytes { attribute in
      output.append(atMost: 2 * (attribute.count + ByteCursor.decimalCount) + marksCount) { cursor in
        writeStart(attribute, isNegated: numeric.isNegated, to: &cursor)
        switch numeric.condition {
        case .comparison(let comparison, let value):
          write(comparison, to: &cursor)
          cursor.write(decimal: value.value)
        case .range(let range):
          cursor.write(.colon)
          cursor.write(decimal: range.lowerBound.value)
          cursor.write(" TO ")
          cursor.write(decimal: range.upperBound.value)
        }
      }
    }
  }

  private static func append(_ tag: Filter.Tag, to output: inout [UInt8]) {
    tag.value.withBytes { value in
      output.append(atMost: 2 * value.count + marksCount) { cursor in
        cursor.write(tag.isNegated ? "NOT \"_tags\":" : "\"_tags\":")
        cursor.write(quoting: value)
      }
    }
  }

  @inline(__always)
  private static func writeStart(_ attribute: Span<UInt8>, isNegated: Bool, to cursor: inout ByteCursor) {
    if isNegated { cursor.write("NOT ") }
    cursor.write(quoting: attribute)
  }

  private static func write(score: Int, to cursor: inout ByteCursor) {
    cursor.write("<score=")
    cursor.write(integer: score)
    cursor.write(UInt8(ascii: ">"))
  }

  private static func write(_ comparison: Filter.Numeric.Operator, to cursor: inout ByteCursor) {
    switch comparison {
    case .lessThan: cursor.write(" < ")
    case .lessThanOrEqual: cursor.write(" <= ")
    case .equals: cursor.write(" = ")
    case .notEquals: cursor.write(" != ")
    case .greaterThanOrEqual: cursor.write(" >= ")
    case .greaterThan: cursor.write(" > ")
    }
  }
}

extension ByteCursor {
  /// Writes `text` between quotes: at most twice its bytes and two.
  ///
  /// A quote becomes `\"`. Backslashes stay as they are, but a run of them directly before a quote or at the end is
  /// doubled, so that it does not escape the quote behind it; see ``FilterTokenizer`` for the way back.
  @inline(__always)
  mutating func write(quoting text: Span<UInt8>) {
    if !write(quotingPlain: text) { write(escaping: text) }
  }

  @inline(never)
  private mutating func write(escaping text: Span<UInt8>) {
    write(.quote)
    var backslashes = 0
    for index in text.indices {
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
