import Facets
import Testing

/// Expressions that are too large, too long to look back in, or made of random pieces.
struct ParsingLimitTests {
  @Test func nestingAndLengthAreLimited() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "(", count: depth) + "a:1" + String(repeating: ")", count: depth)
    }
    for depth in [Filters.maximumExpressionDepth - 1, Filters.maximumExpressionDepth] {
      #expect(try Filters(parsing: nested(depth)).count == 1)
    }
    #expect(throws: FilterParsingError(kind: .nestingTooDeep, offset: Filters.maximumExpressionDepth)) {
      try Filters(parsing: nested(Filters.maximumExpressionDepth + 1))
    }
    let longest = Filters.maximumExpressionLength
    #expect(try Filters(parsing: "a:" + String(repeating: "x", count: longest - 2)).count == 1)
    #expect(throws: FilterParsingError(kind: .tooLong, offset: longest)) {
      try Filters(parsing: "a:" + String(repeating: "x", count: longest - 1))
    }
  }

  @Test func groupsAreLimited() throws {
    let most = Filters.maximumGroupCount
    func expression(_ count: Int) -> String {
      Array(repeating: "(a)", count: count).joined(separator: " AND ")
    }
    #expect(try Filters(parsing: expression(most)).groupIDs.count == most)
    #expect(throws: FilterParsingError(kind: .tooManyGroups, offset: most * 8 + 1)) {
      try Filters(parsing: expression(most + 1))
    }
    func link(_ count: Int) -> String {
      "?" + (0..<count).reversed().map { "and.\(100_000 + $0)=a:1" }.joined(separator: "&")
    }
    #expect(try Filters(deepLink: link(most) + "&and.100000=b:1").groupIDs.count == most)
    #expect(throws: QueryParsingError.self) { try Filters(deepLink: link(most + 1)) }
  }

  /// What a text ends in.
  enum Outcome: Equatable, Sendable {
    case filters(Int)
    case error(FilterParsingError.Kind)
  }

  /// A megabyte of what could make a parser recurse or look back.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      ("(", .error(.nestingTooDeep)), ("NOT ", .error(.unexpectedEnd)), ("NOT(", .error(.nestingTooDeep)),
      ("a ", .error(.expectedOperator)), ("\"", .error(.expectedOperator)), ("\\", .filters(1)),
      ("'\\", .error(.unterminatedString)), ("a AND ", .error(.unexpectedEnd)),
      ("a OR ", .error(.unexpectedEnd)), (" ", .filters(0)), ("a:1 ", .error(.expectedOperator)),
      ("<score=", .error(.expectedFilter)), ("a<score=", .error(.invalidScore)),
      ("a:1 TO 2 AND ", .error(.unexpectedEnd)), ("a:b<", .filters(1)), ("(a) AND ", .error(.unexpectedEnd)),
      ("🙂", .filters(1)),
    ] as [(String, Outcome)])
  func longInputsAreRead(_ piece: String, _ expected: Outcome) {
    let count = Filters.maximumExpressionLength / piece.utf8.count
    let text = String(repeating: piece, count: count)
    var outcome: Outcome?
    let time = ContinuousClock().measure {
      do throws(FilterParsingError) {
        outcome = .filters(try Filters(parsing: text).count)
      } catch {
        outcome = .error(error.kind)
      }
    }
    #expect(outcome == expected)
    // Linear work takes a few seconds at most in a debug build; quadratic work would take hours.
    #expect(time < .seconds(20))
  }

  @Test func randomPiecesNeverTrap() {
    var random = SplitMix64(seed: 4)
    let pieces = [
      "(", ")", "\"", "'", "\\", "AND ", " OR ", "NOT ", "TO ", ":", "<score=", ">", "=", "a", "1", "-", " ",
      "é",
    ]
    var accepted = 0
    for _ in 0..<20_000 {
      var text = ""
      for _ in 0..<Int.random(in: 0...12, using: &random) { text += random.pick(pieces) }
      guard let filters = try? Filters(parsing: text) else { continue }
      accepted += filters.isEmpty ? 0 : 1
      let written = filters.filterExpression
      #expect((try? Filters(parsing: written))?.filterExpression == written, "\(text)")
    }
    #expect(accepted > 1_000)
  }
}
