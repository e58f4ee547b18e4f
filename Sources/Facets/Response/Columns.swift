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
    try self.init(
      copying: bytes, rows: Columns.expectedValues(in: bytes.count), maximumValues: maximumValues,
      isDecodedInto: true, arena: &arena)
  }

  /// Columns of nothing but texts with room for `rows` values, which are never decoded into.
  ///
  /// They take ``exactSize(forTexts:rows:)`` bytes of `arena`.
  init(texts bytes: Span<UInt8>, rows: Int, into arena: inout Arena) throws(ScanFailure) {
    try self.init(
      copying: bytes, rows: rows, maximumValues: .max, isDecodedInto: false, arena: &arena)
  }

  private init(
    copying bytes: Span<UInt8>, rows: Int, maximumValues: Int, isDecodedInto: Bool, arena: inout Arena
  ) throws(ScanFailure) {
    /// What a column starts with.
    func room(_ count: Int) -> Int { isDecodedInto ? count : 0 }
    input = try PaddedInput(copying: bytes, into: &arena)
    values = try PairedColumns(capacity: rows, limit: maximumValues, in: &arena)
    index = try ValueIndex(hasRoom: isDecodedInto, in: &arena)
    unescaped = try Column(capacity: room(256), in: &arena)
    highlights = try Column(capacity: room(1), in: &arena)
    attributes = try Column(capacity: room(32), in: &arena)
    stats = try Column(capacity: room(8), in: &arena)
    hits = try Column(capacity: room(32), in: &arena)
    ruleTexts = try Column(capacity: room(32), in: &arena)
    rules = try Column(capacity: room(16), in: &arena)
    responses = try Column(capacity: room(1), in: &arena)
  }

  /// The bytes that ``init(texts:rows:into:)`` takes.
  static func exactSize(forTexts byteCount: Int, rows: Int) -> Int {
    Arena.size(of: byteCount + PaddedInput.padding)
      + Arena.size(of: rows * MemoryLayout<TextRange>.stride)
      + Arena.size(of: rows * MemoryLayout<Int>.stride)
  }
}
