/// A search response as an app without this library would declare it for `JSONDecoder`: the baseline.
public struct ReferenceResponse: Decodable, Sendable {
  /// A value of a search for facet values.
  public struct FacetHit: Decodable, Sendable {
    /// The value.
    public var value: String
    /// The value with highlighting tags.
    public var highlighted: String?
    /// The number of hits.
    public var count: Int?
  }

  /// Statistics of a numeric attribute.
  public struct Stats: Decodable, Hashable, Sendable {
    /// The smallest value.
    public var min: Double?
    /// The largest value.
    public var max: Double?
    /// The mean.
    public var avg: Double?
    /// The sum.
    public var sum: Double?
  }

  /// Which numbers are exact.
  public struct Exhaustive: Decodable, Sendable {
    /// The counts of facet values.
    public var facetsCount: Bool?
    /// The number of hits.
    public var nbHits: Bool?
    /// Candidates with typos.
    public var typo: Bool?
    /// The facet values.
    public var facetValues: Bool?
    /// The rules.
    public var rulesMatch: Bool?
  }

  /// The attributes and their values.
  public var facets: [String: [String: Int]]?
  /// Statistics by attribute.
  public var facetsStats: [String: Stats]?
  /// The values of a search for facet values.
  public var facetHits: [FacetHit]?
  /// The hits.
  public var hits: [JSONValue]?
  /// How to show all this.
  public var renderingContent: ReferenceRenderingContent?
  /// What rules attached.
  public var userData: JSONValue?
  /// The number of hits.
  public var nbHits: Int?
  /// The number of hits that relevant sorting kept.
  public var nbSortedHits: Int?
  /// The page, from 0.
  public var page: Int?
  /// The number of pages.
  public var nbPages: Int?
  /// The number of hits on a page.
  public var hitsPerPage: Int?
  /// The engine's time.
  public var processingTimeMS: Int?
  /// The text searched for.
  public var query: String?
  /// The query's parameters.
  public var params: String?
  /// The index.
  public var index: String?
  /// The identifier of the query.
  public var queryID: String?
  /// Which numbers are exact.
  public var exhaustive: Exhaustive?
  /// The older form of `exhaustive.facetsCount`.
  public var exhaustiveFacetsCount: Bool?
  /// The older form of `exhaustive.nbHits`.
  public var exhaustiveNbHits: Bool?
  /// The older form of `exhaustive.typo`.
  public var exhaustiveTypo: Bool?

  private enum CodingKeys: String, CodingKey {
    case facets, facetHits, hits, renderingContent, userData
    case facetsStats = "facets_stats"
    case nbHits, nbSortedHits, page, nbPages, hitsPerPage, processingTimeMS
    case query, params, index, queryID
    case exhaustive, exhaustiveFacetsCount, exhaustiveNbHits, exhaustiveTypo
  }
}

/// The answer to a multi-query.
public struct ReferenceMultiResponse: Decodable, Sendable {
  /// The responses, in the order of the queries.
  public var results: [ReferenceResponse]
}
