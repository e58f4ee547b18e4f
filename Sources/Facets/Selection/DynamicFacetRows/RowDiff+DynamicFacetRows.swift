extension RowDiff {
  /// The difference between two states of a dynamic facet list. Complexity: as for rows.
  public init(from old: DynamicFacetRows, to new: DynamicFacetRows) {
    let parts = DynamicFacetRows.parts(old, new)
    var names = AttributeNumbers()
    let oldRows = ComparedRows(old, parts == nil ? old.attributeNumbers(&names) : [])
    let newRows = ComparedRows(new, parts == nil ? new.attributeNumbers(&names) : [])
    self.init(from: oldRows.keys, to: newRows.keys, parts: parts) {
      oldRows.hasSameContent($0, as: newRows, $1)
    }
    withExtendedLifetime((old, new)) {}
  }
}

extension DynamicFacetRows {
  /// What both lists consist of: an attribute's rows on either side, or those of one that the other side lacks. Nil where
  /// attributes have changed places or are repeated.
  fileprivate static func parts(_ old: DynamicFacetRows, _ new: DynamicFacetRows) -> [RowDiff.Part]? {
    let attributes = (old: old.orderedFacets.map(\.attribute), new: new.orderedFacets.map(\.attribute))
    let changes = RowDiff(fromAttributes: attributes.old, to: attributes.new)
    let isUnique = [attributes.old, attributes.new].allSatisfy { attributes in
      Set(attributes).count == attributes.count
    }
    if !isUnique || !changes.moves.isEmpty { return nil }
    var parts: [RowDiff.Part] = []
    var (oldEnd, newEnd) = (0, 0)
    func endPart(old oldUpper: Int, new newUpper: Int) {
      parts.append(RowDiff.Part(old: oldEnd..<oldUpper, new: newEnd..<newUpper))
      (oldEnd, newEnd) = (oldUpper, newUpper)
    }
    for section in changes.updates {
      endPart(old: old.positions(ofSection: section.old).lowerBound, new: newEnd)
      endPart(old: oldEnd, new: new.positions(ofSection: section.new).lowerBound)
      endPart(
        old: old.positions(ofSection: section.old).upperBound,
        new: new.positions(ofSection: section.new).upperBound)
    }
    endPart(old: old.count, new: newEnd)
    endPart(old: oldEnd, new: new.count)
    return parts
  }

  /// For each row a number of its attribute.
  fileprivate func attributeNumbers(_ names: inout AttributeNumbers) -> [UInt32] {
    var numbers: [UInt32] = []
    numbers.reserveCapacity(count)
    for entry in orderedFacets {
      numbers.append(contentsOf: repeatElement(names.number(of: entry.attribute), count: entry.facets.count))
    }
    return numbers
  }
}

/// What a difference compares of rows, as columns: a row that is made only to be compared would cost reference counts.
private struct ComparedRows {
  let rows: DynamicFacetRows
  let keys: RowKeys
  let counts: [Int]
  let isSelected: [Bool]
  /// Whether a row may have a highlighted form.
  let mayBeHighlighted: Bool

  init(_ rows: DynamicFacetRows, _ attributeNumbers: [UInt32]) {
    self.rows = rows
    var texts: [TextKey] = []
    var counts: [Int] = []
    texts.reserveCapacity(rows.count)
    counts.reserveCapacity(rows.count)
    for entry in rows.orderedFacets {
      entry.facets.appendTexts(to: &texts)
      entry.facets.appendCounts(to: &counts)
    }
    keys = RowKeys(texts: texts, names: attributeNumbers)
    self.counts = counts
    var isSelected = [Bool](repeating: false, count: rows.count)
    for position in rows.selectedPositions { isSelected[position] = true }
    self.isSelected = isSelected
    mayBeHighlighted = rows.orderedFacets.contains { $0.facets.mayBeHighlighted }
  }

  @inline(__always)
  func hasSameContent(_ row: Int, as other: ComparedRows, _ otherRow: Int) -> Bool {
    if counts[row] != other.counts[otherRow] || isSelected[row] != other.isSelected[otherRow] { return false }
    if !mayBeHighlighted && !other.mayBeHighlighted { return true }
    return rows[row].facet.hasSameHighlight(as: other.rows[otherRow].facet)
  }
}
