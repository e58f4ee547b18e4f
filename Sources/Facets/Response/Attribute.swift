/// The name of a facet attribute, such as `brand` or `categories.lvl0`.
///
/// Any string is a name, the empty one too. Two attributes are equal when their `rawValue`s are, by Swift's rule for
/// strings; use ``FacetResponse/Facets/subscript(_:)->FacetList?`` to look one up by its bytes.
public struct Attribute: RawRepresentable, Hashable, Sendable, Codable {
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

extension Attribute: Comparable {
  /// By name, in Swift's order of strings.
  public static func < (left: Attribute, right: Attribute) -> Bool { left.rawValue < right.rawValue }
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
