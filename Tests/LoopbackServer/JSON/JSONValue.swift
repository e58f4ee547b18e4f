/// A JSON value that keeps the order of an object's members, since the order of facets matters.
public enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number without fraction or exponent.
  case int(Int)
  /// Any other number.
  case double(Double)
  /// A string.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object.
  case object([Member])

  /// A member of an object.
  public struct Member: Hashable, Sendable {
    /// The name.
    public var key: String
    /// The value.
    public var value: JSONValue
  }
}

extension JSONValue {
  /// An object of these members, without those whose value is nil.
  public static func object(_ members: [(String, JSONValue?)]) -> JSONValue {
    .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
  }

  /// The member `key` of an object, the last of that name; nil for any other value.
  public subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key == key }?.value
  }

  /// The string, if it is one.
  public var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The number, if it is one.
  public var number: Double? {
    switch self {
    case .int(let value): Double(value)
    case .double(let value): value
    default: nil
    }
  }

  /// The elements, if it is an array.
  public var array: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The members, if it is an object.
  public var members: [Member]? {
    if case .object(let members) = self { members } else { nil }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// The string.
  public init(stringLiteral value: String) { self = .string(value) }

  /// The number.
  public init(integerLiteral value: Int) { self = .int(value) }

  /// The number.
  public init(floatLiteral value: Double) { self = .double(value) }

  /// The Boolean.
  public init(booleanLiteral value: Bool) { self = .bool(value) }

  /// The array of these elements.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// The object of these members, in this order.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member(key: $0, value: $1) })
  }
}
