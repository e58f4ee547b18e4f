extension RowDiff {
  /// A piece of both lists whose rows can be each other's only.
  struct Part {
    let old: Range<Int>
    let new: Range<Int>
  }

  /// Computes the difference between two lists.
  ///
  /// - Parameters:
  ///   - old: The identities of the old rows.
  ///   - new: The identities of the new rows.
  ///   - parts: What both lists consist of, in the order of both; nil for lists in one piece. Small parts are faster than
  ///     a long list: the memory that they work on stays in the processor's caches.
  ///   - trimsEnd: Whether rows that agree at the end are matched before those between. Without it the n-th of equal
  ///     rows is the n-th everywhere.
  ///   - hasSameContent: Whether an old and a new row of the same identity look the same.
  @inline(__always)
  init(
    from old: RowKeys, to new: RowKeys, parts: [Part]? = nil, trimsEnd: Bool = true,
    hasSameContent: (Int, Int) -> Bool
  ) {
    self.init()
    precondition(old.count < UInt32.max && new.count < UInt32.max, "more rows than a difference counts")
    var matcher = RowMatcher()
    for part in parts ?? [Part(old: 0..<old.count, new: 0..<new.count)] {
      let middle = RowMatcher.middle(of: part, old, new, trimsEnd: trimsEnd)
      let startLength = middle.new.lowerBound - part.new.lowerBound
      for offset in 0..<startLength {
        compare(part.old.lowerBound + offset, part.new.lowerBound + offset, hasSameContent)
      }
      if middle.old.isEmpty || middle.new.isEmpty {
        deletions.append(contentsOf: middle.old)
        insertions.append(contentsOf: middle.new)
      } else {
        matcher.match(old, new, middle, &self)
        for (index, source) in matcher.sources.enumerated() where source != RowMatcher.none {
          compare(Int(source), middle.new.lowerBound + index, hasSameContent)
        }
      }
      for offset in 0..<part.new.upperBound - middle.new.upperBound {
        compare(middle.old.upperBound + offset, middle.new.upperBound + offset, hasSameContent)
      }
    }
  }

  @inline(__always)
  private mutating func compare(_ old: Int, _ new: Int, _ hasSameContent: (Int, Int) -> Bool) {
    if !hasSameContent(old, new) { updates.append(Update(old: old, new: new)) }
  }
}
