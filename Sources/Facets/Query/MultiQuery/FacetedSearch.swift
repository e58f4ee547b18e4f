/// A search with disjunctive and hierarchical facets: one query for the hits, and others for the counts that the user's
/// own choices would hide.
///
/// A facet whose values are connected by "or" shows what the user could add, so its counts come from a query without its
/// own filters; a hierarchical menu shows the siblings of the open path, so each level of that has a query without the
/// levels below. ``requests`` makes the queries, ``MergedFacets`` puts the answers together.
public struct FacetedSearch: Hashable, Sendable {
  /// The name of the index.
  public var indexName: String
  /// The parameters of the main query.
  public var parameters: SearchParameters
  /// The attributes that are disjunctive; nil means those that have a filter in an `or` group of facet filters. Only the
  /// ones with `or` filters need a query.
  ///
  /// Name them where the filters may come from anybody's link: otherwise that decides how many queries there are.
  public var disjunctiveAttributes: [Attribute]?
  /// The hierarchical menus.
  public var hierarchies: [FacetHierarchy]

  /// A search with these parts.
  public init(
    indexName: String, parameters: SearchParameters = SearchParameters(),
    disjunctiveAttributes: [Attribute]? = nil, hierarchies: [FacetHierarchy] = []
  ) {
    self.indexName = indexName
    self.parameters = parameters
    self.disjunctiveAttributes = disjunctiveAttributes
    self.hierarchies = hierarchies
  }

  /// What a query of a multi-query is for.
  public enum Purpose: Hashable, Sendable {
    /// The hits, and the counts of the facets that no choice hides.
    case main
    /// The counts of a disjunctive attribute.
    case disjunctive(Attribute)
    /// The counts of one level of a hierarchical menu.
    case hierarchical(Attribute)
  }

  /// A query of a multi-query.
  public struct Request: Hashable, Sendable {
    /// What it is for.
    public var purpose: Purpose
    /// The query itself.
    public var query: SearchQuery

    /// A query with a purpose.
    public init(purpose: Purpose, query: SearchQuery) {
      self.purpose = purpose
      self.query = query
    }
  }

  /// The queries: the main one, then one for each disjunctive attribute in byte order, then those of the hierarchies from
  /// the root down. The same for searches whose texts have the same bytes.
  ///
  /// The queries for counts ask for no hits, so that there is nothing to retrieve or to highlight, and do not appear in
  /// the analytics.
  ///
  /// - Complexity: O(number of filters) for each query.
  public var requests: [Request] {
    var requests = [request(.main, parameters)]
    for attribute in refinedDisjunctiveAttributes {
      requests.append(request(.disjunctive(attribute), parameters.counting(attribute)))
    }
    for hierarchy in hierarchies {
      guard let selection = hierarchy.selection(in: parameters.filters) else { continue }
      let prefixes = hierarchy.path(selection.value).values
      for level in 0...selection.level where level <= prefixes.count {
        requests.append(
          request(
            .hierarchical(hierarchy.attributes[level]),
            parameters.counting(hierarchy, level: level, below: prefixes, in: selection.id)))
      }
    }
    return requests
  }

  private func request(_ purpose: Purpose, _ parameters: SearchParameters) -> Request {
    Request(purpose: purpose, query: SearchQuery(indexName: indexName, parameters: parameters))
  }

  /// The disjunctive attributes with a filter in an `or` group, in byte order.
  private var refinedDisjunctiveAttributes: [Attribute] {
    var refined: Set<Attribute> = []
    for group in parameters.filters.groups {
      guard case .or(_, let filterType) = group.id else { continue }
      if disjunctiveAttributes == nil && filterType != .facet { continue }
      let records = group.filters.records
      var last: TextKey?
      for index in 0..<records.count {
        // Neighbours mostly share their attribute: one look settles those.
        let attribute = records.parts(at: index).attribute
        if let last, last == attribute { continue }
        refined.insert(Attribute(attribute.string))
        last = attribute
      }
    }
    if let disjunctiveAttributes { refined.formIntersection(disjunctiveAttributes) }
    return refined.sorted()
  }
}

extension QueryWriter {
  /// Appends the queries of `search` as the body of a multi-query; see ``append(multiQuery:to:)``.
  public mutating func append(_ search: FacetedSearch, to output: inout [UInt8]) {
    append(multiQuery: search.requests.map { $0.query }, to: &output)
  }
}
