extension Filter {
  /// Records whose attribute has a value.
  public struct Facet: GroupableFilter {
    /// A facet value: a string, a number or a Boolean. They are sent differently, so the string `"true"` is not `true`.
    public enum Value: Sendable {
      /// Any string, in the spelling of the response.
      case string(String)
      /// A number.
      case number(Number)
      /// A Boolean.
      case bool(Bool)
    }

    /// Always `.facet`.
    public static var kind: Kind { .facet }

    /// The attribute.
    public var attribute: Attribute
    /// The value that it has.
    public var value: Value
    /// Whether the filter wants the records without the value.
    public var isNegated: Bool
    /// The weight of this filter in ranking, for the engine's filter scoring; nil means the engine's default.
    public var score: Int?

    /// The records whose `attribute` has `value`.
    public init(attribute: Attribute, value: Value, isNegated: Bool = false, score: Int? = nil) {
      self.attribute = attribute
      self.value = value
      self.isNegated = isNegated
      self.score = score
    }

    /// The records whose `attribute` has the string `stringValue`.
    public init(attribute: Attribute, stringValue: String, isNegated: Bool = false, score: Int? = nil) {
      self.init(attribute: attribute, value: .string(stringValue), isNegated: isNegated, score: score)
    }

    /// The records whose `attribute` has the number `floatValue`.
    public init(attribute: Attribute, floatValue: Number, isNegated: Bool = false, score: Int? = nil) {
      self.init(attribute: attribute, value: .number(floatValue), isNegated: isNegated, score: score)
    }

    /// The records whose `attribute` is `boolValue`.
    public init(attribute: Attribute, boolValue: Bool, isNegated: Bool = false, score: Int? = nil) {
      self.init(attribute: attribute, value: .bool(boolValue), isNegated: isNegated, score: score)
    }

    /// Unwraps a facet filter.
    public init?(_ filter: Filter) {
      guard case .facet(let facet) = filter else { return nil }
      self = facet
    }

    /// The filter as a value of the common type.
    public var filter: Filter { .facet(self) }
  }
}

extension Filter.Facet: Hashable {
  /// Whether all parts are the same, strings byte for byte.
  public static func == (left: Filter.Facet, right: Filter.Facet) -> Bool {
    left.isNegated == right.isNegated && left.score == right.score && left.value == right.value
      && left.attribute == right.attribute
  }

  /// Feeds the parts that tell most filters apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(attribute)
    value.hash(into: &hasher)
    hasher.combine(isNegated)
  }
}

extension Filter.Facet.Value: Hashable {
  /// Whether both are of one type and the same, strings byte for byte.
  public static func == (left: Filter.Facet.Value, right: Filter.Facet.Value) -> Bool {
    switch (left, right) {
    case (.string(let left), .string(let right)): left.hasSameBytes(as: right)
    case (.number(let left), .number(let right)): left == right
    case (.bool(let left), .bool(let right)): left == right
    default: false
    }
  }

  /// Feeds the value.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .string(let string): hasher.combine(bytesOf: string)
    case .number(let number): hasher.combine(number)
    case .bool(let bool): hasher.combine(bool)
    }
  }
}

extension Filter.Facet.Value: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral
{
  /// The string.
  public init(stringLiteral value: String) { self = .string(value) }

  /// The number.
  public init(integerLiteral value: Int) { self = .number(Filter.Number(value)) }

  /// The number.
  public init(floatLiteral value: Double) { self = .number(Filter.Number(floatLiteral: value)) }

  /// The Boolean.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension Filter.Facet.Value: CustomStringConvertible {
  /// The value as a facet list shows it, an integral number without a fraction: `Zed`, `2`, `3.5`, `true`.
  public var description: String {
    switch self {
    case .string(let string): string
    case .number(let number): number.facetDescription
    case .bool(let bool): bool ? "true" : "false"
    }
  }
}

extension Filter.Facet.Value {
  /// The texts that a facet list may show for the value, the best first: a number with and without a fraction.
  var spellings: [String] {
    switch self {
    case .number(let number): [number.facetDescription, number.description]
    default: [description]
    }
  }
}
