extension ResponseBuilder {
  /// Reads `renderingContent`; everything in it but `facetOrdering` and `redirect` stays raw JSON.
  mutating func readRendering(depth: Int, in arena: inout Arena) throws(ScanFailure) -> RenderingRecord? {
    if try skipNull() { return nil }
    let start = scanner.position
    var record = RenderingRecord(json: .empty)
    try readObject(in: &arena) { (builder, key, arena) throws(ScanFailure) in
      if builder.matches(key, "facetOrdering") {
        record.ordering = try builder.readOrdering(depth: depth + 1, in: &arena)
      } else if builder.matches(key, "redirect") {
        record.redirect = try builder.skipNull() ? nil : builder.readJSON(depth: depth)
      } else {
        try builder.scanner.skipValue(depth: depth)
      }
    }
    record.json = TextRange(offset: UInt32(start), count: UInt32(scanner.position - start))
    return record
  }

  private mutating func readOrdering(
    depth: Int, in arena: inout Arena
  ) throws(ScanFailure) -> OrderingRecord? {
    if try skipNull() { return nil }
    var record = OrderingRecord()
    try readObject(in: &arena) { (builder, key, arena) throws(ScanFailure) in
      if builder.matches(key, "facets") {
        let rule = try builder.readRule(name: key, depth: depth + 1, in: &arena)
        record.order = rule.order
        record.hide = rule.hide
      } else if builder.matches(key, "values") {
        record.rules = try builder.readRules(depth: depth + 1, in: &arena)
      } else {
        try builder.scanner.skipValue(depth: depth)
      }
    }
    return record
  }

  private mutating func readRules(depth: Int, in arena: inout Arena) throws(ScanFailure) -> RowRange {
    let first = columns.rules.count
    if try skipNull() { return RowRange(first..<first) }
    try readObject(in: &arena) { (builder, key, arena) throws(ScanFailure) in
      let rule = try builder.readRule(name: key, depth: depth + 1, in: &arena)
      try builder.checkAttributeCount(builder.columns.rules.count)
      try builder.columns.rules.append(rule, in: &arena)
    }
    try mergeRepeatedNames(in: &columns.rules, from: first, arena: &arena)
    return RowRange(first..<columns.rules.count)
  }

  /// Reads `{"order":[…],"hide":[…],"sortRemainingBy":"…"}`, all optional.
  private mutating func readRule(
    name: TextRange, depth: Int, in arena: inout Arena
  ) throws(ScanFailure) -> RuleRecord {
    var rule = RuleRecord(name: name)
    if try skipNull() { return rule }
    try readObject(in: &arena) { (builder, key, arena) throws(ScanFailure) in
      if builder.matches(key, "order") {
        rule.order = try builder.readNames(in: &arena)
      } else if builder.matches(key, "hide") {
        rule.hide = try builder.readNames(in: &arena)
      } else if builder.matches(key, "sortRemainingBy") {
        rule.sortRemainingBy = try builder.readSortRule(in: &arena)
      } else {
        try builder.scanner.skipValue(depth: depth)
      }
    }
    return rule
  }

  private mutating func readNames(in arena: inout Arena) throws(ScanFailure) -> RowRange {
    let first = columns.ruleTexts.count
    if try skipNull() { return RowRange(first..<first) }
    try readArray(in: &arena) { (builder, arena) throws(ScanFailure) in
      if builder.scanner.byte != .quote { throw builder.scanner.mismatch() }
      let name = try builder.readText(in: &arena)
      try builder.checkValueCount(builder.columns.ruleTexts.count)
      try builder.columns.ruleTexts.append(name, in: &arena)
    }
    return RowRange(first..<columns.ruleTexts.count)
  }

  private mutating func readSortRule(
    in arena: inout Arena
  ) throws(ScanFailure) -> FacetOrdering.SortRule? {
    guard let text = try readOptionalText(in: &arena) else { return nil }
    if matches(text, "count") { return .count }
    if matches(text, "alpha") { return .alpha }
    if matches(text, "hidden") { return .hidden }
    // A rule that a later version of the engine may add: the default order, rather than no response at all.
    return nil
  }
}
