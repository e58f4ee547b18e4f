/// A response as the reference reads it from a ``ReferenceJSON`` tree: everything in source order, strings as they
/// are in bytes, raw JSON as byte ranges.
public struct OrderedResponse: Sendable {
  /// A facet value.
  public struct Value: Sendable {
    /// The value.
    public var value: String
    /// Its count.
    public var count: Int
    /// Its highlighted form, in `facetHits`.
    public var highlighted: String?
  }

  /// An attribute of `facets`.
  public struct Attribute: Sendable {
    /// The name.
    public var name: String
    /// The values; a repeated one is there twice.
    public var values: [Value]
  }

  /// An attribute of `facets_stats`.
  public struct Stats: Sendable {
    /// The name.
    public var name: String
    /// The statistics.
    public var stats: ReferenceResponse.Stats
  }

  /// The bytes of the whole document.
  public var document: [UInt8] = []
  /// Where the response stands in the document.
  public var range = 0..<0
  /// `facets`.
  public var facets: [Attribute]?
  /// `facets_stats`.
  public var stats: [Stats]?
  /// `facetHits`.
  public var facetHits: [Value]?
  /// Where each hit stands.
  public var hits: [Range<Int>]?
  /// Where the array of hits stands.
  public var hitsRange: Range<Int>?
  /// `renderingContent`.
  public var rendering: OrderedRendering?
  /// Where `userData` stands.
  public var userData: Range<Int>?
  /// The members that are integers, by name.
  public var integers: [String: Int] = [:]
  /// The members that are strings, by name.
  public var strings: [String: String] = [:]
  /// `exhaustive`, by name.
  public var exhaustive: [String: Bool] = [:]
  /// `exhaustiveFacetsCount` and its like, by full name.
  public var legacyExhaustive: [String: Bool] = [:]

  /// The names of the members that are integers.
  public static let integerNames = [
    "nbHits", "nbSortedHits", "page", "nbPages", "hitsPerPage", "processingTimeMS",
  ]
  /// The names of the members that are strings.
  public static let stringNames = ["query", "params", "index", "queryID"]
  static let exhaustiveNames = ["facetsCount", "nbHits", "typo", "facetValues", "rulesMatch"]
  static let legacyNames = ["exhaustiveFacetsCount", "exhaustiveNbHits", "exhaustiveTypo"]
}

/// `renderingContent` as the reference reads it.
public struct OrderedRendering: Sendable {
  /// A rule of `facetOrdering`.
  public struct Rule: Sendable {
    /// The attribute; empty for the rule about attributes.
    public var name: String
    /// What comes first.
    public var order: [String] = []
    /// What is hidden.
    public var hide: [String] = []
    /// `count`, `alpha`, `hidden`, or nil.
    public var sortRemainingBy: String?
  }

  /// `facetOrdering`.
  public struct Ordering: Sendable {
    /// The rule for attributes.
    public var facets = Rule(name: "")
    /// The rules for values.
    public var values: [Rule] = []
  }

  /// Where the member stands.
  public var range: Range<Int>
  /// `facetOrdering`.
  public var ordering: Ordering?
  /// Where `redirect` stands.
  public var redirect: Range<Int>?
}
