/// Parses an expression into a conjunction of disjunctions, the form that the engine takes.
///
/// Nothing recurses. Filters are appended to one list in the order of the text; since operators only ever join
/// neighbours, a disjunction is a range of that list, and joining two by `OR` means dropping the boundary between them.
/// `NOT (…)` is pushed down to the filters, which swaps `AND` and `OR` on the way (De Morgan).
struct FilterParser: ~Escapable {
  /// A disjunction: the filters from `first` up to the next clause's.
  struct Clause {
    var first: Int
    /// The parenthesis in which it was read, by number: what was written together stays one group.
    var frame: Int
  }

  /// An open parenthesis; the whole text is the outermost one.
  private struct Frame {
    var number: Int
    var offset: Int
    /// An odd number of `NOT` applies to what is inside.
    var isNegated: Bool
    /// The first clause of what is inside, and of the operands that `AND` has joined so far behind the latest `OR`.
    var expression: Int
    var term: Int
    var lastOr = 0
    var lastAnd = 0
  }

  private(set) var filters: [Filter] = []
  private(set) var offsets: [UInt32] = []
  private(set) var clauses: [Clause] = []
  private var frames: [Frame] = []
  private var frameCount = 0
  private var reader: FilterReader

  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>) {
    reader = FilterReader(bytes)
    // A guess that is close for what this library writes; each filter is at least a few bytes.
    filters.reserveCapacity(bytes.count / 24)
    offsets.reserveCapacity(bytes.count / 24)
  }

  /// Reads the whole text.
  mutating func parse() throws(FilterParsingError) {
    open(isNegated: false)
    reader.tokens.skipWhitespace()
    if reader.tokens.isAtEnd { return }
    repeat { try readOperand() } while try !closeOperand()
  }

  /// Reads parentheses and `NOT`s up to and including the next filter.
  private mutating func readOperand() throws(FilterParsingError) {
    var isNegated = false
    while true {
      reader.tokens.skipWhitespace()
      if reader.tokens.byte == UInt8(ascii: "(") {
        if frames.count > Filters.maximumExpressionDepth { throw failure(.nestingTooDeep) }
        open(isNegated: frames[frames.count - 1].isNegated != isNegated)
        reader.tokens.position += 1
        isNegated = false
      } else if reader.tokens.skipKeyword("NOT") {
        isNegated.toggle()
      } else {
        break
      }
    }
    let offset = reader.tokens.position
    let frame = frames[frames.count - 1]
    clauses.append(Clause(first: filters.count, frame: frame.number))
    filters.append(try reader.readFilter(isNegated: frame.isNegated != isNegated))
    offsets.append(UInt32(offset))
  }

  /// Behind an operand: joins it to what is before, closes parentheses, and moves over the next operator. Says whether
  /// the text is complete.
  private mutating func closeOperand() throws(FilterParsingError) -> Bool {
    var operand = clauses.count - 1
    while true {
      var frame = frames[frames.count - 1]
      // Inside `NOT (…)` an `AND` is an `OR` of the negated operands.
      if frame.isNegated && operand > frame.term {
        try joinDisjunction(frame.term, operand, at: frame.lastAnd)
      }
      reader.tokens.skipWhitespace()
      let offset = reader.tokens.position
      if reader.tokens.skipKeyword("AND") {
        frame.lastAnd = offset
        frames[frames.count - 1] = frame
        return false
      }
      if !frame.isNegated && frame.term > frame.expression {
        try joinDisjunction(frame.expression, frame.term, at: frame.lastOr)
      }
      if reader.tokens.skipKeyword("OR") {
        frame.lastOr = offset
        frame.term = clauses.count
        frames[frames.count - 1] = frame
        return false
      }
      if reader.tokens.isAtEnd {
        if frames.count > 1 { throw FilterParsingError(kind: .unbalancedParenthesis, offset: frame.offset) }
        return true
      }
      if reader.tokens.byte != UInt8(ascii: ")") { throw failure(.expectedOperator) }
      if frames.count == 1 { throw failure(.unbalancedParenthesis) }
      reader.tokens.position += 1
      operand = frame.expression
      frames.removeLast()
    }
  }

  /// Makes one disjunction of the clauses from `left` up to `right` and those from `right` on, each of which must be one.
  private mutating func joinDisjunction(_ left: Int, _ right: Int, at offset: Int) throws(FilterParsingError)
  {
    if right - left != 1 || clauses.count - right != 1 {
      throw FilterParsingError(kind: .conjunctionInDisjunction, offset: offset)
    }
    clauses.removeLast()
  }

  private mutating func open(isNegated: Bool) {
    frames.append(
      Frame(
        number: frameCount, offset: reader.tokens.position, isNegated: isNegated, expression: clauses.count,
        term: clauses.count))
    frameCount += 1
  }

  private func failure(_ kind: FilterParsingError.Kind) -> FilterParsingError {
    FilterParsingError(kind: kind, offset: reader.tokens.position)
  }
}
