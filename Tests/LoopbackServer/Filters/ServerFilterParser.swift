/// Parses the `filters` grammar: `AND` binds tighter than `OR`, `NOT` tightest.
struct ServerFilterParser {
  private enum Token: Equatable {
    case symbol(String)
    case word(String)
    case quoted(String)
  }

  private var bytes: ArraySlice<UInt8>
  private var tokens: ArraySlice<Token> = []

  /// Parses `text`; nil where it is blank.
  ///
  /// - Throws: ``EngineError`` with status 400.
  static func parse(_ text: String) throws(EngineError) -> ServerFilter? {
    var parser = ServerFilterParser(bytes: Array(text.utf8)[...])
    var tokens: [Token] = []
    while let token = try parser.nextToken() { tokens.append(token) }
    if tokens.isEmpty { return nil }
    parser.tokens = tokens[...]
    let filter = try parser.disjunction(depth: 0)
    if let extra = parser.tokens.first { throw EngineError("filters: Unexpected token \(extra)") }
    try filter.validate()
    return filter
  }

  private init(bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  // MARK: Tokens

  private static let signs = ["<=", ">=", "!=", "<", ">", "="]

  private mutating func nextToken() throws(EngineError) -> Token? {
    while let byte = bytes.first, byte <= 0x20 { bytes.removeFirst() }
    guard let byte = bytes.first else { return nil }
    if bytes.starts(with: "<score=".utf8) { return try score() }
    for symbol in ["(", ")", ":"] + ServerFilterParser.signs where bytes.starts(with: symbol.utf8) {
      bytes.removeFirst(symbol.utf8.count)
      return .symbol(symbol)
    }
    if byte == UInt8(ascii: "\"") { return .quoted(try quoted()) }
    let word = bytes.prefix { $0 > 0x20 && !"()<>=!:\"".utf8.contains($0) }
    if word.isEmpty { throw EngineError("filters: Unexpected character") }
    bytes.removeFirst(word.count)
    return .word(String(decoding: word, as: UTF8.self))
  }

  /// The text between quotes: of a run of backslashes before a quote, half stay, and an odd one makes the quote a part of
  /// the text; other backslashes are themselves.
  private mutating func quoted() throws(EngineError) -> String {
    bytes.removeFirst()
    var text: [UInt8] = []
    while let byte = bytes.popFirst() {
      if byte == UInt8(ascii: "\"") {
        let backslashes = text.reversed().prefix { $0 == UInt8(ascii: "\\") }.count
        text.removeLast(backslashes - backslashes / 2)
        if backslashes % 2 == 0 { return String(decoding: text, as: UTF8.self) }
      }
      text.append(byte)
    }
    throw EngineError("filters: Missing closing quote")
  }

  private mutating func score() throws(EngineError) -> Token? {
    guard let end = bytes.firstIndex(of: UInt8(ascii: ">")),
      Int(String(decoding: bytes[..<end].dropFirst(7), as: UTF8.self)) != nil
    else { throw EngineError("filters: Invalid score") }
    bytes = bytes[(end + 1)...]
    return try nextToken()
  }

  // MARK: Grammar

  private mutating func take(_ token: Token) -> Bool {
    if tokens.first != token { return false }
    tokens.removeFirst()
    return true
  }

  private mutating func disjunction(depth: Int) throws(EngineError) -> ServerFilter {
    if depth > 50 { throw EngineError("filters: Too deep") }
    var parts = [try conjunction(depth: depth)]
    while take(.word("OR")) { parts.append(try conjunction(depth: depth)) }
    return parts.count == 1 ? parts[0] : .or(parts)
  }

  private mutating func conjunction(depth: Int) throws(EngineError) -> ServerFilter {
    var parts = [try negation(depth: depth)]
    while take(.word("AND")) { parts.append(try negation(depth: depth)) }
    return parts.count == 1 ? parts[0] : .and(parts)
  }

  private mutating func negation(depth: Int) throws(EngineError) -> ServerFilter {
    if take(.word("NOT")) { return .not(try negation(depth: depth + 1)) }
    if take(.symbol("(")) {
      let inner = try disjunction(depth: depth + 1)
      if !take(.symbol(")")) { throw EngineError("filters: Missing closing parenthesis") }
      return inner
    }
    return try condition()
  }

  private mutating func condition() throws(EngineError) -> ServerFilter {
    let (name, isQuoted) = try text()
    if take(.symbol(":")) { return try facetOrRange(name) }
    if case .symbol(let sign)? = tokens.first, ServerFilterParser.signs.contains(sign) {
      tokens.removeFirst()
      return .comparison(attribute: name, sign: sign, value: try number())
    }
    return .facet(attribute: "_tags", value: name, isQuoted: isQuoted)
  }

  private mutating func facetOrRange(_ attribute: String) throws(EngineError) -> ServerFilter {
    let (value, isQuoted) = try text()
    if !isQuoted, let lower = Double(value), take(.word("TO")) {
      return .range(attribute: attribute, lower: lower, upper: try number())
    }
    return .facet(attribute: attribute, value: value, isQuoted: isQuoted)
  }

  private mutating func text() throws(EngineError) -> (String, isQuoted: Bool) {
    switch tokens.popFirst() {
    case .word(let word)? where !["AND", "OR", "NOT", "TO"].contains(word): return (word, false)
    case .quoted(let text)?: return (text, true)
    case let token: throw EngineError("filters: Unexpected token \(token.map { "\($0)" } ?? "at the end")")
    }
  }

  private mutating func number() throws(EngineError) -> Double {
    guard case .word(let word)? = tokens.popFirst(), let value = Double(word), value.isFinite
    else { throw EngineError("filters: A number is expected") }
    return value
  }
}
