extension Filters {
  /// The longest expression that is parsed, in bytes.
  public static let maximumExpressionLength = 1 << 20

  /// How deep parentheses may be nested in an expression.
  public static let maximumExpressionDepth = 64

  /// How many groups an expression or a deep link may have. What is done with a selection may take time for each pair of
  /// groups, so that a hostile link must not have very many.
  public static let maximumGroupCount = 1024

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
  /// The clauses as groups, in the order of the text.
  func groups() throws(FilterParsingError) -> [(id: FilterGroup.ID, filters: FilterRecords)] {
    var groups: [(disjunction: Filter.Kind?, filters: FilterRecords)] = []
    groups.reserveCapacity(min(clauses.count, 64))
    var conjunctions: [Int: Int] = [:]
    for index in clauses.indices {
      let end = index + 1 < clauses.count ? clauses[index + 1].first : filters.count
      let range = clauses[index].first..<end
      let isKnown = range.count == 1 && conjunctions[clauses[index].frame] != nil
      if !isKnown && groups.count == Filters.maximumGroupCount {
        throw FilterParsingError(kind: .tooManyGroups, offset: Int(offsets[range.lowerBound]))
      }
      if range.count > 1 {
        let kind = disjunctionKind(range)
        groups.append((kind, try filters(in: range, of: kind)))
      } else if let place = conjunctions[clauses[index].frame] {
        groups[place].filters.append(filters.parts(at: range.lowerBound))
      } else {
        conjunctions[clauses[index].frame] = groups.count
        groups.append((nil, try filters(in: range, of: filters.parts(at: range.lowerBound).kind)))
      }
    }
    let width = String(max(groups.count - 1, 0)).utf8.count
    return groups.enumerated().map { index, group in
      var name = String(index)
      while name.utf8.count < width { name = "0" + name }
      let id = group.disjunction.map { FilterGroup.ID.or(name: name, filterType: $0) } ?? .and(name: name)
      return (id, group.filters)
    }
  }

  /// The one kind that the filters of a disjunction are, or are to be made of: tags among facets become facets.
  private func disjunctionKind(_ range: Range<Int>) -> Filter.Kind {
    let kind = filters.parts(at: range.lowerBound).kind
    if kind != .tag { return kind }
    return range.contains { filters.parts(at: $0).kind != .tag } ? .facet : .tag
  }

  /// The filters in `range`, which must be of `kind`; where that is `.facet`, tags become facet filters on `_tags`, which
  /// are written the same.
  func filters(in range: Range<Int>, of kind: Filter.Kind) throws(FilterParsingError) -> FilterRecords {
    var result = FilterRecords()
    if range.count == filters.count {
      if !range.contains(where: { filters.parts(at: $0).kind != kind }) { return filters }
    }
    result.reserveCapacity(range.count, textCount: filters.textCount * range.count / filters.count + 32)
    for index in range {
      var parts = filters.parts(at: index)
      if parts.kind != kind {
        if parts.kind != .tag || kind != .facet {
          throw FilterParsingError(kind: .mixedTypesInDisjunction, offset: Int(offsets[index]))
        }
        parts.form = .string
      }
      result.append(parts)
    }
    return result
  }
}
