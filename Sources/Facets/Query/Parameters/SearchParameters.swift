/// The parameters of one search, as the engine names them.
///
/// What is empty or nil is not sent. Values, so that a request can be prepared and compared anywhere.
public struct SearchParameters: Hashable, Sendable {
  /// `query`: the text to search for.
  public var query: String
  /// `facets`: the attributes whose values are to be counted. Sent in byte order, once each; `*` stands for all and
  /// makes the others superfluous.
  public var facets: [Attribute]
  /// `filters`: what the user has selected. Joined with ``ownFilters``.
  public var filters: Filters
  /// `filters`: an expression of the app's own, sent as it is, in parentheses where ``filters`` follow it.
  public var ownFilters: String
  /// `page`: the page wanted, from 0.
  public var page: Int?
  /// `hitsPerPage`: the number of hits on a page.
  public var hitsPerPage: Int?
  /// `maxValuesPerFacet`: how many values of each attribute are wanted at most.
  public var maxValuesPerFacet: Int?
  /// `ruleContexts`: the contexts that rules may ask for, in this order.
  public var ruleContexts: [String]
  /// `relevancyStrictness`: how relevant hits must be, on a virtual replica: from 0, all, to 100.
  public var relevancyStrictness: Int?
  /// Any other parameter by name, with its value as the engine reads it, lists as JSON. A member above wins over a
  /// parameter of its name here.
  public var extra: [String: String]

  /// Parameters with these members.
  public init(
    query: String = "", facets: [Attribute] = [], filters: Filters = Filters(), ownFilters: String = "",
    page: Int? = nil, hitsPerPage: Int? = nil, maxValuesPerFacet: Int? = nil, ruleContexts: [String] = [],
    relevancyStrictness: Int? = nil, extra: [String: String] = [:]
  ) {
    self.query = query
    self.facets = facets
    self.filters = filters
    self.ownFilters = ownFilters
    self.page = page
    self.hitsPerPage = hitsPerPage
    self.maxValuesPerFacet = maxValuesPerFacet
    self.ruleContexts = ruleContexts
    self.relevancyStrictness = relevancyStrictness
    self.extra = extra
  }
}

/// The parameters that have a member of ``SearchParameters``, in the order in which they are sent: that of bytes.
enum ParameterName: String, CaseIterable {
  case facets
  case filters
  case hitsPerPage
  case maxValuesPerFacet
  case page
  case query
  case relevancyStrictness
  case ruleContexts
}

/// A search in one index: an element of a multi-query.
public struct SearchQuery: Hashable, Sendable {
  /// The name of the index.
  public var indexName: String
  /// What is searched for.
  public var parameters: SearchParameters

  /// A search in the index `indexName`.
  public init(indexName: String, parameters: SearchParameters = SearchParameters()) {
    self.indexName = indexName
    self.parameters = parameters
  }
}
