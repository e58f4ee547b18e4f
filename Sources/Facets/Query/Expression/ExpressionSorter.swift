/// Puts the texts of a group's filters in the order of the output, with memory that it keeps.
///
/// The order is Swift's for strings, as in the shared vectors, and that of bytes for texts which that calls equal.
struct ExpressionSorter: Sendable {
  /// The texts, written by the caller one behind the other.
  var bytes: [UInt8] = []
  /// Until ``sort()`` an entry's key is where its text starts.
  private var sorter = TextSorter()
  /// Whether the order of bytes is that of the texts: all of them are their own NFC.
  private(set) var isOrderedByBytes = true

  /// The number of texts.
  var count: Int { sorter.entries.count }

  /// Forgets all texts and keeps the memory.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    sorter.removeAll()
  }

  /// Begins a text; what is appended to ``bytes`` until the next call belongs to it.
  @inline(__always)
  mutating func startText() {
    sorter.entries.append(SortEntry(key: UInt64(bytes.count), row: sorter.entries.count))
  }

  /// Sorts the texts, which must stay as they are from here on.
  ///
  /// Complexity: O(bytes + n log n).
  mutating func sort() {
    // A second name for the buffer, which is not changed here: keys into `self.bytes` would bar all of `self`.
    let bytes = bytes
    let count = count
    isOrderedByBytes = true
    for index in 0..<count {
      let start = Int(sorter.entries[index].key)
      let end = index + 1 < count ? Int(sorter.entries[index + 1].key) : bytes.count
      let text = TextKey(bytes.span.extracting(start..<end))
      isOrderedByBytes = isOrderedByBytes && text.isOrderedByBytes(from: 0)
      sorter.texts.append(text)
    }
    // Swift's `<` is not transitive for texts that are not normalized. Sorted by bytes first, the same texts end up in
    // the same order whichever way they came.
    sorter.sortByBytes(0..<count)
    if !isOrderedByBytes { sorter.sortCanonically(0..<count) }
  }

  /// The text that is number `rank` in the order of the output. Valid until ``bytes`` change.
  @inline(__always)
  func text(atRank rank: Int) -> TextKey {
    sorter.texts[row(atRank: rank)]
  }

  /// Which text, by the order in which they were written, is number `rank` in the order of the output.
  @inline(__always)
  func row(atRank rank: Int) -> Int {
    Int(sorter.entries[rank].row)
  }
}
