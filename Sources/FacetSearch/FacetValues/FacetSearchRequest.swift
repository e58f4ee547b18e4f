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
  /// Values that are never found, as a rule those that the index hides in the facet's list. They are told apart by their
  /// bytes, and don't count for ``maxFacetHits``.
  public var hiddenValues: [String]

  /// A search for values of `facetName`.
  public init(
    indexName: String, facetName: Attribute, facetQuery: String = "", maxFacetHits: Int? = nil,
    query: SearchParameters = SearchParameters(), hiddenValues: [String] = []
  ) {
    self.indexName = indexName
    self.facetName = facetName
    self.facetQuery = facetQuery
    self.maxFacetHits = maxFacetHits
    self.query = query
    self.hiddenValues = hiddenValues
  }
}
