extension FilterGroup.ID {
  /// What the parameter of a group in a deep link starts with; its name follows.
  private var deepLinkPrefix: StaticString {
    switch self {
    case .or(_, .facet): "or."
    case .or(_, .numeric): "or-numeric."
    case .or(_, .tag): "or-tag."
    case .and: "and."
    case .hierarchical: "hierarchical."
    }
  }

  /// The group that a parameter of a deep link names, or nil where it is none of a group.
  init?(deepLinkName: String) {
    guard let dot = deepLinkName.utf8.firstIndex(of: .dot) else { return nil }
    let name = String(deepLinkName[deepLinkName.utf8.index(after: dot)...])
    switch deepLinkName[..<dot] {
    case "or": self = .or(name: name, filterType: .facet)
    case "or-numeric": self = .or(name: name, filterType: .numeric)
    case "or-tag": self = .or(name: name, filterType: .tag)
    case "and": self = .and(name: name)
    case "hierarchical": self = .hierarchical(name: name)
    default: return nil
    }
  }

  /// Appends the parameter's name, percent-encoded.
  func appendDeepLinkName(to output: inout [UInt8]) {
    output.append(literal: deepLinkPrefix)
    output.append(percentEncoding: name)
  }
}

extension Filters {
  /// Appends the groups as parameters of a URL: `or.brand=…&and.offers=…`, each with its filters in the order of
  /// selection, in the syntax of the `filters` parameter.
  func appendDeepLinkQuery(to output: inout [UInt8], from start: Int) {
    var value: [UInt8] = []
    for group in groups {
      output.append(separator: "&", unlessAt: start)
      group.id.appendDeepLinkName(to: &output)
      output.append(UInt8(ascii: "="))
      value.removeAll(keepingCapacity: true)
      let records = group.filters.records
      for index in 0..<records.count {
        value.append(separator: group.id.operator.separator, unlessAt: 0)
        FilterWriter.append(records.parts(at: index), to: &value)
      }
      output.append(percentEncoding: value.span)
    }
  }

  /// Adds the filters of a group's parameter.
  mutating func read(
    _ id: FilterGroup.ID, _ pair: QueryReader.Pair, from reader: borrowing QueryReader
  ) throws(QueryParsingError) {
    let value = try reader.decoded(pair.value, parameter: pair.name)
    if groups.count == Filters.maximumGroupCount && stored(id) == nil {
      throw QueryParsingError(kind: .tooManyGroups, offset: pair.value.lowerBound, parameter: pair.name)
    }
    do {
      insert(try Filters.members(of: id, in: value.span), into: id)
    } catch {
      let offset = reader.encodedOffset(of: error.offset, in: pair.value)
      let kind: QueryParsingError.Kind =
        error.kind == .mixedTypesInDisjunction ? .mismatchedGroup : .invalidFilters(error.kind)
      throw QueryParsingError(kind: kind, offset: offset, parameter: pair.name)
    }
  }

  /// The filters of an expression that must be of the form that the group `id` is written in.
  private static func members(
    of id: FilterGroup.ID, in bytes: Span<UInt8>
  ) throws(FilterParsingError) -> FilterRecords {
    if bytes.count > maximumExpressionLength {
      throw FilterParsingError(kind: .tooLong, offset: maximumExpressionLength)
    }
    var parser = FilterParser(bytes)
    try parser.parse()
    let isConnected =
      id.operator == .or ? parser.clauses.count <= 1 : parser.clauses.count == parser.filters.count
    if !isConnected { throw FilterParsingError(kind: .mixedTypesInDisjunction, offset: 0) }
    guard let wanted = id.filterType else { return parser.filters }
    return try parser.filters(in: 0..<parser.filters.count, of: wanted)
  }
}

extension FilterGroup.ID {
  /// The one kind of filters that the group takes, or nil for any.
  fileprivate var filterType: Filter.Kind? {
    switch self {
    case .or(_, let filterType): filterType
    case .and: nil
    case .hierarchical: .facet
    }
  }
}
