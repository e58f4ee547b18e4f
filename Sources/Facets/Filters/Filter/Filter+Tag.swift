extension Filter {
  /// Records that have a tag, which is a value of the attribute `_tags`.
  ///
  /// A string literal makes one: `"on sale" as Filter.Tag`.
  public struct Tag: GroupableFilter {
    /// Always `.tag`.
    public static var kind: Kind { .tag }

    /// The tag.
    public var value: String
    /// Whether the filter wants the records without the tag.
    public var isNegated: Bool

    /// The records with the tag `value`.
    public init(value: String, isNegated: Bool = false) {
      self.value = value
      self.isNegated = isNegated
    }

    /// Unwraps a tag filter.
    public init?(_ filter: Filter) {
      guard case .tag(let tag) = filter else { return nil }
      self = tag
    }

    /// ``Attribute/tags``.
    public var attribute: Attribute { .tags }

    /// The filter as a value of the common type.
    public var filter: Filter { .tag(self) }
  }
}

extension Filter.Tag: ExpressibleByStringInterpolation {
  /// The records with the tag that the literal spells.
  public init(stringLiteral value: String) {
    self.init(value: value)
  }
}

extension Filter.Tag: Hashable {
  /// Whether both are the same, the tag byte for byte.
  public static func == (left: Filter.Tag, right: Filter.Tag) -> Bool {
    left.isNegated == right.isNegated && left.value.hasSameBytes(as: right.value)
  }

  /// Feeds the tag.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(bytesOf: value)
    hasher.combine(isNegated)
  }
}

/// A tag filter, as the tag list's documentation calls it.
public typealias TagFilter = Filter.Tag

extension Attribute {
  /// The attribute `_tags`, whose values are a record's tags.
  public static let tags: Attribute = "_tags"
}
