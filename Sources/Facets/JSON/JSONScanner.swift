/// A cursor over a padded document. Reads one token at a time, checks it to the letter of RFC 8259, and moves behind it.
///
/// Invariant: `0 <= position <= input.count`. Extensions hold the tokens: strings, numbers, values to skip.
struct JSONScanner {
  let input: PaddedInput
  var position = 0
  /// How deep containers may be nested in what is skipped.
  let maximumDepth: Int

  init(_ input: PaddedInput, maximumDepth: Int = ContainerStack.maximumDepth) {
    self.input = input
    self.maximumDepth = maximumDepth
  }

  /// The byte under the cursor; zero at the end of the input.
  var byte: UInt8 {
    @inline(__always) get { input[position] }
  }

  /// Moves over spaces, tabs, line feeds and carriage returns.
  @inline(__always)
  mutating func skipWhitespace() {
    // Most engines send none: one comparison settles it.
    if byte <= .space { skipWhitespaceSlowly() }
  }

  @inline(never)
  private mutating func skipWhitespaceSlowly() {
    while byte == .space || byte == .lineFeed || byte == .tab || byte == .carriageReturn { position += 1 }
  }

  /// Moves over white space and then over `expected`, or throws.
  @inline(__always)
  mutating func expect(_ expected: UInt8) throws(ScanFailure) {
    if byte != expected {
      skipWhitespace()
      if byte != expected { throw unexpected() }
    }
    position += 1
  }

  /// Moves over `expected` if it is the next byte behind white space; says whether it was.
  @inline(__always)
  mutating func skip(_ expected: UInt8) -> Bool {
    skipWhitespace()
    if byte != expected { return false }
    position += 1
    return true
  }

  /// Reads `true`, `false` or `null` if one of them stands here.
  mutating func readLiteral() throws(ScanFailure) -> JSONLiteral {
    let word = input.word(at: position)
    for literal in [JSONLiteral.true, .false, .null] where word & literal.mask == literal.bytes {
      position += literal.count
      return literal
    }
    // Name the first byte that differs from the literal that was begun.
    let begun: JSONLiteral =
      switch byte {
      case UInt8(ascii: "t"): .true
      case UInt8(ascii: "f"): .false
      case UInt8(ascii: "n"): .null
      default: throw unexpected()
      }
    let different = (word ^ begun.bytes) & begun.mask
    position += different.trailingZeroBitCount / 8
    throw unexpected()
  }

  /// Fails unless only white space is left.
  mutating func expectEnd() throws(ScanFailure) {
    skipWhitespace()
    if position < input.count { throw ScanFailure(kind: .trailingBytes, offset: position) }
  }

  /// The failure for the byte under the cursor.
  func unexpected() -> ScanFailure {
    ScanFailure(kind: position >= input.count ? .unexpectedEnd : .unexpectedByte, offset: position)
  }

  /// The failure for a value that starts under the cursor and has the wrong type, or is no value at all.
  func mismatch() -> ScanFailure {
    switch byte {
    case .quote, .openBrace, .openBracket, .minus, .zero ... .nine,
      UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
      ScanFailure(kind: .typeMismatch, offset: position)
    default: unexpected()
    }
  }
}

/// One of JSON's three words, as the integer that its bytes are in memory.
enum JSONLiteral {
  case `true`, `false`, null

  var count: Int { self == .false ? 5 : 4 }

  fileprivate var mask: UInt64 { self == .false ? 0xff_ffff_ffff : 0xffff_ffff }

  fileprivate var bytes: UInt64 {
    switch self {
    case .true: 0x6575_7274
    case .false: 0x65_736c_6166
    case .null: 0x6c6c_756e
    }
  }
}
