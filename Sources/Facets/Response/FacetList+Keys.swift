/// The inner loops' way to a list's contents: each kind of list is looked at once, not once a facet.
extension FacetList {
  /// Appends the values' texts, which are valid while the list is held. Complexity: O(n), no retain per facet.
  func appendTexts(to texts: inout [TextKey]) {
    texts.reserveCapacity(texts.count + count)
    switch contents {
    case .rows(let storage, let rows), .highlightedRows(let storage, let rows, _):
      let columns = storage.columns
      for row in rows { texts.append(columns.valueText(row)) }
    case .reorderedRows(let storage, let rows):
      let columns = storage.columns
      for row in rows { texts.append(columns.valueText(Int(row))) }
    case .facets(let facets):
      for index in facets.indices { texts.append(TextKey(facets[index])) }
    }
  }

  /// Whether a facet may have a highlighted form, which a view of a response's `facets` never has.
  var mayBeHighlighted: Bool {
    switch contents {
    case .rows, .reorderedRows: false
    case .highlightedRows, .facets: true
    }
  }

  /// Appends the counts. Complexity: O(n).
  func appendCounts(to counts: inout [Int]) {
    counts.reserveCapacity(counts.count + count)
    switch contents {
    case .rows(let storage, let rows), .highlightedRows(let storage, let rows, _):
      let columns = storage.columns
      for row in rows { counts.append(columns.values.second(at: row)) }
    case .reorderedRows(let storage, let rows):
      let columns = storage.columns
      for row in rows { counts.append(columns.values.second(at: Int(row))) }
    case .facets(let facets):
      for index in facets.indices { counts.append(facets[index].count) }
    }
  }

  /// The facets at `positions`, in that order; a response's values stay a view of it.
  func selecting(_ positions: [UInt32]) -> FacetList {
    switch contents {
    case .rows(let storage, let rows):
      let first = UInt32(rows.lowerBound)
      return FacetList(.reorderedRows(storage, positions.map { first + $0 }))
    case .reorderedRows(let storage, let rows):
      return FacetList(.reorderedRows(storage, positions.map { rows[Int($0)] }))
    case .highlightedRows, .facets:
      return FacetList(.facets(positions.map { self[Int($0)] }))
    }
  }
}

extension TextKey {
  /// The value of `facet`, which must stay alive while the key is used.
  @inline(__always)
  init(_ facet: borrowing Facet) {
    self.init(facet.utf8)
  }
}
