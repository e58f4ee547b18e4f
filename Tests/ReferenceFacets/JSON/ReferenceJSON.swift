/// A JSON document as an ordered tree: nothing is merged, rounded or reordered.
///
/// Parsed strictly by RFC 8259 and naively, one byte at a time; shares no code and no idea with the library's scanner.
public struct ReferenceJSON: Sendable {
  /// A value and the bytes that it came from.
  public struct Node: Sendable {
    /// The value.
    public var value: Value
    /// Where it stands in the document.
    public var range: Range<Int>
  }

  /// A member of an object.
  public struct Member: Sendable {
    /// The key, without escapes.
    public var key: String
    /// The value.
    public var node: Node
  }

  /// A value.
  public indirect enum Value: Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number as it is spelled.
    case number(String)
    /// A string without escapes, with exactly the scalars that the document has.
    case string(String)
    /// An array.
    case array([Node])
    /// An object; a repeated key is there twice.
    case object([Member])
  }

  /// The deepest nesting that is accepted.
  public static let maximumDepth = 512

  /// The document's value.
  public var root: Node

  /// Parses a whole document.
  ///
  /// - Throws: ``ReferenceError`` for what RFC 8259 forbids, for a byte order mark and for deep nesting.
  public init(parsing bytes: [UInt8]) throws {
    var parser = ReferenceParser(bytes: bytes)
    root = try parser.parseDocument()
  }
}

/// Why the reference refuses a document.
public struct ReferenceError: Error, Equatable, Sendable {
  /// The kinds of reasons.
  public enum Kind: Sendable {
    /// The grammar, UTF-8 or a lone surrogate.
    case grammar
    /// Nested too deeply.
    case depth
    /// A member has another type.
    case type
    /// A fraction where an integer belongs.
    case notAnInteger
    /// A number that the type can't hold.
    case outOfRange
    /// Several responses where one was expected, or the other way round.
    case form
  }

  /// The kind of reason.
  public var kind: Kind
  /// About where, in bytes.
  public var offset: Int
}
