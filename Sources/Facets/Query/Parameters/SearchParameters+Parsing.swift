extension SearchParameters {
  /// The longest query string or deep link that is read, in bytes: an expression of the greatest length, encoded.
  public static let maximumQueryLength = Filters.maximumExpressionLength * 3 + (1 << 16)

  /// Reads a URL query string, such as ``urlQuery`` makes.
  ///
  /// Names and values are percent-decoded; a plus sign is a plus sign. The value of `filters` becomes ``filters``, or
  /// ``ownFilters`` where it is well-formed but not a conjunction of disjunctions of one type each. Of a repeated
  /// parameter the last one counts; an unknown one goes to ``extra``.
  ///
  /// - Parameter urlQuery: The text behind the question mark, which may be there as well.
  /// - Throws: ``QueryParsingError`` with the offset of what can't be right.
  /// - Complexity: O(length).
  public init(urlQuery: String) throws(QueryParsingError) {
    let bytes = Array(urlQuery.utf8)
    try self.init(urlQuery: bytes.span)
  }

  /// Reads a URL query string from bytes; see ``init(urlQuery:)-(String)``.
  public init(urlQuery bytes: Span<UInt8>) throws(QueryParsingError) {
    let start = !bytes.isEmpty && bytes[0] == UInt8(ascii: "?") ? 1 : 0
    try self.init(bytes, in: start..<bytes.count, hasGroups: false) { _ in true }
  }

  /// Reads the query string in `range` of `bytes`; where it `hasGroups`, parameters may be groups of filters. Of the
  /// unknown ones those that `keepsExtra` names are kept, the others not even decoded.
  init(
    _ bytes: Span<UInt8>, in range: Range<Int>, hasGroups: Bool, keepsExtra: (String) -> Bool
  ) throws(QueryParsingError) {
    self.init()
    if bytes.count > SearchParameters.maximumQueryLength {
      throw QueryParsingError(kind: .tooLong, offset: SearchParameters.maximumQueryLength)
    }
    var reader = QueryReader(bytes, in: range)
    while let pair = try reader.next() {
      if let name = ParameterName(rawValue: pair.name) {
        try read(name, pair.value, from: reader)
      } else if hasGroups, let id = FilterGroup.ID(deepLinkName: pair.name) {
        try filters.read(id, pair, from: reader)
      } else if !pair.value.isEmpty && keepsExtra(pair.name) {
        extra[pair.name] = try reader.text(pair.value, parameter: pair.name)
      }
    }
  }

  private mutating func read(
    _ name: ParameterName, _ range: Range<Int>, from reader: borrowing QueryReader
  ) throws(QueryParsingError) {
    let value = try reader.decoded(range, parameter: name.rawValue)
    func failure(_ kind: QueryParsingError.Kind, at offset: Int = 0) -> QueryParsingError {
      QueryParsingError(
        kind: kind, offset: reader.encodedOffset(of: offset, in: range), parameter: name.rawValue)
    }
    func number() throws(QueryParsingError) -> Int? {
      if value.isEmpty { return nil }
      guard let number = Int(value.text) else { throw failure(.invalidNumber) }
      return number
    }
    func list() throws(QueryParsingError) -> [String] {
      do { return try StringList.read(value.span) } catch { throw failure(.invalidList, at: error.offset) }
    }
    switch name {
    case .facets: facets = try list().map { Attribute($0) }
    case .hitsPerPage: hitsPerPage = try number()
    case .maxValuesPerFacet: maxValuesPerFacet = try number()
    case .page: page = try number()
    case .query: query = value.text
    case .relevancyStrictness: relevancyStrictness = try number()
    case .ruleContexts: ruleContexts = try list()
    case .filters:
      do {
        filters = try Filters(parsing: value.span)
        ownFilters = ""
      } catch {
        switch error.kind {
        case .conjunctionInDisjunction, .mixedTypesInDisjunction:
          filters = Filters()
          ownFilters = value.text
        default: throw failure(.invalidFilters(error.kind), at: error.offset)
        }
      }
    }
  }
}
