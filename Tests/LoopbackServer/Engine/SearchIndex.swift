/// Records and the rules of an index.
public struct SearchIndex: Sendable {
  /// The records, in their default order.
  public var records: [Record]
  /// `renderingContent`, as a rule of the index would make it; nil means none.
  public var renderingContent: JSONValue?
  /// The attributes that `facets=["*"]` stands for.
  public var facets: [String]
  /// The attributes that are highlighted by default.
  public var highlighted: [String]

  /// An index of `records`.
  public init(
    records: [Record], facets: [String] = [], highlighted: [String] = ["name"],
    renderingContent: JSONValue? = nil
  ) {
    self.records = records
    self.facets = facets
    self.highlighted = highlighted
    self.renderingContent = renderingContent
  }

  /// The shop, ordered by a rule: brand first, then color with red pinned and blue hidden, sizes by alphabet.
  public static let shop = SearchIndex(
    records: ShopRecords.all,
    facets: ["brand", "color", "size", "price", "rating", "inStock", "_tags"],
    renderingContent: [
      "facetOrdering": [
        "facets": ["order": ["brand", "color", "size"]],
        "values": [
          "color": ["order": ["white", "red"], "hide": ["blue"], "sortRemainingBy": "count"],
          "size": ["sortRemainingBy": "alpha"],
        ],
      ]
    ])

  /// The talks, ordered by a rule.
  public static func talks(_ records: [Record]) -> SearchIndex {
    SearchIndex(
      records: records,
      facets: ["tags", "speakers", "languages", "event_name", "duration_range"],
      renderingContent: [
        "facetOrdering": [
          "facets": ["order": ["tags", "event_name", "speakers", "languages", "duration_range"]],
          "values": ["languages": ["sortRemainingBy": "alpha"]],
        ]
      ])
  }
}
