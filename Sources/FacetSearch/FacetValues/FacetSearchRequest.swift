import Facets

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
  /// The parameters of the search whose hits have the values, for counts that fit the results on screen.
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

  /// The path of the request. Names are percent-encoded, so that a `/` in one does not change the route.
  var path: String {
    "/1/indexes/\(percentEncodedSegment(indexName))/facets/\(percentEncodedSegment(facetName.rawValue))/query"
  }
}
