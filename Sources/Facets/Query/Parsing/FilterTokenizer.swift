/// A cursor over a filter expression: words, quoted strings, keywords, numbers.
///
/// No step looks back, and none looks ahead further than over white space, so that reading is linear in the input.
struct FilterTokenizer: ~Escapable {
  let bytes: Span<UInt8>
  var position = 0

  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>) {
    self.bytes = bytes
  }

  /// A word or a quoted string: the raw text between `range`, which must be unescaped if it `hasEscapes`.
  struct Word {
    var range: Range<Int>
    var isQuoted: Bool
    var hasEscapes = false
  }

  var isAtEnd: Bool { position >= bytes.count }

  /// The byte under the cursor; zero at the end.
  var byte: UInt8 {
    @inline(__always) get { position < bytes.count ? bytes[position] : 0 }
  }

  @inline(__always)
  mutating func skipWhitespace() {
    while position < bytes.count && isFilterWhitespace(bytes[position]) { position += 1 }
  }

  /// Moves over `literal` if it stands here; says whether it did.
  @inline(__always)
  mutating func skip(_ literal: StaticString) -> Bool {
    let count = literal.utf8CodeUnitCount
    if position + count > bytes.count { return false }
    for offset in 0..<count {
      // In bounds: a static string has that many code units.
      if unsafe bytes[position + offset] != literal.utf8Start[offset] { return false }
    }
    position += count
    return true
  }

  /// Moves over the keyword `literal` if it stands here as a whole word.
  @inline(__always)
  mutating func skipKeyword(_ literal: StaticString) -> Bool {
    // Most bytes are no capital letter: one look settles those.
    if unsafe byte != literal.utf8Start.pointee { return false }
    let start = position
    if skip(literal) && (isAtEnd || endsWord(byte)) { return true }
    position = start
    return false
  }

  /// Whether `byte` ends a word that names an attribute, a tag or an operator.
  private func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case .quote, .colon, UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "="), UInt8(ascii: "!"):
      true
    default: isFilterWhitespace(byte)
    }
  }

  /// Reads a quoted string, or a word up to a byte that ends it. Nil where neither stands here.
  mutating func readName() throws(FilterParsingError) -> Word? {
    if byte == .quote || byte == UInt8(ascii: "'") { return try readQuoted() }
    let start = position
    while position < bytes.count && !endsWord(bytes[position]) { position += 1 }
    return position == start ? nil : Word(range: start..<position, isQuoted: false)
  }

  /// Reads a quoted string, or a value that ends at white space, a parenthesis or a score. Nil where neither stands here.
  mutating func readValue() throws(FilterParsingError) -> Word? {
    if byte == .quote || byte == UInt8(ascii: "'") { return try readQuoted() }
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      if isFilterWhitespace(byte) || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") { break }
      if byte == UInt8(ascii: "<") && isAtScore { break }
      position += 1
    }
    return position == start ? nil : Word(range: start..<position, isQuoted: false)
  }

  private var isAtScore: Bool {
    var copy = self
    return copy.skip("<score=")
  }

  /// Reads the string whose opening quote is under the cursor.
  ///
  /// A run of n backslashes before the quote stands for n/2 of them, and then for a quote if n is odd or the end if n is
  /// even. A run before anything else stands for itself.
  private mutating func readQuoted() throws(FilterParsingError) -> Word {
    let quote = byte
    let opening = position
    position += 1
    var word = Word(range: position..<position, isQuoted: true)
    while true {
      skipPlainBytes(quote)
      if position == bytes.count { break }
      let byte = bytes[position]
      if byte == quote {
        word.range = opening + 1..<position
        position += 1
        return word
      }
      if byte == .backslash {
        let start = position
        while self.byte == .backslash { position += 1 }
        if self.byte == quote {
          word.hasEscapes = true
          if (position - start) % 2 == 1 { position += 1 }
        }
      } else {
        position += 1
      }
    }
    throw FilterParsingError(kind: .unterminatedString, offset: opening)
  }

  /// Moves to the next `quote` or backslash, or close to the end.
  @inline(__always)
  private mutating func skipPlainBytes(_ quote: UInt8) {
    let ones: UInt64 = 0x0101_0101_0101_0101
    while position + 8 <= bytes.count {
      let word = bytes.word(at: position)
      let quotes = word ^ (ones &* UInt64(quote))
      let backslashes = word ^ (ones &* UInt64(UInt8.backslash))
      // The lowest byte whose high bit is set is zero: subtracting one borrowed from the bit.
      let found = ((quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes) & (ones << 7)
      position += min(found.trailingZeroBitCount / 8, 8)
      if found != 0 { return }
    }
  }

  /// Replaces `buffer` with the text of `word`, which has escapes, without them. Complexity: O(length).
  @inline(never)
  func unescape(_ word: Word, into buffer: inout [UInt8]) {
    let quote = bytes[word.range.lowerBound - 1]
    buffer.removeAll(keepingCapacity: true)
    var backslashes = 0
    for index in word.range {
      let byte = bytes[index]
      if byte == .backslash {
        backslashes += 1
        continue
      }
      // Inside the word a run before a quote is odd, or the string would have ended there.
      let kept = byte == quote ? backslashes / 2 : backslashes
      buffer.append(contentsOf: repeatElement(.backslash, count: kept))
      backslashes = 0
      buffer.append(byte)
    }
    buffer.append(contentsOf: repeatElement(.backslash, count: backslashes / 2))
  }
}

/// White space between the parts of an expression: more than JSON's four.
@inline(__always)
func isFilterWhitespace(_ byte: UInt8) -> Bool {
  byte == .space || (byte >= .tab && byte <= .carriageReturn)
}
