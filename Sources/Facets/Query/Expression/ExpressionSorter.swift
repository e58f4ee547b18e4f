/// Puts the texts of a group's filters in the order of the output, with memory that it keeps.
///
/// The order is Swift's for strings, as in the shared vectors, and that of bytes for texts which that calls equal.
struct ExpressionSorter: Sendable {
  /// The texts, written by the caller one behind the other.
  var bytes: [UInt8] = []
  private var starts: [Int] = []
  private var sorter = TextSorter()
  /// Whether the order of bytes is that of the texts: all of them are their own NFC.
  private(set) var isOrderedByBytes = true

  /// The number of texts.
  var count: Int { starts.count }

  /// Forgets all texts and keeps the memory.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    sorter.removeAll()
  }

  /// Begins a text; what is appended to ``bytes`` until the next call belongs to it.
  mutating func startText() {
    starts.append(bytes.count)
  }

  /// Sorts the texts.
  ///
  /// Complexity: O(bytes + n log n).
  mutating func sort() {
    // A second name for the buffer, which is not changed here: keys into `self.bytes` would bar all of `self`.
    let bytes = bytes
    for index in starts.indices {
      sorter.texts.append(TextKey(bytes.span.extracting(range(of: index))))
      sorter.entries.append(SortEntry(key: 0, row: index))
    }
    // All at once: each text starts with an ASCII character, which composes with nothing.
    isOrderedByBytes = TextKey(bytes.span).isOrderedByBytes(from: 0)
    // Swift's `<` is not transitive for texts that are not normalized. Sorted by bytes first, the same texts end up in
    // the same order whichever way they came.
    sorter.sortByBytes(0..<starts.count)
    if !isOrderedByBytes { sorter.sortCanonically(0..<starts.count) }
    sorter.texts.removeAll(keepingCapacity: true)
  }

  /// Where the text lies that is number `rank` in the order of the output.
  func range(atRank rank: Int) -> Range<Int> {
    range(of: row(atRank: rank))
  }

  /// Which text, by the order in which they were written, is number `rank` in the order of the output.
  func row(atRank rank: Int) -> Int {
    Int(sorter.entries[rank].row)
  }

  private func range(of index: Int) -> Range<Int> {
    starts[index]..<(index + 1 < starts.count ? starts[index + 1] : bytes.count)
  }
}
