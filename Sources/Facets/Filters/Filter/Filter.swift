/// A condition on records: a facet value, a numeric comparison or a tag, each of which may be negated.
///
/// Two filters are equal when they have the same parts, strings compared byte for byte: to the engine "é" composed and
/// "é" decomposed are two values.
public enum Filter: Hashable, Sendable {
  /// An attribute has a value.
  case facet(Facet)
  /// A numeric attribute lies in an interval.
  case numeric(Numeric)
  /// A record has a tag.
  case tag(Tag)

  /// The three kinds of filters, in the order of their `or` groups where these share a name.
  public enum Kind: Int, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    /// ``Filter/Facet``.
    case facet
    /// ``Filter/Numeric``.
    case numeric
    /// ``Filter/Tag``.
    case tag
  }

  /// Which kind of filter this is.
  public var kind: Kind {
    switch self {
    case .facet: .facet
    case .numeric: .numeric
    case .tag: .tag
    }
  }

  /// Wraps a filter of any type.
  public init(_ filter: some FilterType) {
    self = filter.filter
  }
}

extension Filter: FilterType {
  /// The filter itself.
  public var filter: Filter { self }

  /// The attribute that the condition is on; ``Attribute/tags`` for a tag.
  public var attribute: Attribute {
    switch self {
    case .facet(let facet): facet.attribute
    case .numeric(let numeric): numeric.attribute
    case .tag: .tags
    }
  }

  /// Whether the filter wants the records that do not fulfil the condition.
  public var isNegated: Bool {
    get {
      switch self {
      case .facet(let facet): facet.isNegated
      case .numeric(let numeric): numeric.isNegated
      case .tag(let tag): tag.isNegated
      }
    }
    set {
      switch self {
      case .facet(var facet):
        facet.isNegated = newValue
        self = .facet(facet)
      case .numeric(var numeric):
        numeric.isNegated = newValue
        self = .numeric(numeric)
      case .tag(var tag):
        tag.isNegated = newValue
        self = .tag(tag)
      }
    }
  }
}

extension Filter: CustomStringConvertible {
  /// The filter as the `filters` parameter spells it, such as `NOT "brand":"Zed"`.
  public var description: String {
    var bytes: [UInt8] = []
    FilterWriter.append(self, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
