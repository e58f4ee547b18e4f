/// Sorts rows by their texts: the engine under every alphabetical order in the library.
///
/// Paths of one tree share long prefixes, which a comparison sort walks over again at every comparison. This one reads
/// each byte about once: it moves behind the common prefix of a run of rows, sorts the run by the next seven bytes as
/// numbers, and goes on with the rows that these did not tell apart. Stable; no closure, no `String`, and no allocation
/// once its memory is large enough.
struct TextSorter: Sendable {
  /// A run of entries whose first `depth` bytes are the same.
  private struct Run: BitwiseCopyable {
    var lower: Int
    var upper: Int
    var depth: Int
  }

  /// The texts by row. Cleared at the end of the call that filled them; see ``TextKey``.
  var texts: [TextKey] = []
  /// The rows to sort, with room for the key that the current step compares.
  var entries: [SortEntry] = []
  var keys = KeySorter()
  private var runs: [Run] = []

  /// Up to this many entries, comparing whole texts beats making keys.
  private static let directLimit = 6

  /// Forgets all rows and keeps the memory.
  mutating func removeAll() {
    texts.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
  }

  /// Makes room for `count` rows, each with a text and an entry that the caller fills.
  mutating func setCount(_ count: Int) {
    if texts.count > count { texts.removeLast(texts.count - count) }
    if entries.count > count { entries.removeLast(entries.count - count) }
    texts.reserveCapacity(count)
    entries.reserveCapacity(count)
    while texts.count < count { texts.append(.empty) }
    while entries.count < count { entries.append(SortEntry(key: 0, row: 0)) }
  }

  /// Sorts the entries in `range` by the bytes of their texts; equal texts keep their order.
  ///
  /// Only the first `limit` entries of the range have to be in their place at the end.
  ///
  /// - Complexity: O(bytes + n log n), and less where `limit` is small.
  mutating func sortByBytes(_ range: Range<Int>, limit: Int = .max) {
    if range.count < 2 { return }
    sort(range, behind: 0, limit: limit)
  }

  /// The same for entries whose texts share their first `depth` bytes.
  mutating func sort(_ range: Range<Int>, behind depth: Int, limit: Int) {
    runs.append(Run(lower: range.lowerBound, upper: range.upperBound, depth: depth))
    while let run = runs.popLast() {
      if run.lower - range.lowerBound >= limit { continue }
      if run.upper - run.lower <= TextSorter.directLimit {
        TextSorter.sortDirectly(run, texts: texts, entries: &entries)
      } else {
        split(run, limit: limit == .max ? .max : limit - (run.lower - range.lowerBound))
      }
    }
  }

  /// Sorts a run by its next chunk and leaves the runs that are still equal for later.
  @inline(__always)
  private mutating func split(_ run: Run, limit: Int) {
    let depth = run.depth + commonPrefix(of: run.lower..<run.upper, behind: run.depth)
    var end = run.upper
    TextSorter.loadChunks(at: depth, of: texts, into: &entries, in: run.lower..<run.upper)
    if limit < (run.upper - run.lower) / 4 {
      end = run.lower + keys.keepSmallest(limit, of: &entries, in: run.lower..<run.upper)
    }
    keys.sort(&entries, in: run.lower..<end)
    var start = run.lower
    while start < end {
      let key = entries[start].key
      var next = start + 1
      while next < end && entries[next].key == key { next += 1 }
      // A chunk that does not end in 8 holds the end of the text: those rows are equal, and in their order already.
      if next - start > 1 && key & 0xff == 8 {
        runs.append(Run(lower: start, upper: next, depth: depth + 7))
      }
      start = next
    }
  }

  /// How many bytes behind `depth` the texts of the entries in `range` share.
  @inline(__always)
  func commonPrefix(of range: Range<Int>, behind depth: Int) -> Int {
    let texts = texts.span
    let entries = entries.span
    let first = texts[Int(entries[range.lowerBound].row)]
    var common = first.count - depth
    var index = range.lowerBound + 1
    while index < range.upperBound && common > 0 {
      let text = texts[Int(entries[index].row)]
      // No further than what is known to be common, or long texts would be read again at every depth.
      common = first.matchingLength(with: text, from: depth, limit: depth + common)
      index += 1
    }
    return common
  }

  @inline(__always)
  private static func loadChunks(
    at depth: Int, of texts: [TextKey], into entries: inout [SortEntry], in range: Range<Int>
  ) {
    let texts = texts.span
    var entries = entries.mutableSpan
    for index in range { entries[index].key = texts[Int(entries[index].row)].chunk(at: depth) }
  }

  private static func sortDirectly(_ run: Run, texts: [TextKey], entries: inout [SortEntry]) {
    let texts = texts.span
    var entries = entries.mutableSpan
    var end = run.lower + 1
    while end < run.upper {
      let entry = entries[end]
      let text = texts[Int(entry.row)]
      var place = end
      while place > run.lower
        && TextKey.isLess(text, texts[Int(entries[place - 1].row)], from: run.depth)
      {
        entries[place] = entries[place - 1]
        place -= 1
      }
      entries[place] = entry
      end += 1
    }
  }
}
