extension ValueOrderer {
  /// `list` in the order of a rule; see ``rows(pinned:hidden:remainder:limit:)``.
  ///
  /// A list of a response's values gives another view of them, with one allocation however many there are.
  mutating func order(
    _ list: FacetList, pinned: Span<TextKey>, hidden: Span<TextKey>, remainder: Remainder, limit: Int
  ) -> FacetList {
    removeAll()
    list.appendTexts(to: &sorter.texts)
    list.appendCounts(to: &counts)
    let rows = rows(pinned: pinned, hidden: hidden, remainder: remainder, limit: max(limit, 0))
    removeAll()
    guard let rows else { return list }
    return list.selecting(rows)
  }
}
