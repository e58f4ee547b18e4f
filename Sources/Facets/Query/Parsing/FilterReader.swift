/// Reads single filters: `attribute:value`, `attribute:1 TO 2`, `attribute >= 1`, a bare tag.
struct FilterReader: ~Escapable {
  var tokens: FilterTokenizer
  /// The attribute of the latest filter and where its name stands, since neighbours mostly share it.
  private var attribute = Attribute("")
  private var attributeRange = 0..<0

  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>) {
    tokens = FilterTokenizer(bytes)
  }

  mutating func readFilter(isNegated: Bool) throws(FilterParsingError) -> Filter {
    let start = tokens.position
    guard let name = try tokens.readName(), !isKeyword(name) else {
      throw FilterParsingError(
        kind: start == tokens.bytes.count ? .unexpectedEnd : .expectedFilter, offset: start)
    }
    let end = tokens.position
    tokens.skipWhitespace()
    switch tokens.byte {
    case .colon:
      tokens.position += 1
      return try readFacet(of: name, isNegated: isNegated)
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "!"):
      if let score = try readScore() {
        let value = Filter.Facet.Value.string(tokens.text(of: name))
        return .facet(Filter.Facet(attribute: .tags, value: value, isNegated: isNegated, score: score))
      }
      return try readComparison(of: name, isNegated: isNegated)
    default:
      tokens.position = end
      return .tag(Filter.Tag(value: tokens.text(of: name), isNegated: isNegated))
    }
  }

  private mutating func readComparison(
    of name: FilterTokenizer.Word, isNegated: Bool
  ) throws(FilterParsingError) -> Filter {
    // The longer signs first: `<` begins `<=`.
    let comparison: Filter.Numeric.Operator
    if tokens.skip("<=") {
      comparison = .lessThanOrEqual
    } else if tokens.skip("<") {
      comparison = .lessThan
    } else if tokens.skip(">=") {
      comparison = .greaterThanOrEqual
    } else if tokens.skip(">") {
      comparison = .greaterThan
    } else if tokens.skip("=") {
      comparison = .equals
    } else if tokens.skip("!=") {
      comparison = .notEquals
    } else {
      throw FilterParsingError(kind: .expectedOperator, offset: tokens.position)
    }
    let value = try readNumber()
    return .numeric(
      Filter.Numeric(attribute: attribute(name), operator: comparison, value: value, isNegated: isNegated))
  }

  private mutating func readFacet(
    of name: FilterTokenizer.Word, isNegated: Bool
  ) throws(FilterParsingError) -> Filter {
    let attribute = attribute(name)
    tokens.skipWhitespace()
    let start = tokens.position
    guard let word = try tokens.readValue() else {
      throw FilterParsingError(kind: .expectedValue, offset: start)
    }
    var value: Filter.Facet.Value
    if word.isQuoted {
      value = .string(tokens.text(of: word))
    } else if let number = DecimalReader.number(in: tokens.bytes.extracting(word.range)) {
      if let upper = try readUpperBound() {
        if number > upper { throw FilterParsingError(kind: .invalidRange, offset: start) }
        return .numeric(Filter.Numeric(attribute: attribute, range: number...upper, isNegated: isNegated))
      }
      value = .number(number)
    } else {
      let text = tokens.text(of: word)
      value = text == "true" ? .bool(true) : text == "false" ? .bool(false) : .string(text)
    }
    let score = try readScore()
    if attribute == .tags && score == nil {
      // Tags are strings, whatever an unquoted one looks like.
      return .tag(Filter.Tag(value: tokens.text(of: word), isNegated: isNegated))
    }
    return .facet(Filter.Facet(attribute: attribute, value: value, isNegated: isNegated, score: score))
  }

  private mutating func readUpperBound() throws(FilterParsingError) -> Filter.Number? {
    let end = tokens.position
    tokens.skipWhitespace()
    if tokens.skipKeyword("TO") { return try readNumber() }
    tokens.position = end
    return nil
  }

  private mutating func readNumber() throws(FilterParsingError) -> Filter.Number {
    tokens.skipWhitespace()
    let start = tokens.position
    guard let word = try tokens.readValue(), !word.isQuoted,
      let number = DecimalReader.number(in: tokens.bytes.extracting(word.range))
    else { throw FilterParsingError(kind: .expectedNumber, offset: start) }
    return number
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
    return ["AND", "OR", "NOT", "TO"].contains(tokens.text(of: word))
  }

  private mutating func attribute(_ word: FilterTokenizer.Word) -> Attribute {
    let bytes = tokens.bytes
    if word.hasEscapes { return Attribute(tokens.text(of: word)) }
    if !(TextKey(bytes.extracting(word.range)) == TextKey(bytes.extracting(attributeRange))) {
      attribute = Attribute(tokens.text(of: word))
      attributeRange = word.range
    }
    return attribute
  }
}
