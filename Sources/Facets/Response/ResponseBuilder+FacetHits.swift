extension ResponseBuilder {
  /// Reads `facetHits`, the answer to a search for facet values: values with their highlighted form.
  mutating func readFacetHits(
    into record: inout ResponseRecord, depth: Int, in arena: inout Arena
  ) throws(ScanFailure) {
    record.facetHits = nil
    if try skipNull() { return }
    let first = columns.values.count
    if first == 0 { firstValue = scanner.position }
    record.firstHighlight = UInt32(columns.highlights.count)
    try readArray(in: &arena) { (builder, arena) throws(ScanFailure) in
      try builder.readFacetHit(depth: depth + 1, in: &arena)
    }
    record.facetHits = RowRange(first..<columns.values.count)
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
    try appendValue(value, count ?? 0, in: &arena)
    try columns.highlights.append(highlighted, in: &arena)
  }
}
