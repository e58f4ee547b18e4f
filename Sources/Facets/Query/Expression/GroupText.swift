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

  private var separator: StaticString { id.operator.separator }

  private var separatorCount: Int { separator.utf8CodeUnitCount }

  /// The text of a group without filters.
  init(id: FilterGroup.ID) {
    self.id = id
    revision = Revision()
  }

  /// Brings the text up to date: by the edits that led to `newRevision` where these are known and few, or else from all
  /// of its `records`.
  mutating func update(to newRevision: Revision, _ records: FilterRecords, sorter: inout ExpressionSorter) {
    if newRevision === revision { return }
    encoded.removeAll(keepingCapacity: true)
    let isUpdated = isOrderedByBytes && applyEdits(until: newRevision, scratch: &sorter.bytes)
    revision = newRevision
    if !isUpdated { rebuild(from: records, sorter: &sorter) }
  }

  /// Says no, and leaves the text in pieces, where the edits are too many, unknown, or of texts whose place can't be
  /// searched for.
  private mutating func applyEdits(until newRevision: Revision, scratch: inout [UInt8]) -> Bool {
    // As a rule one filter has come or gone.
    if let edit = newRevision.edit, newRevision.previous === revision {
      return apply(edit, scratch: &scratch)
    }
    var edits: [Revision.Edit] = []
    var current = newRevision
    while current !== revision {
      guard let edit = current.edit, let previous = current.previous, edits.count <= starts.count / 8 else {
        return false
      }
      edits.append(edit)
      current = previous
    }
    return edits.reversed().allSatisfy { apply($0, scratch: &scratch) }
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

  private mutating func rebuild(from records: FilterRecords, sorter: inout ExpressionSorter) {
    sorter.removeAll()
    for index in 0..<records.count {
      sorter.startText()
      FilterWriter.append(records.parts(at: index), to: &sorter.bytes)
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
    let separators = sorter.count * separator.utf8CodeUnitCount
    bytes.append(atMost: sorter.bytes.count + separators + 2 * openingCount) { cursor in
      let room = cursor.room
      cursor.write(opening)
      for rank in 0..<sorter.count {
        if rank > 0 { cursor.write(separator) }
        starts.append(UInt32(truncatingIfNeeded: room - cursor.room))
        cursor.write(sorter.text(atRank: rank))
      }
      cursor.write(closing)
    }
  }

  /// Inserts or removes one filter. Says no where the text is of a kind whose place can't be searched for.
  private mutating func apply(_ edit: Revision.Edit, scratch: inout [UInt8]) -> Bool {
    scratch.removeAll(keepingCapacity: true)
    switch edit {
    case .insertion(let filter):
      filter.withParts { FilterWriter.append($0, to: &scratch) }
      if !TextKey(scratch.span).isOrderedByBytes(from: 0) { return false }
      insert(&scratch)
    case .removal(let filter):
      filter.withParts { FilterWriter.append($0, to: &scratch) }
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

  /// Inserts a text, to which it adds a separator.
  private mutating func insert(_ text: inout [UInt8]) {
    let index = lowerBound(of: text.span)
    let isLast = index == starts.count
    let start = isLast ? bytes.count - GroupText.openingCount : Int(starts[index])
    // The separator to a neighbour goes in with the text: behind it, or before it where it comes last.
    if isLast {
      text.insert(contentsOf: separatorBytes, at: 0)
      starts.append(UInt32(start + separatorCount))
    } else {
      text.append(literal: separator)
      starts.insert(UInt32(start), at: index)
      moveStarts(from: index + 1, by: text.count)
    }
    bytes.insert(contentsOf: text, at: start)
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

  private var separatorBytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(literal: separator)
    return bytes
  }
}

extension RefinementOperator {
  /// What stands between two filters of a group.
  var separator: StaticString {
    switch self {
    case .and: " AND "
    case .or: " OR "
    }
  }
}
