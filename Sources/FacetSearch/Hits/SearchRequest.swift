import Facets

/// What a searcher asks: an index and the parameters of the query.
public struct SearchRequest: Hashable, Sendable {
  /// The name of the index.
  public var indexName: String
  /// The parameters, such as the query's text and the facets to count.
  public var query: SearchParameters

  /// A request to that index.
  public init(indexName: String, query: SearchParameters = SearchParameters()) {
    self.indexName = indexName
    self.query = query
  }
}
