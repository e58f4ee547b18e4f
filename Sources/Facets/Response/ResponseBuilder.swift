/// Reads a body token by token, and plain facet values by the index of their ends, and fills the columns.
struct ResponseBuilder {
  var columns: Columns
  var scanner: JSONScanner
  private let limits: FacetDecoder.Limits
  /// Where the first facet value of the body stands; how densely they follow tells how many are to come.
  var firstValue = 0

  init(columns: Columns, limits: FacetDecoder.Limits) {
    self.columns = columns
    self.limits = limits
    scanner = JSONScanner(columns.input, maximumDepth: limits.effectiveDepth)
  }

  /// Throws where `count` attributes are all that there may be.
  func checkAttributeCount(_ count: Int) throws(ScanFailure) {
    if count >= limits.attributeCount {
      throw ScanFailure(kind: .attributeLimitExceeded, offset: scanner.position)
    }
  }

  /// Throws where `count` values are all that there may be.
  func checkValueCount(_ count: Int) throws(ScanFailure) {
    if count >= limits.valueCount { throw ScanFailure(kind: .valueLimitExceeded, offset: scanner.position) }
  }

  /// Reads the whole document. `isMultiQuery` nil accepts both forms.
  mutating func build(isMultiQuery: Bool?, in arena: inout Arena) throws(ScanFailure) {
    if scanner.input.word(at: 0) & 0xff_ffff == 0xbf_bbef {
      throw ScanFailure(kind: .byteOrderMark, offset: 0)
    }
    scanner.skipWhitespace()
    if isMultiQuery == false {
      try readResponse(depth: 1, in: &arena)
    } else {
      try readMultiQuery(isRequired: isMultiQuery == true, in: &arena)
    }
    try scanner.expectEnd()
  }

  /// Calls `body` for each member with its key, the cursor on the value. The object itself may not be absent.
  @inline(__always)
  mutating func readObject(
    in arena: inout Arena,
    _ body: (inout ResponseBuilder, TextRange, inout Arena) throws(ScanFailure) -> Void
  ) throws(ScanFailure) {
    if scanner.byte != .openBrace { throw scanner.mismatch() }
    scanner.position += 1
    if scanner.skip(.closeBrace) { return }
    while true {
      scanner.skipWhitespace()
      let key = try readText(in: &arena)
      try scanner.expect(.colon)
      scanner.skipWhitespace()
      try body(&self, key, &arena)
      if !scanner.skip(.comma) { break }
    }
    try scanner.expect(.closeBrace)
  }

  /// Calls `body` for each element, the cursor on it.
  @inline(__always)
  mutating func readArray(
    in arena: inout Arena, _ body: (inout ResponseBuilder, inout Arena) throws(ScanFailure) -> Void
  ) throws(ScanFailure) {
    if scanner.byte != .openBracket { throw scanner.mismatch() }
    scanner.position += 1
    if scanner.skip(.closeBracket) { return }
    while true {
      scanner.skipWhitespace()
      try body(&self, &arena)
      if !scanner.skip(.comma) { break }
    }
    try scanner.expect(.closeBracket)
  }

  /// Reads a string; one with escapes is written out behind the others without them.
  @inline(__always)
  mutating func readText(in arena: inout Arena) throws(ScanFailure) -> TextRange {
    let extent = try scanner.readString()
    if extent.hasEscapes { return try unescape(extent, in: &arena) }
    // Offsets fit: the decoder refuses inputs from 4 GiB on.
    return TextRange(
      offset: UInt32(truncatingIfNeeded: extent.start),
      count: UInt32(truncatingIfNeeded: extent.end &- extent.start))
  }

  /// Moves over a value and returns its bytes.
  mutating func readJSON(depth: Int) throws(ScanFailure) -> TextRange {
    let start = scanner.position
    try scanner.skipValue(depth: depth)
    return TextRange(offset: UInt32(start), count: UInt32(scanner.position - start))
  }

  /// Moves over `null` if it stands here; says whether it did.
  mutating func skipNull() throws(ScanFailure) -> Bool {
    if scanner.byte != UInt8(ascii: "n") { return false }
    _ = try scanner.readLiteral()
    return true
  }

  mutating func readOptionalInteger() throws(ScanFailure) -> Int? {
    try skipNull() ? nil : scanner.readInteger()
  }

  mutating func readOptionalDouble() throws(ScanFailure) -> Double? {
    try skipNull() ? nil : scanner.readDouble()
  }

  mutating func readOptionalText(in arena: inout Arena) throws(ScanFailure) -> TextRange? {
    if try skipNull() { return nil }
    if scanner.byte != .quote { throw scanner.mismatch() }
    return try readText(in: &arena)
  }

  mutating func readOptionalBool() throws(ScanFailure) -> Bool? {
    switch scanner.byte {
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
      switch try scanner.readLiteral() {
      case .true: return true
      case .false: return false
      case .null: return nil
      }
    default: throw scanner.mismatch()
    }
  }
}
