/// Sorts many short texts in ``TextOrder``, without an allocation once its buffers have grown.
///
/// Texts are written one behind the other into ``bytes``. The texts of a group share long prefixes (`"brand":"…`), so
/// the sort looks at eight bytes at a time behind what a run of texts has in common.
struct TextSorter: Sendable {
  var bytes: [UInt8] = []
  private var records: [Record] = []
  private var spare: [Record] = []
  private var runs: [Run] = []
  /// Whether the order of bytes is that of the texts; if not, sorting takes the slow path.
  private(set) var isPlain = true

  private struct Record {
    /// Eight bytes of the text as a big-endian number, zeros behind its end.
    var key: UInt64
    var start: UInt32
    var count: UInt32
  }

  /// Records whose texts are equal up to `depth`.
  private struct Run {
    var range: Range<Int>
    var depth: Int
  }

  var count: Int { records.count }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    records.removeAll(keepingCapacity: true)
  }

  /// Begins a text; what is appended to ``bytes`` until the next call belongs to it.
  mutating func startText() {
    records.append(Record(key: 0, start: UInt32(bytes.count), count: 0))
  }

  /// Appends the text number `index` to `output`.
  func append(_ index: Int, to output: inout [UInt8]) {
    let record = records[index]
    output.append(span: bytes.span.extracting(Int(record.start)..<Int(record.start) + Int(record.count)))
  }

  /// Sorts the texts. Complexity: O(n log n) in their number for each eight bytes that several of them share.
  mutating func sort() {
    for index in records.indices {
      let end = index + 1 < records.count ? Int(records[index + 1].start) : bytes.count
      records[index].count = UInt32(end) - records[index].start
    }
    // A second name for the buffer, which is not changed here: a span of `self` would bar all of `self`.
    let texts = bytes
    isPlain = TextOrder.isPlain(texts.span)
    if !isPlain {
      records.sort {
        TextOrder.precedes(
          texts.span.extracting(Int($0.start)..<Int($0.start) + Int($0.count)),
          texts.span.extracting(Int($1.start)..<Int($1.start) + Int($1.count)))
      }
      return
    }
    runs.append(Run(range: 0..<records.count, depth: 0))
    while let run = runs.popLast() {
      if run.range.count < 2 { continue }
      let depth = TextSorter.loadKeys(of: run, in: &records, texts: texts.span)
      sortByKey(run.range)
      pushRuns(in: run.range, depth: depth + 8)
    }
  }

  /// Loads the eight bytes behind the common prefix into the keys, and returns the length of that prefix.
  private static func loadKeys(of run: Run, in records: inout [Record], texts span: Span<UInt8>) -> Int {
    let first = records[run.range.lowerBound]
    var common = span.extracting(Int(first.start) + run.depth..<Int(first.start) + Int(first.count))
    for index in run.range.dropFirst() where !common.isEmpty {
      let record = records[index]
      let text = span.extracting(Int(record.start) + run.depth..<Int(record.start) + Int(record.count))
      common = common.extracting(first: commonPrefix(common, text))
    }
    let depth = run.depth + common.count
    for index in run.range {
      let start = Int(records[index].start) + depth
      let count = Int(records[index].count) - depth
      if start + 8 <= span.count {
        // Cut off what belongs to the next text.
        let word = UInt64(bigEndian: span.word(at: start).littleEndian)
        records[index].key = count >= 8 ? word : word & ~(UInt64.max >> UInt64(count * 8))
      } else {
        var key: UInt64 = 0
        for offset in 0..<8 { key = key << 8 | (offset < count ? UInt64(span[start + offset]) : 0) }
        records[index].key = key
      }
    }
    return depth
  }

  /// Pushes the runs of equal keys. Texts that end before `depth` come first, the shorter before the longer: they differ
  /// in zero bytes at most.
  private mutating func pushRuns(in range: Range<Int>, depth: Int) {
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start + 1
      while end < range.upperBound && records[end].key == records[start].key { end += 1 }
      if end - start > 1 {
        for index in start..<end { records[index].key = UInt64(min(Int(records[index].count), depth + 1)) }
        sortByKey(start..<end)
        let firstLong = (start..<end).first { Int(records[$0].count) > depth } ?? end
        runs.append(Run(range: firstLong..<end, depth: depth))
      }
      start = end
    }
  }

  /// Sorts records by key, stable: runs of up to eight by insertion, then merging without a branch on the outcome.
  private mutating func sortByKey(_ range: Range<Int>) {
    let width = 8
    var start = range.lowerBound
    while start < range.upperBound {
      insertionSort(start..<min(start + width, range.upperBound))
      start += width
    }
    var sortedCount = width
    var isInSpare = false
    while sortedCount < range.count {
      while spare.count < records.count { spare.append(records[spare.count]) }
      if isInSpare {
        TextSorter.mergePairs(of: sortedCount, in: range, from: spare, to: &records)
      } else {
        TextSorter.mergePairs(of: sortedCount, in: range, from: records, to: &spare)
      }
      isInSpare.toggle()
      sortedCount *= 2
    }
    if isInSpare { for index in range { records[index] = spare[index] } }
  }

  private mutating func insertionSort(_ range: Range<Int>) {
    for index in range.dropFirst() {
      let record = records[index]
      var place = index
      while place > range.lowerBound && records[place - 1].key > record.key {
        records[place] = records[place - 1]
        place -= 1
      }
      records[place] = record
    }
  }

  /// Merges neighbouring sorted ranges of `count` records into the same places of `target`.
  private static func mergePairs(
    of count: Int, in range: Range<Int>, from source: [Record], to target: inout [Record]
  ) {
    var low = range.lowerBound
    while low < range.upperBound {
      let middle = min(low + count, range.upperBound)
      let high = min(middle + count, range.upperBound)
      var (left, right) = (low, middle)
      for place in low..<high {
        // No branch on the keys, which are in no order that could be predicted.
        let takesRight =
          right < high && (left == middle || source[right].key < source[left].key)
        target[place] = source[takesRight ? right : left]
        right += takesRight ? 1 : 0
        left += takesRight ? 0 : 1
      }
      low = high
    }
  }
}
