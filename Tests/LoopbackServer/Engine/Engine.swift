/// Answers queries over records as the engine does, in memory: filters, counts, orders, pages.
public struct Engine: Sendable {
  /// The indices by name. `NAME_virtual_ATTRIBUTE_asc` or `…_desc` is a virtual replica of one of them.
  public var indices: [String: SearchIndex]

  /// An engine with these indices.
  public init(indices: [String: SearchIndex] = ["shop": .shop]) {
    self.indices = indices
  }

  /// The answer to one query.
  ///
  /// - Throws: ``EngineError`` with status 404 for an index that is not there, 400 for a query that is wrong.
  public func search(_ indexName: String, _ parameters: QueryParameters) throws(EngineError) -> JSONValue {
    let (index, sort) = try index(named: indexName)
    let matches = try matches(in: index, parameters)
    let sorted = sort.map { $0.sorted(matches, strictness: parameters.int("relevancyStrictness") ?? 50) }
    let shown = sorted ?? matches
    let page = max(parameters.int("page") ?? 0, 0)
    let pageSize = min(max(parameters.int("hitsPerPage") ?? 20, 0), 1000)
    let presenter = HitPresenter(index: index, parameters: parameters)
    let hits = shown.dropFirst(page * pageSize).prefix(pageSize).map { presenter.json(of: $0) }
    let counter = FacetCounter(records: matches, parameters: parameters, defaults: index.facets)
    let rendering = parameters.string("enableRules") == "false" ? nil : index.renderingContent
    return .object([
      ("hits", .array(hits)),
      ("nbHits", .int(matches.count)),
      ("nbSortedHits", sorted.map { .int($0.count) }),
      ("page", .int(page)),
      ("nbPages", .int(pageSize == 0 ? 0 : (shown.count + pageSize - 1) / pageSize)),
      ("hitsPerPage", .int(pageSize)),
      ("facets", counter.facets),
      ("facets_stats", counter.stats),
      ("exhaustiveFacetsCount", true),
      ("exhaustiveNbHits", true),
      ("exhaustive", ["facetsCount": true, "nbHits": true, "typo": true]),
      ("query", .string(parameters.string("query"))),
      ("params", .string(parameters.values.keys.sorted().joined(separator: "&"))),
      ("index", .string(indexName)),
      ("renderingContent", rendering ?? [:]),
      ("processingTimeMS", 1),
    ])
  }

  /// The answer to a search for facet values.
  ///
  /// - Throws: ``EngineError``, as ``search(_:_:)``.
  public func searchFacet(
    _ indexName: String, facet: String, _ parameters: QueryParameters
  ) throws(EngineError) -> JSONValue {
    let (index, _) = try index(named: indexName)
    let words = Record.words(in: parameters.string("facetQuery"))
    let counter = FacetCounter(
      records: try matches(in: index, parameters), parameters: parameters, defaults: index.facets)
    let limit = min(max(parameters.int("maxFacetHits") ?? 10, 1), 100)
    let found = counter.counts(of: facet).filter { Highlighter.matches(words, $0.value) }.prefix(limit)
    let hits = found.map { value, count in
      JSONValue.object([
        ("value", .string(value)),
        ("highlighted", .string(Highlighter(parameters).highlighted(value, words))),
        ("count", .int(count)),
      ])
    }
    return .object([
      ("facetHits", .array(Array(hits))), ("exhaustiveFacetsCount", true), ("processingTimeMS", 1),
    ])
  }

  private func index(named name: String) throws(EngineError) -> (SearchIndex, VirtualSort?) {
    if let index = indices[name] { return (index, nil) }
    if let mark = name.firstRange(of: "_virtual_"), let index = indices[String(name[..<mark.lowerBound])] {
      return (index, VirtualSort(suffix: name[mark.upperBound...]))
    }
    throw EngineError("Index \(name) does not exist", status: 404)
  }

  private func matches(
    in index: SearchIndex, _ parameters: QueryParameters
  ) throws(EngineError) -> [Record] {
    let words = Record.words(in: parameters.string("query"))
    let filter = try FilterArrays.filter(parameters)
    return index.records.filter { record in
      (filter?.matches(record) ?? true)
        && words.allSatisfy { word in record.words.contains { $0.hasPrefix(word) } }
    }
  }
}

/// The order of a virtual replica, which keeps only the hits that are relevant enough.
struct VirtualSort {
  private let attribute: String
  private let isAscending: Bool

  /// `price_asc` or `price_desc`.
  init(suffix: Substring) {
    isAscending = suffix.hasSuffix("_asc")
    attribute = String(suffix.prefix { $0 != "_" })
  }

  /// The records by the attribute, without those whose `popularity` is below `strictness`.
  func sorted(_ records: [Record], strictness: Int) -> [Record] {
    let kept = records.filter { ($0.numbers(of: "popularity").first ?? 100) >= Double(strictness) }
    let keys = kept.map { $0.numbers(of: attribute).first ?? 0 }
    let order = kept.indices.sorted { left, right in
      if keys[left] == keys[right] { return left < right }
      return isAscending ? keys[left] < keys[right] : keys[left] > keys[right]
    }
    return order.map { kept[$0] }
  }
}
