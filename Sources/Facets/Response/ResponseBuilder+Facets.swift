extension ResponseBuilder {
  /// Reads `facets`: attributes in source order, each with its values in source order.
  mutating func readFacets(in arena: inout Arena) throws(ScanFailure) -> RowRange? {
    if try skipNull() { return nil }
    let first = columns.attributes.count
    try readObject(in: &arena) { (builder, key, arena) throws(ScanFailure) in
      let values = try builder.readValues(in: &arena)
      builder.columns.attributes.append(AttributeRecord(name: key, values: values), in: &arena)
    }
    mergeRepeatedNames(in: &columns.attributes, from: first, arena: &arena)
    return RowRange(first..<columns.attributes.count)
  }

  /// Reads `{"value":count,…}`: the loop that a large response spends its time in.
  private mutating func readValues(in arena: inout Arena) throws(ScanFailure) -> RowRange {
    if scanner.byte != .openBrace { throw scanner.mismatch() }
    scanner.position += 1
    let first = columns.valueTexts.count
    if scanner.skip(.closeBrace) { return RowRange(first..<first) }
    while true {
      scanner.skipWhitespace()
      let text = try readText(in: &arena)
      try scanner.expect(.colon)
      scanner.skipWhitespace()
      let count = try scanner.readCount()
      columns.valueTexts.append(text, in: &arena)
      columns.valueCounts.append(count, in: &arena)
      if scanner.byte == .comma {
        scanner.position += 1
      } else if !scanner.skip(.comma) {
        break
      }
    }
    try scanner.expect(.closeBrace)
    return RowRange(first..<columns.valueTexts.count)
  }

  /// Reads `facetHits`, the answer to a search for facet values: values with their highlighted form.
  mutating func readFacetHits(
    into record: inout ResponseRecord, depth: Int, in arena: inout Arena
  ) throws(ScanFailure) {
    record.facetHits = nil
    if try skipNull() { return }
    let first = columns.valueTexts.count
    record.firstHighlight = UInt32(columns.highlights.count)
    try readArray(in: &arena) { (builder, arena) throws(ScanFailure) in
      try builder.readFacetHit(depth: depth + 1, in: &arena)
    }
    record.facetHits = RowRange(first..<columns.valueTexts.count)
  }

  private mutating func readFacetHit(depth: Int, in arena: inout Arena) throws(ScanFailure) {
    let start = scanner.position
    var value: TextRange?
    var count: Int?
    var highlighted: TextRange?
    try readObject(in: &arena) { (builder, key, arena) throws(ScanFailure) in
      if builder.matches(key, "value") {
        value = try builder.readOptionalText(in: &arena)
      } else if builder.matches(key, "count") {
        count = try builder.readOptionalInteger()
      } else if builder.matches(key, "highlighted") {
        highlighted = try builder.readOptionalText(in: &arena)
      } else {
        try builder.scanner.skipValue(depth: depth)
      }
    }
    // Without a value there is no row to show; a count may be missing, as every member of a response may.
    guard let value else { throw ScanFailure(kind: .typeMismatch, offset: start) }
    columns.valueTexts.append(value, in: &arena)
    columns.valueCounts.append(count ?? 0, in: &arena)
    columns.highlights.append(highlighted, in: &arena)
  }

  /// Reads `facets_stats`.
  mutating func readStats(depth: Int, in arena: inout Arena) throws(ScanFailure) -> RowRange? {
    if try skipNull() { return nil }
    let first = columns.stats.count
    try readObject(in: &arena) { (builder, key, arena) throws(ScanFailure) in
      var stats = FacetStats()
      try builder.readObject(in: &arena) { (builder, key, _) throws(ScanFailure) in
        if builder.matches(key, "min") {
          stats.min = try builder.readOptionalDouble()
        } else if builder.matches(key, "max") {
          stats.max = try builder.readOptionalDouble()
        } else if builder.matches(key, "avg") {
          stats.avg = try builder.readOptionalDouble()
        } else if builder.matches(key, "sum") {
          stats.sum = try builder.readOptionalDouble()
        } else {
          try builder.scanner.skipValue(depth: depth + 1)
        }
      }
      builder.columns.stats.append(StatsRecord(name: key, stats: stats), in: &arena)
    }
    mergeRepeatedNames(in: &columns.stats, from: first, arena: &arena)
    return RowRange(first..<columns.stats.count)
  }
}
