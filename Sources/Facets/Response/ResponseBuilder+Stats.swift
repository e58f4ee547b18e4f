extension ResponseBuilder {
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
      try builder.checkAttributeCount(builder.columns.stats.count)
      try builder.columns.stats.append(StatsRecord(name: key, stats: stats), in: &arena)
    }
    try mergeRepeatedNames(in: &columns.stats, from: first, arena: &arena)
    return RowRange(first..<columns.stats.count)
  }
}
