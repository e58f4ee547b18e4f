extension TextSorter {
  /// Sorts the entries in `range` as `sorted()` sorts their texts as `String`s; equal strings keep their order.
  ///
  /// Where the bytes of all texts order as their scalars do, this is ``sortByBytes(_:limit:)``. A text that is not
  /// normalized, as a rule a name with a decomposed accent, sends the whole range to the standard library's sort: its
  /// `<` is not transitive there (as of Swift 6.3 "É-" comes before a decomposed "É"), so that only the same algorithm
  /// gives the same rows.
  ///
  /// Only the first `limit` entries of the range have to be in their place at the end.
  ///
  /// - Complexity: O(bytes + n log n), or O(n log n) comparisons of texts without a `String` made.
  mutating func sortCanonically(_ range: Range<Int>, limit: Int = .max) {
    if range.count < 2 { return }
    let depth = commonPrefix(of: range, behind: 0)
    if isOrderedByBytes(range, behind: depth) { return sort(range, behind: depth, limit: limit) }
    let texts = texts
    entries[range].sort { left, right in
      TextKey.isCanonicallyLess(texts[Int(left.row)], texts[Int(right.row)])
    }
  }

  /// Whether bytes order the texts of the entries in `range`, which share their first `depth` bytes.
  @inline(__always)
  private func isOrderedByBytes(_ range: Range<Int>, behind depth: Int) -> Bool {
    let texts = texts.span
    let entries = entries.span
    // What all share is looked at once.
    if !texts[Int(entries[range.lowerBound].row)].isOrderedByBytes(from: 0) { return false }
    for index in range.dropFirst() where !texts[Int(entries[index].row)].isOrderedByBytes(from: depth) {
      return false
    }
    return true
  }
}
