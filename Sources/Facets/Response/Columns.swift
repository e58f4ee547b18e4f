/// Everything a decoded body consists of, as columns in one arena. Rows of several responses follow each other.
struct Columns {
  /// The document as it came.
  var input: PaddedInput
  /// The notable bytes of the part of `facets` that is being read.
  var index: ValueIndex
  /// Strings that had escapes, without them. A ``TextRange`` from `input.count` on lies here.
  var unescaped: Column<UInt8>
  /// Per facet value: its name and its count.
  var values: PairedColumns<TextRange, Int>
  /// Per value of `facetHits`: its highlighted form.
  var highlights: Column<TextRange?>
  var attributes: Column<AttributeRecord>
  var stats: Column<StatsRecord>
  var hits: Column<TextRange>
  /// The attribute and value names in ordering rules.
  var ruleTexts: Column<TextRange>
  var rules: Column<RuleRecord>
  var responses: Column<ResponseRecord>

  /// The bytes that a body of `byteCount` bytes is expected to take: the copy, and a value for each 12 bytes, which names as
  /// short as airport codes take of it.
  static func expectedSize(for byteCount: Int) -> Int {
    byteCount + Columns.expectedValues(in: byteCount) * 16 + 16384
  }

  private static func expectedValues(in byteCount: Int) -> Int {
    byteCount / 12 + 16
  }

  /// Columns of nothing but `bytes`, for at most `maximumValues` facet values.
  init(
    copying bytes: Span<UInt8>, maximumValues: Int = .max, into arena: inout Arena
  ) throws(ScanFailure) {
    input = try PaddedInput(copying: bytes, into: &arena)
    values = try PairedColumns(
      capacity: Columns.expectedValues(in: bytes.count), limit: maximumValues, in: &arena)
    index = try ValueIndex(in: &arena)
    unescaped = try Column(capacity: 256, in: &arena)
    highlights = try Column(capacity: 1, in: &arena)
    attributes = try Column(capacity: 32, in: &arena)
    stats = try Column(capacity: 8, in: &arena)
    hits = try Column(capacity: 32, in: &arena)
    ruleTexts = try Column(capacity: 32, in: &arena)
    rules = try Column(capacity: 16, in: &arena)
    responses = try Column(capacity: 1, in: &arena)
  }

  /// Columns of nothing but texts with room for `rows` values, which are never decoded into.
  ///
  /// They take ``exactSize(forTexts:rows:)`` bytes of `arena`.
  init(texts bytes: Span<UInt8>, rows: Int, into arena: inout Arena) throws(ScanFailure) {
    input = try PaddedInput(copying: bytes, into: &arena)
    values = try PairedColumns(capacity: rows, in: &arena)
    index = try ValueIndex(hasRoom: false, in: &arena)
    unescaped = try Column(capacity: 0, in: &arena)
    highlights = try Column(capacity: 0, in: &arena)
    attributes = try Column(capacity: 0, in: &arena)
    stats = try Column(capacity: 0, in: &arena)
    hits = try Column(capacity: 0, in: &arena)
    ruleTexts = try Column(capacity: 0, in: &arena)
    rules = try Column(capacity: 0, in: &arena)
    responses = try Column(capacity: 0, in: &arena)
  }

  /// The bytes that ``init(texts:rows:into:)`` takes.
  static func exactSize(forTexts byteCount: Int, rows: Int) -> Int {
    Arena.size(of: byteCount + PaddedInput.padding)
      + Arena.size(of: rows * MemoryLayout<TextRange>.stride)
      + Arena.size(of: rows * MemoryLayout<Int>.stride)
  }
}
