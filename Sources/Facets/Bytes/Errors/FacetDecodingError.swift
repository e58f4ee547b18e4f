/// Why and where the bytes of a response could not be decoded.
public struct FacetDecodingError: Error, Equatable, Sendable {
  /// What is wrong.
  public enum Kind: Equatable, Sendable {
    /// The input ends in the middle of a value.
    case unexpectedEnd
    /// A byte that can't stand here.
    case unexpectedByte
    /// A value of another type than this member has.
    case typeMismatch
    /// An escape that JSON does not have, or `\u` without four hexadecimal digits.
    case invalidEscape
    /// An escaped surrogate without its other half.
    case loneSurrogate
    /// Bytes in a string that are not UTF-8.
    case invalidUTF8
    /// A byte below 0x20 in a string, where JSON wants an escape.
    case controlCharacter
    /// A number that JSON's grammar does not allow, such as `01`, `1.` or `+1`.
    case invalidNumber
    /// A number with a fraction where an integer belongs, such as `4.5`; `4.0` and `4e0` are integers.
    case notAnInteger
    /// A number that the member's type (`Int` or `Double`) can't hold.
    case numberOutOfRange
    /// The input starts with a byte order mark.
    case byteOrderMark
    /// Something other than white space follows the document.
    case trailingBytes
    /// Arrays and objects nested deeper than ``FacetDecoder/Limits/depth``.
    case depthLimitExceeded
    /// The input is larger than ``FacetDecoder/Limits/byteCount``, or with its unescaped strings than 4 GiB. In the first
    /// case nothing was read: the offset is the limit, line and column are 1, and the path is empty.
    case inputTooLarge
    /// More facet values than ``FacetDecoder/Limits/valueCount``; the offset is where the first one too many ends.
    case valueLimitExceeded
    /// More attributes than ``FacetDecoder/Limits/attributeCount``; the offset is where the first one too many ends.
    case attributeLimitExceeded
    /// The response would need more memory than ``FacetDecoder/Limits/memory``; the offset is how far the decoder came.
    case memoryLimitExceeded
    /// The answer to a multi-query (`{"results":[…]}`) where a single response was asked for.
    case unexpectedMultiQuery
  }

  /// What is wrong.
  public let kind: Kind
  /// The offset in bytes, from 0, of the first byte that can't be right.
  public let offset: Int
  /// The line of that byte, from 1. Lines end at a line feed.
  public let line: Int
  /// The column of that byte in bytes, from 1.
  public let column: Int
  /// The path of the value that holds the byte, such as `results[0].facets.brand`; empty for the document itself.
  ///
  /// A key that is not a plain word stands in brackets and quotes: `facets["categories.lvl0"]`. Of a long key the first
  /// 100 bytes are shown.
  public let path: String

  /// An error with all its parts, for tests and for code that stands in for a decoder.
  public init(kind: Kind, offset: Int, line: Int, column: Int, path: String) {
    self.kind = kind
    self.offset = offset
    self.line = line
    self.column = column
    self.path = path
  }
}

extension FacetDecodingError: CustomStringConvertible {
  /// For example `notAnInteger at byte 41 (line 3, column 12), facets.brand.Zed`.
  public var description: String {
    "\(kind) at byte \(offset) (line \(line), column \(column))\(path.isEmpty ? "" : ", \(path)")"
  }
}
