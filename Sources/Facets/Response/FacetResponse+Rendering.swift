extension FacetResponse {
  /// What the engine says about showing this response.
  public struct RenderingContent: Sendable {
    /// The whole member as JSON, for what this type does not read.
    public let json: RawJSON
    /// The order of facets and values; nil where the response has none, which hides nothing.
    public let facetOrdering: FacetOrdering?
    /// Where the app should go instead of showing hits, as JSON (`{"url":…}`).
    public let redirect: RawJSON?
  }

  /// What the engine says about showing this response. Complexity: O(size of its rules).
  public var renderingContent: RenderingContent? {
    guard let record = row.rendering else { return nil }
    return RenderingContent(
      json: RawJSON(storage: storage, text: record.json),
      facetOrdering: record.ordering.map { facetOrdering($0) },
      redirect: record.redirect.map { RawJSON(storage: storage, text: $0) })
  }

  private func facetOrdering(_ record: OrderingRecord) -> FacetOrdering {
    var ordering = FacetOrdering()
    ordering.facets.order = texts(record.order).map { Attribute($0) }
    ordering.facets.hide = texts(record.hide).map { Attribute($0) }
    for row in record.rules.range {
      let rule = storage.columns.rules[row]
      ordering.values[Attribute(storage.string(rule.name))] = FacetOrdering.FacetValuesOrder(
        order: texts(rule.order), hide: texts(rule.hide), sortRemainingBy: rule.sortRemainingBy)
    }
    return ordering
  }

  private func texts(_ rows: RowRange) -> [String] {
    rows.range.map { storage.string(storage.columns.ruleTexts[$0]) }
  }

  /// Which of a response's numbers are exact. Each is nil where the engine did not say.
  public struct Exhaustive: Hashable, Sendable, BitwiseCopyable {
    /// The counts of facet values are exact, not estimated.
    public var facetsCount: Bool?
    /// ``FacetResponse/nbHits`` is exact.
    public var nbHits: Bool?
    /// All candidates with typos were looked at.
    public var typo: Bool?
    /// The facet values are complete.
    public var facetValues: Bool?
    /// All rules were matched.
    public var rulesMatch: Bool?

    /// With these answers.
    public init(
      facetsCount: Bool? = nil, nbHits: Bool? = nil, typo: Bool? = nil, facetValues: Bool? = nil,
      rulesMatch: Bool? = nil
    ) {
      self.facetsCount = facetsCount
      self.nbHits = nbHits
      self.typo = typo
      self.facetValues = facetValues
      self.rulesMatch = rulesMatch
    }
  }

  /// Which numbers are exact: the member `exhaustive`, and where it is silent the older `exhaustiveFacetsCount`,
  /// `exhaustiveNbHits` and `exhaustiveTypo`.
  public var exhaustive: Exhaustive {
    let new = row.exhaustive
    let old = row.legacyExhaustive
    return Exhaustive(
      facetsCount: new.facetsCount ?? old.facetsCount, nbHits: new.nbHits ?? old.nbHits,
      typo: new.typo ?? old.typo, facetValues: new.facetValues, rulesMatch: new.rulesMatch)
  }
}
