/// A list of filters as records over one block of text: two allocations for any number of filters, and copies that cost
/// no retain each. A filter becomes a ``Filter`` with strings of its own when asked for. Lists that were one text share
/// its block.
struct FilterRecords: Sendable {
  /// Where a text lies in the block.
  private struct Extent: BitwiseCopyable {
    var start: UInt32
    var count: UInt32
  }

  private struct Record: BitwiseCopyable {
    var attribute: Extent
    var text: Extent
    var number: Double
    /// The upper bound of a range; the bits of a facet's score.
    var second: UInt64
    var form: FilterParts.Form
    var isNegated: Bool
    var hasScore: Bool
  }

  private var texts: [UInt8] = []
  private var records: [Record] = []

  init() {}

  /// The number of filters.
  var count: Int { records.count }

  /// The bytes of all texts, those of removed filters included.
  var textCount: Int { texts.count }

  /// The parts of the filter at `index`, valid while the list is held unchanged.
  @inline(__always)
  func parts(at index: Int) -> FilterParts {
    let record = records[index]
    var parts = FilterParts(
      form: record.form, isNegated: record.isNegated, attribute: text(record.attribute),
      text: text(record.text),
      number: record.number)
    if record.form == .range { parts.upperBound = Double(bitPattern: record.second) }
    if record.hasScore { parts.score = Int(bitPattern: UInt(record.second)) }
    return parts
  }

  @inline(__always)
  private func text(_ extent: Extent) -> TextKey {
    TextKey(texts.span.extracting(Int(extent.start)..<Int(extent.start) + Int(extent.count)))
  }

  /// The filter at `index`. Complexity: O(length).
  subscript(index: Int) -> Filter { Filter(parts(at: index)) }

  /// All filters. Complexity: O(bytes).
  var elements: [Filter] { (0..<count).map { self[$0] } }

  /// Appends a filter whose texts are not this list's. Complexity: amortized O(length).
  @inline(__always)
  mutating func append(_ parts: FilterParts) {
    var attribute = Extent(start: 0, count: 0)
    if let last = records.last, text(last.attribute) == parts.attribute {
      // Neighbours mostly share their attribute, and then its text.
      attribute = last.attribute
    } else {
      attribute = append(parts.attribute)
    }
    let second =
      parts.form == .range ? parts.upperBound.bitPattern : UInt64(UInt(bitPattern: parts.score ?? 0))
    records.append(
      Record(
        attribute: attribute, text: append(parts.text), number: parts.number, second: second,
        form: parts.form,
        isNegated: parts.isNegated, hasScore: parts.score != nil))
  }

  @inline(__always)
  private mutating func append(_ text: TextKey) -> Extent {
    let start = texts.count
    texts.append(span: text.span)
    // Records count in 32 bits; a selection is far from 4 GiB.
    return Extent(start: UInt32(start), count: UInt32(text.count))
  }

  /// Removes the filter at `index`; its texts stay in the block. Complexity: O(number of filters behind it).
  mutating func remove(at index: Int) {
    records.remove(at: index)
  }

  /// Makes room for `count` filters with `textCount` bytes of text.
  mutating func reserveCapacity(_ count: Int, textCount: Int) {
    records.reserveCapacity(count)
    texts.reserveCapacity(textCount)
  }

  /// The filters for which `condition` holds, as a list of their own. Complexity: O(bytes).
  func filtered(_ condition: (FilterParts) -> Bool) -> FilterRecords {
    var result = FilterRecords()
    result.reserveCapacity(count, textCount: texts.count)
    for index in 0..<count {
      let parts = parts(at: index)
      if condition(parts) { result.append(parts) }
    }
    return result
  }
}

extension FilterRecords {
  /// The kind of the filter at `index`.
  func kind(at index: Int) -> Filter.Kind { records[index].form.kind }

  /// The filters in `range`, over the same block.
  func sharing(_ range: Range<Int>) -> FilterRecords {
    var result = FilterRecords()
    result.texts = texts
    result.records = Array(records[range])
    return result
  }

  /// Appends the filter at `index` of `other`, which is over the same block.
  mutating func append(sharedAt index: Int, of other: FilterRecords) {
    records.append(other.records[index])
  }

  /// Makes the tag at `index` a facet filter on `_tags`, which is written the same.
  mutating func makeFacet(at index: Int) {
    records[index].form = .string
  }

  /// The bytes of the block that belong to none of the filters. Complexity: O(number of filters).
  var unusedTextCount: Int {
    var used = 0
    var attribute: UInt32?
    for record in records {
      used += Int(record.text.count)
      if record.attribute.start != attribute { used += Int(record.attribute.count) }
      attribute = record.attribute.start
    }
    return max(texts.count - used, 0)
  }
}
