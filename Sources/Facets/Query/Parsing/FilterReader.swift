/// Reads single filters: `attribute:value`, `attribute:1 TO 2`, `attribute >= 1`, a bare tag.
///
/// What it returns points into the text that is read, or for a text with escapes into buffers of the reader, until the
/// next filter is read.
struct FilterReader: ~Escapable {
  var tokens: FilterTokenizer
  private var unescapedName: [UInt8] = []
  private var unescapedValue: [UInt8] = []

  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>) {
    tokens = FilterTokenizer(bytes)
  }

  mutating func readFilter(isNegated: Bool) throws(FilterParsingError) -> FilterParts {
    let start = tokens.position
    guard let name = try tokens.readName(), !isKeyword(name) else {
      throw FilterParsingError(
        kind: start == tokens.bytes.count ? .unexpectedEnd : .expectedFilter, offset: start)
    }
    let end = tokens.position
    var parts = FilterParts(
      form: .tag, isNegated: isNegated, attribute: FilterReader.key(of: name, tokens, &unescapedName))
    tokens.skipWhitespace()
    switch tokens.byte {
    case .colon:
      tokens.position += 1
      try readFacet(into: &parts)
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "!"):
      if let score = try readScore() {
        parts.form = .string
        parts.text = parts.attribute
        parts.attribute = .tags
        parts.score = score
      } else {
        parts.form = try readComparison()
        parts.number = try readNumber()
      }
    default:
      tokens.position = end
      parts.text = parts.attribute
      parts.attribute = .tags
    }
    return parts
  }

  private mutating func readComparison() throws(FilterParsingError) -> FilterParts.Form {
    // The longer signs first: `<` begins `<=`.
    if tokens.skip("<=") { return .lessThanOrEqual }
    if tokens.skip("<") { return .lessThan }
    if tokens.skip(">=") { return .greaterThanOrEqual }
    if tokens.skip(">") { return .greaterThan }
    if tokens.skip("=") { return .equals }
    if tokens.skip("!=") { return .notEquals }
    throw FilterParsingError(kind: .expectedOperator, offset: tokens.position)
  }

  private mutating func readFacet(into parts: inout FilterParts) throws(FilterParsingError) {
    tokens.skipWhitespace()
    let start = tokens.position
    guard let word = try tokens.readValue() else {
      throw FilterParsingError(kind: .expectedValue, offset: start)
    }
    let text = FilterReader.key(of: word, tokens, &unescapedValue)
    if !word.isQuoted, let number = DecimalReader.number(in: tokens.bytes.extracting(word.range)) {
      parts.form = .number
      parts.number = number.value
      if let upperBound = try readUpperBound() {
        if number.value > upperBound { throw FilterParsingError(kind: .invalidRange, offset: start) }
        parts.form = .range
        parts.upperBound = upperBound
        return
      }
    } else if !word.isQuoted && (text == TextKey.true || text == TextKey.false) {
      parts.form = .bool
      parts.number = text == TextKey.true ? 1 : 0
    } else {
      parts.form = .string
      parts.text = text
    }
    parts.score = try readScore()
    if parts.attribute == TextKey.tags && parts.score == nil {
      // Tags are strings, whatever an unquoted one looks like.
      parts.form = .tag
      parts.number = 0
      parts.text = text
    }
  }

  private mutating func readUpperBound() throws(FilterParsingError) -> Double? {
    let end = tokens.position
    tokens.skipWhitespace()
    if tokens.skipKeyword("TO") { return try readNumber() }
    tokens.position = end
    return nil
  }

  private mutating func readNumber() throws(FilterParsingError) -> Double {
    tokens.skipWhitespace()
    let start = tokens.position
    guard let word = try tokens.readValue(), !word.isQuoted,
      let number = DecimalReader.number(in: tokens.bytes.extracting(word.range))
    else { throw FilterParsingError(kind: .expectedNumber, offset: start) }
    return number.value
  }

  private mutating func readScore() throws(FilterParsingError) -> Int? {
    if !tokens.skip("<score=") { return nil }
    let start = tokens.position
    while tokens.byte == .minus || tokens.byte &- .zero < 10 { tokens.position += 1 }
    let digits = String(decoding: tokens.bytes, in: start..<tokens.position)
    guard let score = Int(digits), tokens.skip(">") else {
      throw FilterParsingError(kind: .invalidScore, offset: start)
    }
    return score
  }

  /// Whether `word` is an operator, which must be quoted to be a name.
  private func isKeyword(_ word: FilterTokenizer.Word) -> Bool {
    if word.isQuoted || word.range.count > 3 { return false }
    return ["AND", "OR", "NOT", "TO"].contains(String(decoding: tokens.bytes, in: word.range))
  }

  /// The text of `word` without quotes and escapes: in the text that is read, or in `buffer`.
  @inline(__always)
  private static func key(
    of word: FilterTokenizer.Word, _ tokens: borrowing FilterTokenizer, _ buffer: inout [UInt8]
  ) -> TextKey {
    if !word.hasEscapes { return TextKey(tokens.bytes.extracting(word.range)) }
    tokens.unescape(word, into: &buffer)
    return TextKey(buffer.span)
  }
}

extension TextKey {
  fileprivate static var `true`: TextKey { TextKey("true") }
  fileprivate static var `false`: TextKey { TextKey("false") }
}
