extension FacetResponse {
  /// The facets in the order that the response's own `renderingContent.facetOrdering` asks for; see ``FacetsOrderer``.
  ///
  /// Reads the rule from the response's columns, so that no name of it becomes a `String`. The lists are views of this
  /// response. Empty where the response has no facets.
  ///
  /// - Parameter limit: How many values of each attribute are wanted at most.
  /// - Returns: The attributes to show, each with the values to show.
  /// - Complexity: O(bytes) plus the sort of the values that no rule names; with a small `limit`, only those shown are
  ///   sorted. No allocation per value.
  public func orderedFacets(limit: Int? = nil) -> [AttributedFacets] {
    guard let facets else { return [] }
    var orderer = ValueOrderer()
    let columns = storage.columns
    let ordering = row.rendering?.ordering ?? OrderingRecord()
    let rules = columns.rules
    var ruleTable = TextTable()
    ruleTable.reset(for: ordering.rules.range.count)
    for row in ordering.rules.range {
      let name = columns.text(rules[row].name)
      _ = ruleTable.insert(row, hash: name.hash(seed: TextKey.seed)) { columns.text(rules[$0].name) == name }
    }
    let attributes = facets.rows
    return attributeRows(ordering, facets, using: &orderer).map { position in
      let record = columns.attributes[attributes.lowerBound + Int(position)]
      let name = columns.text(record.name)
      let rule = ruleTable.row(for: name.hash(seed: TextKey.seed)) { columns.text(rules[$0].name) == name }
      let list = FacetList(.rows(storage, record.values.range))
      return AttributedFacets(
        attribute: Attribute(storage.string(record.name)),
        facets: order(list, by: rule.map { rules[$0] }, limit: limit ?? .max, using: &orderer))
    }
  }

  private func attributeRows(
    _ ordering: OrderingRecord, _ facets: Facets, using orderer: inout ValueOrderer
  ) -> [UInt32] {
    let columns = storage.columns
    let isSilent = ordering.order.range.isEmpty && ordering.hide.range.isEmpty && ordering.rules.range.isEmpty
    for row in facets.rows { orderer.sorter.texts.append(columns.text(columns.attributes[row].name)) }
    let rows = orderer.rows(
      pinned: columns.texts(ordering.order).span, hidden: columns.texts(ordering.hide).span,
      remainder: isSilent ? .unsorted : .sorted(.hidden), limit: .max)
    orderer.removeAll()
    return rows ?? Array(0..<UInt32(facets.count))
  }

  private func order(
    _ list: FacetList, by rule: RuleRecord?, limit: Int, using orderer: inout ValueOrderer
  ) -> FacetList {
    guard let rule else {
      let none: [TextKey] = []
      return orderer.order(list, pinned: none.span, hidden: none.span, remainder: .unsorted, limit: limit)
    }
    return orderer.order(
      list, pinned: storage.columns.texts(rule.order).span, hidden: storage.columns.texts(rule.hide).span,
      remainder: .sorted(rule.sortRemainingBy ?? .count), limit: limit)
  }
}

extension Columns {
  /// The rule texts in `rows`.
  fileprivate func texts(_ rows: RowRange) -> [TextKey] {
    rows.range.map { text(ruleTexts[$0]) }
  }
}
