/// The one reference inside every ``FacetResponse``, ``FacetList`` and ``Facet``: an arena and the columns in it.
///
/// A decoder fills it while it holds the only reference; from then on nobody writes, so that any thread may read. It
/// is refilled only when `isKnownUniquelyReferenced` says that every view of it is gone.
final class ResponseStorage: @unchecked Sendable {
  private var arena: Arena
  private let limits: FacetDecoder.Limits
  /// The arena has slabs from an earlier response.
  private var isUsed = false
  /// Unchecked: the run-time check of overlapping accesses would cost a fifth of presenting 40 rows. Only `fill` and the
  /// initializers write, while nobody else holds the storage, and none of them reads it meanwhile.
  @exclusivity(unchecked) private var filled: Columns

  /// The columns as they were filled.
  var columns: Columns {
    // The storage is not being filled: whoever reads holds a reference, and filling asks for the only one.
    @inline(__always) get { unsafe filled }
  }

  /// Storage that holds nothing yet, and never more than `limits` allow.
  init(limits: FacetDecoder.Limits) throws(ScanFailure) {
    self.limits = limits
    arena = Arena(budget: limits.memory)
    // Nobody else has this storage yet.
    unsafe filled = try Columns(copying: Span(), into: &arena)
  }

  /// Storage of `bytes`, texts that do not come from a response, whose rows are `values` with count 0. It takes no more
  /// memory than that and is never filled.
  init(texts bytes: Span<UInt8>, values: [TextRange]) throws(ScanFailure) {
    limits = .unlimited
    arena = Arena(exactly: Columns.exactSize(forTexts: bytes.count, rows: values.count))
    var columns = try Columns(texts: bytes, rows: values.count, into: &arena)
    for value in values { columns.values.appendWithinRoom(value, 0) }
    // Nobody else has this storage yet.
    unsafe filled = columns
  }

  /// Replaces the contents with a decoded copy of `bytes`. After an error there are contents that nobody may read, and
  /// the storage can be filled again.
  func fill(from bytes: Span<UInt8>, isMultiQuery: Bool?) throws(ScanFailure) {
    let wasUsed = isUsed
    isUsed = true
    do throws(ScanFailure) {
      try build(from: bytes, isMultiQuery: isMultiQuery)
    } catch {
      if error.kind != .memoryLimitExceeded || !wasUsed { throw error }
      // Slabs of earlier responses may have sizes that don't suit this one, and the budget counts them. Whether a body
      // is accepted must not depend on those before it.
      arena.removeSlabs()
      try build(from: bytes, isMultiQuery: isMultiQuery)
    }
  }

  private func build(from bytes: Span<UInt8>, isMultiQuery: Bool?) throws(ScanFailure) {
    try arena.reset(expecting: Columns.expectedSize(for: bytes.count))
    let columns = try Columns(copying: bytes, maximumValues: limits.valueCount, into: &arena)
    // The builder works on its own copy of the columns' headers, so that the loop keeps them in registers.
    var builder = ResponseBuilder(columns: columns, limits: limits)
    // The decoder that fills this storage has the only reference to it.
    defer { unsafe filled = builder.columns }
    do throws(ScanFailure) {
      try builder.build(isMultiQuery: isMultiQuery, in: &arena)
    } catch {
      throw error.located(at: builder.scanner.position)
    }
  }

  /// The bytes that the arena holds.
  var byteCount: Int { arena.capacity }

  /// The UTF-8 bytes of `text`.
  @_lifetime(borrow self)
  func bytes(of text: TextRange) -> Span<UInt8> {
    let offset = Int(text.offset)
    let inputCount = columns.input.count
    // A range that the scanner made lies in the input or in the unescaped strings, never across. The arena lives as
    // long as `self`, and nothing writes to it while a view holds `self`.
    let base =
      unsafe offset < inputCount
      ? columns.input.pointer(at: offset)
      : UnsafePointer(columns.unescaped.base + (offset - inputCount))
    let span = unsafe Span(_unsafeStart: base, count: Int(text.count))
    return unsafe _overrideLifetime(span, borrowing: self)
  }

  /// `text` as a `String`. Complexity: O(length of the text).
  func string(_ text: TextRange) -> String {
    // The scanner has checked that the bytes are UTF-8, so nothing is repaired here.
    unsafe bytes(of: text).withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }
}
