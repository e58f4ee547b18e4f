/// Writes parameters as URL query strings and as bodies of requests, with memory that it keeps.
///
/// Keep one writer for a series of requests: it remembers the texts of the filters, see ``FilterSerializer``, and
/// allocates nothing once its buffers have grown. Parameters whose texts have the same bytes give the same bytes, in whatever
/// order filters and facets were added. (Swift's `==` also equates texts that are canonically equivalent.)
public struct QueryWriter: Sendable {
  private var serializer = FilterSerializer()
  /// The value that is being written, before it is encoded.
  private var value: [UInt8] = []

  /// A writer that knows nothing yet.
  public init() {}

  /// Appends `parameters` as a URL query string: names in byte order, names and values percent-encoded by RFC 3986
  /// (a blank is `%20`, a plus sign `%2B`), parameters without a value left out. Nothing where all are.
  ///
  /// Complexity: O(length of the output) where the filters are known; see ``FilterSerializer``.
  public mutating func append(_ parameters: SearchParameters, to output: inout [UInt8]) {
    serializer.update(to: parameters.filters)
    appendParameters(parameters, to: &output)
  }

  /// Appends the body of a multi-query, `{"requests":[{"indexName":"…","params":"…"}]}`.
  ///
  /// Complexity: that of ``append(_:to:)-(SearchParameters,_)`` for each query; groups of filters that several queries
  /// share are written and encoded once.
  public mutating func append(multiQuery queries: some Collection<SearchQuery>, to output: inout [UInt8]) {
    if let first = queries.first { serializer.update(to: first.parameters.filters) }
    output.append(literal: "{\"requests\":[")
    let start = output.count
    for query in queries {
      output.append(separator: ",", unlessAt: start)
      output.append(literal: "{\"indexName\":")
      output.append(json: query.indexName)
      // Percent-encoded text has nothing that JSON would escape.
      output.append(literal: ",\"params\":\"")
      appendParameters(query.parameters, to: &output)
      output.append(literal: "\"}")
    }
    output.append(literal: "]}")
  }

  private mutating func appendParameters(_ parameters: SearchParameters, to output: inout [UInt8]) {
    let start = output.count
    if parameters.extra.isEmpty {
      for name in ParameterName.allCases { append(name, of: parameters, to: &output, from: start) }
      return
    }
    var extra = parameters.extra.keys.sorted { $0.precedesByBytes($1) }[...]
    for name in ParameterName.allCases {
      while let key = extra.first, key.precedesByBytes(name.rawValue) {
        append(key, parameters.extra[key] ?? "", to: &output, from: start)
        extra.removeFirst()
      }
      let wasWritten = append(name, of: parameters, to: &output, from: start)
      if let key = extra.first, key == name.rawValue {
        if !wasWritten { append(key, parameters.extra[key] ?? "", to: &output, from: start) }
        extra.removeFirst()
      }
    }
    for key in extra { append(key, parameters.extra[key] ?? "", to: &output, from: start) }
  }

  /// Appends a parameter that is a member; says whether it has a value.
  @discardableResult
  private mutating func append(
    _ name: ParameterName, of parameters: SearchParameters, to output: inout [UInt8], from start: Int
  ) -> Bool {
    value.removeAll(keepingCapacity: true)
    switch name {
    case .facets: append(facets: parameters.facets)
    case .filters: return append(filtersOf: parameters, to: &output, from: start)
    case .hitsPerPage: append(parameters.hitsPerPage)
    case .maxValuesPerFacet: append(parameters.maxValuesPerFacet)
    case .page: append(parameters.page)
    case .query: value.append(string: parameters.query)
    case .relevancyStrictness: append(parameters.relevancyStrictness)
    case .ruleContexts: if !parameters.ruleContexts.isEmpty { value.append(json: parameters.ruleContexts) }
    }
    if value.isEmpty { return false }
    output.append(separator: "&", unlessAt: start)
    output.append(string: name.rawValue)
    output.append(UInt8(ascii: "="))
    output.append(percentEncoding: value.span)
    return true
  }

  private mutating func append(_ number: Int?) {
    if let number { value.append(number: number) }
  }

  private mutating func append(facets: [Attribute]) {
    if facets.isEmpty { return }
    if facets.contains("*") { return value.append(json: CollectionOfOne("*")) }
    let names = facets.sorted()
    let firsts = names.indices.lazy.filter { $0 == 0 || names[$0 - 1] != names[$0] }
    value.append(json: firsts.map { names[$0].rawValue })
  }

  private mutating func append(
    filtersOf parameters: SearchParameters, to output: inout [UInt8], from start: Int
  ) -> Bool {
    let hasOwn = !parameters.ownFilters.utf8.allSatisfy { isFilterWhitespace($0) }
    if !hasOwn && parameters.filters.isEmpty { return false }
    output.append(separator: "&", unlessAt: start)
    output.append(literal: "filters=")
    if hasOwn {
      let isAlone = parameters.filters.isEmpty
      if !isAlone { value.append(UInt8(ascii: "(")) }
      value.append(string: parameters.ownFilters)
      if !isAlone { value.append(literal: ") AND ") }
      output.append(percentEncoding: value.span)
    }
    serializer.appendEncoded(parameters.filters, to: &output)
    return true
  }

  private mutating func append(_ name: String, _ text: String, to output: inout [UInt8], from start: Int) {
    if text.isEmpty { return }
    output.append(separator: "&", unlessAt: start)
    output.append(percentEncoding: name)
    output.append(UInt8(ascii: "="))
    output.append(percentEncoding: text)
  }
}

extension SearchParameters {
  /// The parameters as a URL query string; see ``QueryWriter`` for its form, and for a series of requests.
  public var urlQuery: String {
    var writer = QueryWriter()
    var output: [UInt8] = []
    writer.append(self, to: &output)
    return output.text
  }
}

extension Collection<SearchQuery> {
  /// The queries as the body of a multi-query, in JSON; see ``QueryWriter`` for a series of requests.
  public var multiQueryBody: [UInt8] {
    var writer = QueryWriter()
    var output: [UInt8] = []
    writer.append(multiQuery: self, to: &output)
    return output
  }
}
