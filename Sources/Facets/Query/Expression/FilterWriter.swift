/// Writes single filters in the syntax of the `filters` parameter.
enum FilterWriter {
  /// Appends for example `NOT "brand":"Zed"<score=2>`, `"price" >= 10.0`, `"price":1.0 TO 2.0`.
  static func append(_ filter: Filter, to output: inout [UInt8]) {
    switch filter {
    case .facet(let facet):
      if facet.isNegated { output.append(literal: "NOT ") }
      output.append(quoted: facet.attribute.rawValue)
      output.append(.colon)
      append(facet.value, to: &output)
      if let score = facet.score {
        output.append(literal: "<score=")
        output.append(number: score)
        output.append(UInt8(ascii: ">"))
      }
    case .numeric(let numeric):
      if numeric.isNegated { output.append(literal: "NOT ") }
      output.append(quoted: numeric.attribute.rawValue)
      switch numeric.condition {
      case .comparison(let comparison, let value):
        output.append(comparison)
        output.appendDecimal(value.value)
      case .range(let range):
        output.append(.colon)
        output.append(range)
      }
    case .tag(let tag):
      output.append(literal: tag.isNegated ? "NOT \"_tags\":" : "\"_tags\":")
      output.append(quoted: tag.value)
    }
  }

  private static func append(_ value: Filter.Facet.Value, to output: inout [UInt8]) {
    switch value {
    case .string(let string): output.append(quoted: string)
    case .number(let number): output.appendDecimal(number.value)
    case .bool(let bool): output.append(literal: bool ? "true" : "false")
    }
  }
}

extension [UInt8] {
  /// Appends a comparison between blanks.
  mutating func append(_ comparison: Filter.Numeric.Operator) {
    switch comparison {
    case .lessThan: append(literal: " < ")
    case .lessThanOrEqual: append(literal: " <= ")
    case .equals: append(literal: " = ")
    case .notEquals: append(literal: " != ")
    case .greaterThanOrEqual: append(literal: " >= ")
    case .greaterThan: append(literal: " > ")
    }
  }

  /// Appends for example `1.0 TO 2.0`.
  mutating func append(_ range: ClosedRange<Filter.Number>) {
    appendDecimal(range.lowerBound.value)
    append(literal: " TO ")
    appendDecimal(range.upperBound.value)
  }

  /// Appends `string` between quotes.
  ///
  /// A quote becomes `\"`. Backslashes stay as they are, but a run of them directly before a quote or at the end is
  /// doubled, so that it does not escape the quote behind it; see ``FilterTokenizer`` for the way back.
  mutating func append(quoted string: String) {
    append(.quote)
    let start = count
    append(string: string)
    if needsEscaping(from: start) {
      removeLast(count - start)
      appendEscaped(string)
    }
    append(.quote)
  }

  /// Whether a quote or a backslash stands at `start` or behind.
  private func needsEscaping(from start: Int) -> Bool {
    var index = start
    while index < count {
      if self[index] == .quote || self[index] == .backslash { return true }
      index += 1
    }
    return false
  }

  private mutating func appendEscaped(_ string: String) {
    var backslashes = 0
    for byte in string.utf8 {
      if byte == .quote {
        append(contentsOf: repeatElement(.backslash, count: backslashes + 1))
      }
      backslashes = byte == .backslash ? backslashes + 1 : 0
      append(byte)
    }
    append(contentsOf: repeatElement(.backslash, count: backslashes))
  }
}
