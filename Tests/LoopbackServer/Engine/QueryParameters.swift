/// The parameters of one query, from a `params` query string, from JSON members, or both.
public struct QueryParameters: Sendable {
  /// The parameters by name.
  public private(set) var values: [String: JSONValue] = [:]

  /// The parameters that the engine knows. It answers 400 to any other, and so does this server: a value whose `&` has
  /// not been escaped becomes one.
  static let known: Set<String> = [
    "advancedSyntax", "analytics", "analyticsTags", "aroundLatLng", "aroundLatLngViaIP", "aroundRadius",
    "attributesToHighlight", "attributesToRetrieve", "attributesToSnippet", "clickAnalytics", "distinct",
    "enablePersonalization", "enableReRanking", "enableRules", "facetQuery", "facetingAfterDistinct",
    "facets",
    "facetFilters", "filters", "getRankingInfo", "highlightPostTag", "highlightPreTag", "hitsPerPage",
    "length", "maxFacetHits", "maxValuesPerFacet", "minimumAroundRadius", "numericFilters", "offset",
    "optionalFilters", "page", "percentileComputation", "query", "queryLanguages", "queryType",
    "relevancyStrictness", "removeStopWords", "replaceSynonymsInHighlight", "responseFields",
    "restrictHighlightAndSnippetArrays", "restrictSearchableAttributes", "ruleContexts", "similarQuery",
    "snippetEllipsisText",
    "sortFacetValuesBy", "sumOrFiltersScores", "synonyms", "tagFilters", "typoTolerance", "userToken",
  ]

  /// The members of a request's JSON that are no parameters.
  private static let envelope: Set<String> = ["indexName", "type", "facet", "params", "strategy", "requests"]

  /// The parameters of a query's JSON object.
  ///
  /// - Throws: ``EngineError`` with status 400 for a parameter that the engine does not know.
  public init(_ json: JSONValue) throws(EngineError) {
    for member in json.members ?? [] where member.key != "params" { values[member.key] = member.value }
    try addParameters(json["params"]?.string ?? "")
    for key in values.keys.sorted() where !QueryParameters.known.contains(key) {
      if !QueryParameters.envelope.contains(key) { throw EngineError("Unknown parameter: \(key)") }
    }
  }

  /// Takes the pairs of a query string, each percent-decoded; `+` is a blank, as in a form.
  private mutating func addParameters(_ text: String) throws(EngineError) {
    for pair in text.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let key = QueryParameters.decoded(parts[0]),
        let value = QueryParameters.decoded(parts.count > 1 ? parts[1] : "")
      else { throw EngineError("params is not percent-encoded UTF-8") }
      values[key] = .string(value)
    }
  }

  /// `text` without percent encoding; nil where that is broken.
  static func decoded(_ text: Substring, plusIsBlank: Bool = true) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+") where plusIsBlank: bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
        else { return nil }
        bytes.append(value)
        rest = rest.dropFirst(2)
      default: bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

extension QueryParameters {
  /// A parameter as text; empty where it is missing.
  public func string(_ key: String) -> String { values[key]?.string ?? "" }

  /// A parameter as an integer.
  public func int(_ key: String) -> Int? {
    switch values[key] {
    case .int(let value)?: value
    case .string(let text)?: Int(text)
    default: nil
    }
  }

  /// A parameter as JSON: a member as it is, or the JSON text of a query string's value.
  public func json(_ key: String) -> JSONValue? {
    guard let value = values[key] else { return nil }
    guard let text = value.string else { return value }
    return (try? JSONValue(parsing: Array(text.utf8))) ?? value
  }

  /// A parameter as a list of strings: a JSON array, or names between commas.
  public func list(_ key: String) -> [String]? {
    guard let json = json(key) else { return nil }
    if let elements = json.array { return elements.compactMap { $0.string } }
    return json.string?.split(separator: ",").map { String($0.drop { $0 == " " }) }
  }
}

/// An error that the engine would answer with.
public struct EngineError: Error, Hashable, Sendable {
  /// The status.
  public var status: Int
  /// The message.
  public var message: String

  /// An error with this message; 400 means that the request is wrong.
  public init(_ message: String, status: Int = 400) {
    self.message = message
    self.status = status
  }
}
