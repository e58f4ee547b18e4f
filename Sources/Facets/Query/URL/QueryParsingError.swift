/// Why and where a URL or its query string can't be read.
public struct QueryParsingError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// A percent sign without two hexadecimal digits.
    case invalidPercentEncoding
    /// The decoded bytes of a name or a value are not UTF-8.
    case invalidUTF8
    /// The value of a numeric parameter is no integer.
    case invalidNumber
    /// The value of a parameter that is a list starts as a JSON array and is none of strings.
    case invalidList
    /// The value of `filters`, or of a group of filters, is no such expression.
    case invalidFilters(FilterParsingError.Kind)
    /// The filters of a group in a deep link are not of its kind.
    case mismatchedGroup
    /// The text is longer than ``SearchParameters/maximumQueryLength``.
    case tooLong
  }

  /// What is wrong.
  public let kind: Kind
  /// The offset in bytes, from 0, of the first byte that can't be right, in the text as it came.
  public let offset: Int
  /// The name of the parameter that holds it, where it is known.
  public let parameter: String?

  /// An error with its parts.
  public init(kind: Kind, offset: Int, parameter: String? = nil) {
    self.kind = kind
    self.offset = offset
    self.parameter = parameter
  }
}

extension QueryParsingError: CustomStringConvertible {
  /// For example `invalidNumber at byte 12 (page)`.
  public var description: String { "\(kind) at byte \(offset)\(parameter.map { " (\($0))" } ?? "")" }
}
