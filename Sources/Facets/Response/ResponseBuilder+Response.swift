extension ResponseBuilder {
  /// Reads `{"results":[…]}`, or a single response where `isRequired` is false.
  mutating func readMultiQuery(isRequired: Bool, in arena: inout Arena) throws(ScanFailure) {
    let start = scanner
    var hasResults = false
    var array: Int?
    try readObject(in: &arena) { (builder, key, arena) throws(ScanFailure) in
      if builder.matches(key, "results") {
        // The last one wins, as for every repeated structural key, and null is absent.
        builder.columns.responses.truncate(to: 0)
        hasResults = try !builder.skipNull()
        if !hasResults { return }
        array = array ?? builder.scanner.position
        try builder.readArray(in: &arena) { (builder, arena) throws(ScanFailure) in
          try builder.readResponse(depth: 3, in: &arena)
        }
      } else {
        try builder.scanner.skipValue(depth: 1)
      }
    }
    if hasResults { return }
    if isRequired { throw ScanFailure(kind: .typeMismatch, offset: start.position) }
    // As a single response it would be refused for this array, and columns with its rows are not for reading anew.
    if let array { throw ScanFailure(kind: .unexpectedMultiQuery, offset: array) }
    // A single response: read the object again as what it is.
    scanner = start
    columns.index.reset()
    try readResponse(depth: 1, in: &arena)
  }

  /// Reads one response, an object inside `depth - 1` containers, and appends its record.
  mutating func readResponse(depth: Int, in arena: inout Arena) throws(ScanFailure) {
    var record = ResponseRecord()
    let start = scanner.position
    try readObject(in: &arena) { (builder, key, arena) throws(ScanFailure) in
      guard let member = builder.member(key) else {
        if depth == 1 && builder.matches(key, "results") && builder.scanner.byte == .openBracket {
          throw ScanFailure(kind: .unexpectedMultiQuery, offset: builder.scanner.position)
        }
        return try builder.scanner.skipValue(depth: depth)
      }
      try builder.read(member, into: &record, depth: depth, in: &arena)
    }
    record.json = TextRange(offset: UInt32(start), count: UInt32(scanner.position - start))
    try columns.responses.append(record, in: &arena)
  }

  /// The members of a response that are read; all others are checked and skipped.
  enum Member {
    case hits, nbHits, nbSortedHits, page, nbPages, hitsPerPage, processingTimeMS
    case query, params, index, queryID, userData
    case facets, facetHits, facetsStats, renderingContent
    case exhaustive, exhaustiveFacetsCount, exhaustiveNbHits, exhaustiveTypo
  }

  /// The member that `key` names. The lengths tell almost all of them apart.
  private func member(_ key: TextRange) -> Member? {
    func named(_ word: StaticString, _ member: Member) -> Member? { matches(key, word) ? member : nil }
    return switch key.count {
    case 4: named("hits", .hits) ?? named("page", .page)
    case 5: named("query", .query) ?? named("index", .index)
    case 6: named("facets", .facets) ?? named("nbHits", .nbHits) ?? named("params", .params)
    case 7: named("nbPages", .nbPages) ?? named("queryID", .queryID)
    case 8: named("userData", .userData)
    case 9: named("facetHits", .facetHits)
    case 10: named("exhaustive", .exhaustive)
    case 11: named("hitsPerPage", .hitsPerPage)
    case 12: named("facets_stats", .facetsStats) ?? named("nbSortedHits", .nbSortedHits)
    case 14: named("exhaustiveTypo", .exhaustiveTypo)
    case 16:
      named("processingTimeMS", .processingTimeMS) ?? named("renderingContent", .renderingContent)
        ?? named("exhaustiveNbHits", .exhaustiveNbHits)
    case 21: named("exhaustiveFacetsCount", .exhaustiveFacetsCount)
    default: nil
    }
  }

  private mutating func read(
    _ member: Member, into record: inout ResponseRecord, depth: Int, in arena: inout Arena
  ) throws(ScanFailure) {
    switch member {
    case .hits: try readHits(into: &record, depth: depth + 1, in: &arena)
    case .nbHits: record.nbHits = try readOptionalInteger()
    case .nbSortedHits: record.nbSortedHits = try readOptionalInteger()
    case .page: record.page = try readOptionalInteger()
    case .nbPages: record.nbPages = try readOptionalInteger()
    case .hitsPerPage: record.hitsPerPage = try readOptionalInteger()
    case .processingTimeMS: record.processingTimeMS = try readOptionalInteger()
    case .query: record.query = try readOptionalText(in: &arena)
    case .params: record.params = try readOptionalText(in: &arena)
    case .index: record.index = try readOptionalText(in: &arena)
    case .queryID: record.queryID = try readOptionalText(in: &arena)
    case .userData: record.userData = try skipNull() ? nil : readJSON(depth: depth)
    case .facets: record.facets = try readFacets(in: &arena)
    case .facetHits: try readFacetHits(into: &record, depth: depth + 1, in: &arena)
    case .facetsStats: record.stats = try readStats(depth: depth + 1, in: &arena)
    case .renderingContent: record.rendering = try readRendering(depth: depth + 1, in: &arena)
    case .exhaustive: record.exhaustive = try readExhaustive(depth: depth + 1, in: &arena)
    case .exhaustiveFacetsCount: record.legacyExhaustive.facetsCount = try readOptionalBool()
    case .exhaustiveNbHits: record.legacyExhaustive.nbHits = try readOptionalBool()
    case .exhaustiveTypo: record.legacyExhaustive.typo = try readOptionalBool()
    }
  }

  /// Reads `hits`: the elements' extents, each checked but not looked into.
  private mutating func readHits(
    into record: inout ResponseRecord, depth: Int, in arena: inout Arena
  ) throws(ScanFailure) {
    record.hits = nil
    record.hitsJSON = nil
    if try skipNull() { return }
    let start = scanner.position
    let first = columns.hits.count
    try readArray(in: &arena) { (builder, arena) throws(ScanFailure) in
      let hit = try builder.readJSON(depth: depth)
      try builder.columns.hits.append(hit, in: &arena)
    }
    record.hits = RowRange(first..<columns.hits.count)
    record.hitsJSON = TextRange(offset: UInt32(start), count: UInt32(scanner.position - start))
  }

  private mutating func readExhaustive(
    depth: Int, in arena: inout Arena
  ) throws(ScanFailure) -> FacetResponse.Exhaustive {
    var record = FacetResponse.Exhaustive()
    if try skipNull() { return record }
    try readObject(in: &arena) { (builder, key, arena) throws(ScanFailure) in
      if builder.matches(key, "facetsCount") {
        record.facetsCount = try builder.readOptionalBool()
      } else if builder.matches(key, "nbHits") {
        record.nbHits = try builder.readOptionalBool()
      } else if builder.matches(key, "typo") {
        record.typo = try builder.readOptionalBool()
      } else if builder.matches(key, "facetValues") {
        record.facetValues = try builder.readOptionalBool()
      } else if builder.matches(key, "rulesMatch") {
        record.rulesMatch = try builder.readOptionalBool()
      } else {
        try builder.scanner.skipValue(depth: depth)
      }
    }
    return record
  }
}
