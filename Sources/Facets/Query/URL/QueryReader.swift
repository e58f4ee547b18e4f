/// Reads the pairs of a URL query string one after the other.
///
/// A plus sign is a plus sign, as in RFC 3986; pairs without a name and empty ones are skipped.
struct QueryReader: ~Escapable {
  private let bytes: Span<UInt8>
  private var position: Int
  private let end: Int

  /// A pair: its decoded name and its value, still encoded.
  struct Pair {
    var name: String
    var value: Range<Int>
  }

  /// A reader of the part of `bytes` in `range`.
  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>, in range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  /// The next pair, or nil at the end.
  mutating func next() throws(QueryParsingError) -> Pair? {
    while position < end {
      let start = position
      var equals: Int?
      while position < end && bytes[position] != UInt8(ascii: "&") {
        if equals == nil && bytes[position] == UInt8(ascii: "=") { equals = position }
        position += 1
      }
      let value = equals.map { $0 + 1..<position } ?? position..<position
      let name = start..<(equals ?? position)
      position += 1
      if name.isEmpty { continue }
      return Pair(name: try text(name, parameter: nil), value: value)
    }
    return nil
  }

  /// The decoded bytes of `range`.
  func decoded(_ range: Range<Int>, parameter: String?) throws(QueryParsingError) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      if bytes[index] != UInt8(ascii: "%") {
        result.append(bytes[index])
        index += 1
        continue
      }
      guard index + 2 < range.upperBound, let high = hexadecimalDigit(bytes[index + 1]),
        let low = hexadecimalDigit(bytes[index + 2])
      else { throw QueryParsingError(kind: .invalidPercentEncoding, offset: index, parameter: parameter) }
      result.append(high << 4 | low)
      index += 3
    }
    if let offset = UTF8Check.firstInvalidOffset(in: result.span) {
      let offset = encodedOffset(of: offset, in: range)
      throw QueryParsingError(kind: .invalidUTF8, offset: offset, parameter: parameter)
    }
    return result
  }

  /// The decoded text of `range`.
  func text(_ range: Range<Int>, parameter: String?) throws(QueryParsingError) -> String {
    try decoded(range, parameter: parameter).text
  }

  /// Where the byte number `offset` of the decoded value in `range` stands.
  func encodedOffset(of offset: Int, in range: Range<Int>) -> Int {
    var index = range.lowerBound
    for _ in 0..<offset where index < range.upperBound { index += bytes[index] == UInt8(ascii: "%") ? 3 : 1 }
    return index
  }
}
