extension Filters {
  /// The longest expression that is parsed, in bytes.
  public static let maximumExpressionLength = 1 << 20

  /// How deep parentheses may be nested in an expression.
  public static let maximumExpressionDepth = 64

  /// Parses a `filters` parameter: what this library writes, and the engine's grammar in general.
  ///
  /// The grammar has `AND`, `OR` (which binds less), `NOT`, parentheses, `attribute:value`, `attribute:1 TO 2`, the six
  /// comparisons, bare tags, and `<score=N>` behind a facet. Keywords are in capitals. Names and values stand in double
  /// or single quotes or are plain words; a plain number is a number, plain `true` and `false` are Booleans. As the
  /// engine does, it refuses conjunctions inside of disjunctions and numeric filters in a disjunction with others. A tag
  /// in a disjunction with facets becomes a facet filter on `_tags`, which is written the same.
  ///
  /// An expression has no names of groups: they become numbers, of equal length, in the order of the text. A disjunction
  /// becomes an `or` group; single filters that were written in the same parentheses one `and` group. For a text that
  /// ``filterExpression`` made, the result makes the same text again. To keep names as well, use ``init(deepLink:)``.
  ///
  /// - Parameter text: The expression; of white space only, or empty, it means no filters.
  /// - Throws: ``FilterParsingError`` for anything else.
  /// - Complexity: O(length), for every input.
  public init(parsing text: String) throws(FilterParsingError) {
    let bytes = Array(text.utf8)
    try self.init(parsing: bytes.span)
  }

  /// Parses a `filters` parameter from UTF-8 bytes; see ``init(parsing:)-(String)``.
  public init(parsing bytes: Span<UInt8>) throws(FilterParsingError) {
    if bytes.count > Filters.maximumExpressionLength {
      throw FilterParsingError(kind: .tooLong, offset: Filters.maximumExpressionLength)
    }
    if let offset = UTF8Check.firstInvalidOffset(in: bytes) {
      throw FilterParsingError(kind: .invalidUTF8, offset: offset)
    }
    var parser = FilterParser(bytes)
    try parser.parse()
    self.init()
    for group in try parser.groups() { insert(group.filters, into: group.id) }
  }
}

extension FilterParser {
  /// A group that is being collected.
  struct Group {
    var id: FilterGroup.ID
    var filters: [Filter]
  }

  /// The clauses as groups, in the order of the text.
  func groups() throws(FilterParsingError) -> [Group] {
    var groups: [(isDisjunction: Bool, filters: [Filter])] = []
    var conjunctions: [Int: Int] = [:]
    for index in clauses.indices {
      let end = index + 1 < clauses.count ? clauses[index + 1].first : filters.count
      let range = clauses[index].first..<end
      if range.count > 1 {
        groups.append((true, try disjunction(range)))
      } else if let place = conjunctions[clauses[index].frame] {
        groups[place].filters.append(filters[range.lowerBound])
      } else {
        conjunctions[clauses[index].frame] = groups.count
        groups.append((false, [filters[range.lowerBound]]))
      }
    }
    let width = String(max(groups.count - 1, 0)).utf8.count
    return groups.enumerated().map { index, group in
      let digits = String(index)
      let name = String(repeating: "0", count: width - digits.utf8.count) + digits
      let id: FilterGroup.ID =
        group.isDisjunction ? .or(name: name, filterType: group.filters[0].kind) : .and(name: name)
      return Group(id: id, filters: group.filters)
    }
  }

  /// The filters of a disjunction, made of one type.
  private func disjunction(_ range: Range<Int>) throws(FilterParsingError) -> [Filter] {
    let part = Array(filters[range])
    if part.allSatisfy({ $0.kind == part[0].kind }) { return part }
    return try zip(range, part).map { (index, filter) throws(FilterParsingError) -> Filter in
      switch filter {
      case .facet: return filter
      case .tag(let tag):
        return .facet(
          Filter.Facet(attribute: .tags, stringValue: tag.value, isNegated: tag.isNegated))
      case .numeric:
        // The first one that is out of place: the first, if it is not this kind that the disjunction began with.
        let other = range.first { filters[$0].kind != filters[range.lowerBound].kind } ?? index
        throw FilterParsingError(kind: .mixedTypesInDisjunction, offset: Int(offsets[other]))
      }
    }
  }
}
