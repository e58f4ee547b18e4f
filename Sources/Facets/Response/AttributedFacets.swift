/// An attribute together with its facet values, the rows of one section of a dynamic facet list.
public struct AttributedFacets: Hashable, Sendable {
  /// The attribute.
  public let attribute: Attribute
  /// Its values, in order.
  public let facets: FacetList

  /// An attribute with these values.
  public init(attribute: Attribute, facets: FacetList) {
    self.attribute = attribute
    self.facets = facets
  }

  /// An attribute with these values.
  public init(attribute: Attribute, facets: [Facet]) {
    self.init(attribute: attribute, facets: FacetList(facets))
  }
}
