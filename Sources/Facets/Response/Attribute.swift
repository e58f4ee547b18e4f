/// The name of a facet attribute, such as `brand` or `categories.lvl0`.
///
/// Any string is a name, the empty one too. Names are compared byte for byte, as the engine compares them: unlike the
/// strings "é" composed and "é" decomposed, the attributes of these names are two.
public struct Attribute: RawRepresentable, Sendable, Codable {
  /// The name as the engine spells it.
  public var rawValue: String

  /// The attribute of that name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The attribute of that name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

extension Attribute: ExpressibleByStringInterpolation {
  /// The attribute of that name.
  public init(stringLiteral value: String) {
    rawValue = value
  }
}

extension Attribute: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue }
}

extension Attribute: Hashable {
  /// Whether both names have the same bytes. Complexity: O(length).
  public static func == (left: Attribute, right: Attribute) -> Bool {
    left.rawValue.hasSameBytes(as: right.rawValue)
  }

  /// Whether the names differ in their bytes. Complexity: O(length).
  public static func != (left: Attribute, right: Attribute) -> Bool {
    // The standard library's `!=` for types with a raw value would compare these.
    !(left == right)
  }

  /// Feeds the bytes of the name. Complexity: O(length).
  public func hash(into hasher: inout Hasher) {
    hasher.combine(bytesOf: rawValue)
  }
}

extension Attribute: Comparable {
  /// By the bytes of the names, which is by scalar. Complexity: O(length).
  public static func < (left: Attribute, right: Attribute) -> Bool {
    left.rawValue.precedesByBytes(right.rawValue)
  }
}

extension Attribute: CodingKeyRepresentable {
  /// The name as a key, so that `[Attribute: Value]` is coded as an object.
  public var codingKey: any CodingKey { AttributeKey(stringValue: rawValue) }

  /// The attribute that `codingKey` names.
  public init?<Key: CodingKey>(codingKey: Key) {
    rawValue = codingKey.stringValue
  }
}

private struct AttributeKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init?(intValue: Int) {
    nil
  }
}
