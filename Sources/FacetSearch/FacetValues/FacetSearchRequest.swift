public import Facets

/// A search for values of one facet.
public struct FacetSearchRequest: Hashable, Sendable {
  /// The name of the index.
  public var indexName: String
  /// The facet whose values are searched; the index must have it as searchable.
  public var facetName: Attribute
  /// The text that the values are to contain.
  public var facetQuery: String
  /// How many values the answer has at most; nil means the engine's default, 10.
  public var maxFacetHits: Int?
  /// The parameters of the search whose hits have the values, for counts that fit the results on screen. The facet's own
  /// `or` filters are left out, so that what could be added to them is found.
  public var query: SearchParameters

  /// A search for values of `facetName`.
  public init(
    indexName: String, facetName: Attribute, facetQuery: String = "", maxFacetHits: Int? = nil,
    query: SearchParameters = SearchParameters()
  ) {
    self.indexName = indexName
    self.facetName = facetName
    self.facetQuery = facetQuery
    self.maxFacetHits = maxFacetHits
    self.query = query
  }
}
