/// `renderingContent` for `JSONDecoder`.
public struct ReferenceRenderingContent: Decodable, Sendable {
  /// The rule for attributes.
  public struct FacetsOrder: Decodable, Hashable, Sendable {
    /// The attributes to show, in order.
    public var order: [String]?
    /// The attributes to hide.
    public var hide: [String]?
  }

  /// The rule for the values of one attribute.
  public struct ValuesOrder: Decodable, Hashable, Sendable {
    /// The values that come first.
    public var order: [String]?
    /// The values to hide.
    public var hide: [String]?
    /// How to sort the others.
    public var sortRemainingBy: String?
  }

  /// The rules for attributes and values.
  public struct FacetOrdering: Decodable, Sendable {
    /// The rule for attributes.
    public var facets: FacetsOrder?
    /// The rules for values, by attribute.
    public var values: [String: ValuesOrder]?
  }

  /// The rules for attributes and values.
  public var facetOrdering: FacetOrdering?
  /// Where to go instead.
  public var redirect: JSONValue?
}
