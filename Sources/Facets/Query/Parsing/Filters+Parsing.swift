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
    self.init(ascending: try parser.groups())
  }
}

extension FilterParser {
  /// A group that is being made: a disjunction of one kind, or filters of one parenthesis.
  private struct Draft {
    var disjunction: Filter.Kind?
    var filters: FilterRecords
  }

  /// The clauses as groups, in the order of the text, which is that of their names.
  func groups() throws(FilterParsingError) -> [StoredGroup] {
    let drafts = try drafts()
    let width = String(max(drafts.count - 1, 0)).utf8.count
    var groups: [StoredGroup] = []
    groups.reserveCapacity(drafts.count)
    for draft in drafts {
      var name = String(groups.count)
      while name.utf8.count < width { name = "0" + name }
      let id = draft.disjunction.map { FilterGroup.ID.or(name: name, filterType: $0) } ?? .and(name: name)
      groups.append(StoredGroup(id: id, filters: OrderedFilters(draft.filters)))
    }
    return groups
  }

  private func drafts() throws(FilterParsingError) -> [Draft] {
    var drafts: [Draft] = []
    drafts.reserveCapacity(min(clauses.count, 64))
    /// The drafts of single filters, by their parenthesis.
    var conjunctions: [Int: Int] = [:]
    for index in clauses.indices {
      let end = index + 1 < clauses.count ? clauses[index + 1].first : filters.count
      let range = clauses[index].first..<end
      if range.count == 1, let place = conjunctions[clauses[index].frame] {
        drafts[place].filters.append(sharedAt: range.lowerBound, of: filters)
        continue
      }
      if drafts.count == Filters.maximumGroupCount {
        throw FilterParsingError(kind: .tooManyGroups, offset: Int(offsets[range.lowerBound]))
      }
      if range.count > 1 {
        let kind = disjunctionKind(range)
        drafts.append(Draft(disjunction: kind, filters: try filters(in: range, of: kind)))
      } else {
        conjunctions[clauses[index].frame] = drafts.count
        drafts.append(Draft(disjunction: nil, filters: filters.sharing(range)))
      }
    }
    return drafts
  }

  /// The one kind that the filters of a disjunction are, or are to be made of: tags among facets become facets.
  private func disjunctionKind(_ range: Range<Int>) -> Filter.Kind {
    let kind = filters.kind(at: range.lowerBound)
    if kind != .tag { return kind }
    return range.contains { filters.kind(at: $0) != .tag } ? .facet : .tag
  }

  /// The filters in `range`, which must be of `kind`; where that is `.facet`, tags become facet filters on `_tags`, which
  /// are written the same.
  func filters(in range: Range<Int>, of kind: Filter.Kind) throws(FilterParsingError) -> FilterRecords {
    var result = filters.sharing(range)
    for index in range where filters.kind(at: index) != kind {
      if filters.kind(at: index) != .tag || kind != .facet {
        throw FilterParsingError(kind: .mixedTypesInDisjunction, offset: Int(offsets[index]))
      }
      result.makeFacet(at: index - range.lowerBound)
    }
    return result
  }
}
