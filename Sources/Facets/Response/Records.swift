/// A range of rows of some column.
struct RowRange: BitwiseCopyable, Equatable {
  var lowerBound: UInt32
  var upperBound: UInt32

  init(_ range: Range<Int>) {
    // Every row comes from at least one byte of an input whose size fits 32 bits.
    lowerBound = UInt32(range.lowerBound)
    upperBound = UInt32(range.upperBound)
  }

  var range: Range<Int> { Int(lowerBound)..<Int(upperBound) }
}

/// One attribute of `facets`: its name and the rows of its values.
struct AttributeRecord: BitwiseCopyable {
  var name: TextRange
  var values: RowRange
}

/// One attribute of `facets_stats`.
struct StatsRecord: BitwiseCopyable {
  var name: TextRange
  var stats: FacetStats
}

/// One attribute's rule of `renderingContent.facetOrdering.values`; the lists are rows of the column of rule texts.
struct RuleRecord: BitwiseCopyable {
  var name: TextRange
  var order = RowRange(0..<0)
  var hide = RowRange(0..<0)
  var sortRemainingBy: FacetOrdering.SortRule?
}

/// `renderingContent`.
struct RenderingRecord: BitwiseCopyable {
  var json: TextRange
  var redirect: TextRange?
  var ordering: OrderingRecord?
}

/// `renderingContent.facetOrdering`.
struct OrderingRecord: BitwiseCopyable {
  var order = RowRange(0..<0)
  var hide = RowRange(0..<0)
  var rules = RowRange(0..<0)
}

/// All members of one response but the columns.
struct ResponseRecord: BitwiseCopyable {
  var json = TextRange.empty
  var nbHits: Int?
  var nbSortedHits: Int?
  var page: Int?
  var nbPages: Int?
  var hitsPerPage: Int?
  var processingTimeMS: Int?
  var query: TextRange?
  var params: TextRange?
  var index: TextRange?
  var queryID: TextRange?
  var userData: TextRange?
  var exhaustive = FacetResponse.Exhaustive()
  /// What the older members say.
  var legacyExhaustive = FacetResponse.Exhaustive()
  var hits: RowRange?
  var hitsJSON: TextRange?
  var facets: RowRange?
  var facetHits: RowRange?
  var firstHighlight: UInt32 = 0
  var stats: RowRange?
  var rendering: RenderingRecord?
}
