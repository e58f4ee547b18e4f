extension ValueOrderer {
  /// `list` in the order of a rule; see ``rows(pinned:hidden:remainder:limit:)``.
  ///
  /// A list of a response's values gives another view of them, with one allocation however many there are.
  mutating func order(
    _ list: FacetList, pinned: Span<TextKey>, hidden: Span<TextKey>, remainder: Remainder, limit: Int
  ) -> FacetList {
    removeAll()
    load(list)
    let rows = rows(pinned: pinned, hidden: hidden, remainder: remainder, limit: max(limit, 0))
    removeAll()
    guard let rows else { return list }
    return list.selecting(rows)
  }

  private mutating func load(_ list: FacetList) {
    sorter.texts.reserveCapacity(list.count)
    counts.reserveCapacity(list.count)
    switch list.contents {
    case .rows(let storage, let rows): load(storage, rows)
    case .highlightedRows(let storage, let rows, _): load(storage, rows)
    case .selectedRows(let storage, let rows):
      let columns = storage.columns
      for row in rows {
        sorter.texts.append(columns.text(columns.values.first(at: Int(row))))
        counts.append(columns.values.second(at: Int(row)))
      }
    case .facets(let facets):
      for index in facets.indices {
        sorter.texts.append(TextKey(facets[index]))
        counts.append(facets[index].count)
      }
    }
  }

  private mutating func load(_ storage: ResponseStorage, _ rows: Range<Int>) {
    let columns = storage.columns
    for row in rows {
      sorter.texts.append(columns.text(columns.values.first(at: row)))
      counts.append(columns.values.second(at: row))
    }
  }
}

extension FacetList {
  /// The facets at `positions`, in that order.
  func selecting(_ positions: [UInt32]) -> FacetList {
    switch contents {
    case .rows(let storage, let rows):
      let first = UInt32(rows.lowerBound)
      return FacetList(.selectedRows(storage, positions.map { first + $0 }))
    case .selectedRows(let storage, let rows):
      return FacetList(.selectedRows(storage, positions.map { rows[Int($0)] }))
    case .highlightedRows, .facets:
      return FacetList(.facets(positions.map { self[Int($0)] }))
    }
  }
}

extension Columns {
  /// The address of `text`, which stays valid while the storage of these columns is held.
  @inline(__always)
  func text(_ text: TextRange) -> TextKey {
    let offset = Int(text.offset)
    // A range that the scanner made lies in the input or in the unescaped strings, never across.
    let base =
      unsafe offset < input.count
      ? input.pointer(at: offset) : UnsafePointer(unescaped.base + (offset - input.count))
    return unsafe TextKey(base: base, count: Int(text.count))
  }
}
