/// Why and where a text is not a filter expression.
public struct FilterParsingError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// The text ends where a filter is wanted, as behind `AND`.
    case unexpectedEnd
    /// Something else stands where a filter is wanted.
    case expectedFilter
    /// Two filters follow each other without `AND` or `OR`.
    case expectedOperator
    /// Nothing that could be a value follows a colon.
    case expectedValue
    /// No number follows a comparison or `TO`. A number is finite and decimal.
    case expectedNumber
    /// A range's lower bound is above the upper one.
    case invalidRange
    /// `<score=` is not followed by an integer and `>`.
    case invalidScore
    /// The closing quote is missing; the offset is that of the opening one.
    case unterminatedString
    /// A parenthesis has no partner.
    case unbalancedParenthesis
    /// `(a AND b) OR c`: the engine knows conjunctions of disjunctions only. The offset is that of the operator.
    case conjunctionInDisjunction
    /// Numeric and other filters in one disjunction, which the engine refuses.
    case mixedTypesInDisjunction
    /// Parentheses are nested deeper than ``Filters/maximumExpressionDepth``.
    case nestingTooDeep
    /// The text is longer than ``Filters/maximumExpressionLength``.
    case tooLong
    /// The bytes are not UTF-8.
    case invalidUTF8
  }

  /// What is wrong.
  public let kind: Kind
  /// The offset in bytes, from 0, of the first byte that can't be right.
  public let offset: Int

  /// An error with its parts.
  public init(kind: Kind, offset: Int) {
    self.kind = kind
    self.offset = offset
  }
}

extension FilterParsingError: CustomStringConvertible {
  /// For example `expectedOperator at byte 12`.
  public var description: String { "\(kind) at byte \(offset)" }
}
