/// The text of one group, `( a OR b )`, and where its filters stand in it.
///
/// Filters are sorted by their text. A change inserts or removes one piece and moves what is behind it.
struct GroupText {
  let id: FilterGroup.ID
  /// The contents that the text is of.
  private(set) var revision: Revision
  private(set) var bytes: [UInt8] = []
  /// The text percent-encoded; empty where nobody has asked for it yet.
  private var encoded: [UInt8] = []
  /// Where each filter's text starts. It ends at the separator before the next one.
  private var starts: [UInt32] = []
  /// Whether the order of bytes is that of the texts, so that a text's place can be searched for.
  private var isOrderedByBytes = true

  private static let opening: StaticString = "( "
  private static let closing: StaticString = " )"
  private static let openingCount = 2

  private var separator: StaticString { id.operator == .or ? " OR " : " AND " }

  private var separatorCount: Int { id.operator == .or ? 4 : 5 }

  init(_ group: StoredGroup, sorter: inout ExpressionSorter) {
    id = group.id
    revision = group.revision
    rebuild(from: group, sorter: &sorter)
  }

  /// Brings the text up to date with `group`: by the edits since the last time where these are known and few.
  mutating func update(to group: StoredGroup, sorter: inout ExpressionSorter) {
    if group.revision === revision { return }
    encoded.removeAll(keepingCapacity: true)
    var edits: [Revision.Edit] = []
    var current: Revision? = group.revision
    while let step = current, step !== revision {
      if let edit = step.edit { edits.append(edit) }
      current = step.previous
    }
    revision = group.revision
    if current == nil || edits.count > 1 + starts.count / 8 || !isOrderedByBytes {
      return rebuild(from: group, sorter: &sorter)
    }
    for edit in edits.reversed() {
      if !apply(edit, scratch: &sorter.bytes) { return rebuild(from: group, sorter: &sorter) }
    }
  }

  /// Appends the text percent-encoded. Complexity: that of a copy, from the second time on.
  mutating func appendEncoded(to output: inout [UInt8]) {
    if encoded.isEmpty {
      // A second name for the buffer: a span of `self.bytes` would bar all of `self`.
      let bytes = bytes
      encoded.append(percentEncoding: bytes.span)
    }
    output.append(contentsOf: encoded)
  }

  private mutating func rebuild(from group: StoredGroup, sorter: inout ExpressionSorter) {
    sorter.removeAll()
    let filters = group.filters.elements
    for index in filters.indices {
      sorter.startText()
      FilterWriter.append(filters[index], to: &sorter.bytes)
    }
    sorter.sort()
    isOrderedByBytes = sorter.isOrderedByBytes
    GroupText.join(sorter, separator, into: &bytes, starts: &starts)
  }

  /// Replaces `bytes` with the sorted texts, between brackets and with separators, and `starts` with where they stand.
  private static func join(
    _ sorter: ExpressionSorter, _ separator: StaticString, into bytes: inout [UInt8], starts: inout [UInt32]
  ) {
    bytes.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    starts.reserveCapacity(sorter.count)
    let texts = sorter.bytes.span
    let separators = sorter.count * separator.utf8CodeUnitCount
    bytes.append(atMost: texts.count + separators + 2 * openingCount) { cursor in
      let room = cursor.room
      cursor.write(opening)
      for rank in 0..<sorter.count {
        if rank > 0 { cursor.write(separator) }
        starts.append(UInt32(truncatingIfNeeded: room - cursor.room))
        cursor.write(texts.extracting(sorter.range(atRank: rank)))
      }
      cursor.write(closing)
    }
  }

  /// Inserts or removes one filter. Says no where the text is of a kind whose place can't be searched for.
  private mutating func apply(_ edit: Revision.Edit, scratch: inout [UInt8]) -> Bool {
    scratch.removeAll(keepingCapacity: true)
    switch edit {
    case .insertion(let filter):
      FilterWriter.append(filter, to: &scratch)
      if !TextKey(scratch.span).isOrderedByBytes(from: 0) { return false }
      insert(scratch)
    case .removal(let filter):
      FilterWriter.append(filter, to: &scratch)
      remove(scratch)
    }
    return true
  }
}

extension GroupText {
  private func end(of index: Int) -> Int {
    index + 1 < starts.count ? Int(starts[index + 1]) - separatorCount : bytes.count - GroupText.openingCount
  }

  /// The index of the first filter whose text does not come before `text`. Complexity: O(log n) comparisons.
  private func lowerBound(of text: Span<UInt8>) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      let other = bytes.span.extracting(Int(starts[middle])..<end(of: middle))
      if bytesPrecede(other, text) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  private mutating func insert(_ text: [UInt8]) {
    let index = lowerBound(of: text.span)
    let isLast = index == starts.count
    let start = isLast ? bytes.count - GroupText.openingCount : Int(starts[index])
    // A piece is a text with the separator to its neighbour: behind it, or before it where it comes last.
    var piece = text
    if isLast {
      piece.insert(contentsOf: separatorBytes, at: 0)
      starts.append(UInt32(start + separatorCount))
    } else {
      piece.append(contentsOf: separatorBytes)
      starts.insert(UInt32(start), at: index)
      moveStarts(from: index + 1, by: piece.count)
    }
    bytes.insert(contentsOf: piece, at: start)
  }

  private mutating func remove(_ text: [UInt8]) {
    let index = lowerBound(of: text.span)
    let isLast = index == starts.count - 1
    let start = Int(starts[index])
    let end = end(of: index)
    let piece = isLast ? start - separatorCount..<end : start..<end + separatorCount
    bytes.removeSubrange(piece)
    starts.remove(at: index)
    if !isLast { moveStarts(from: index, by: -piece.count) }
  }

  private mutating func moveStarts(from first: Int, by distance: Int) {
    let distance = UInt32(truncatingIfNeeded: distance)
    for index in first..<starts.count { starts[index] &+= distance }
  }

  private var separatorBytes: [UInt8] { id.operator == .or ? Array(" OR ".utf8) : Array(" AND ".utf8) }
}
