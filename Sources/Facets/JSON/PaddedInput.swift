internal import CFacetSIMD

/// The bytes of a document with ``padding`` zero bytes behind them: the one place that reads raw input memory.
///
/// A scanner may look at up to ``padding`` bytes from any position in `0...count`. Zero is no JSON token and a
/// control byte inside a string, so every loop that stops at an unexpected byte stops at `count` at the latest.
@safe struct PaddedInput {
  /// The zero bytes that follow the document: the widest block that is read at once, and eight for looking ahead.
  static let padding = 72

  private let base: UnsafePointer<UInt8>
  let count: Int

  /// Whether ``readPlainValues(at:_:count:to:_:room:)`` can read any on this machine.
  static var readsPlainValues: Bool { facet_plain_values_exist() != 0 }

  /// Copies `bytes` into `arena` and pads the copy.
  init(copying bytes: Span<UInt8>, into arena: inout Arena) throws(ScanFailure) {
    // Room for the document and its padding, which the lines below fill.
    let raw = try unsafe arena.allocate(byteCount: bytes.count + PaddedInput.padding)
    unsafe bytes.withUnsafeBytes { source in
      // The arena's allocation is fresh, so it can't overlap the source, and it has room for `bytes.count`.
      if let from = source.baseAddress { unsafe raw.copyMemory(from: from, byteCount: source.count) }
    }
    // The rest of the allocation is the padding.
    unsafe (raw + bytes.count).initializeMemory(as: UInt8.self, repeating: 0, count: PaddedInput.padding)
    unsafe base = UnsafePointer(raw.bindMemory(to: UInt8.self, capacity: bytes.count + PaddedInput.padding))
    count = bytes.count
  }

  /// The byte at `position`, which may lie in the padding.
  @inline(__always)
  subscript(position: Int) -> UInt8 {
    assert(position >= 0 && position < count + PaddedInput.padding)
    // In bounds by the scanner's invariant `position <= count` and look-ahead below the padding.
    return unsafe base[position]
  }

  /// The eight bytes from `position`, the first in the lowest bits.
  @inline(__always)
  func word(at position: Int) -> UInt64 {
    assert(position >= 0 && position <= count + PaddedInput.padding - 8)
    // As for the subscript; an unaligned load of a plain integer.
    return UInt64(littleEndian: unsafe UnsafeRawPointer(base + position).loadUnaligned(as: UInt64.self))
  }

  /// The two bytes from `position`, the first in the lower half.
  @inline(__always)
  func halfWord(at position: Int) -> UInt16 {
    assert(position >= 0 && position <= count + PaddedInput.padding - 2)
    // As for the subscript; an unaligned load of a plain integer.
    return UInt16(littleEndian: unsafe UnsafeRawPointer(base + position).loadUnaligned(as: UInt16.self))
  }

  /// The masks of the 32 bytes from `position`.
  @inline(__always)
  func masks32(at position: Int) -> facet_masks32 {
    assert(position >= 0 && position <= count + PaddedInput.padding - 32)
    // As for the subscript; the C function reads 32 bytes and keeps no pointer.
    return unsafe facet_string_masks32(base + position)
  }

  /// The masks of the 64 bytes from `position`.
  @inline(__always)
  func masks64(at position: Int) -> facet_masks64 {
    assert(position >= 0 && position <= count + PaddedInput.padding - 64)
    // As for the subscript; the C function reads 64 bytes and keeps no pointer.
    return unsafe facet_string_masks64(base + position)
  }

  /// Writes the offsets of the notable bytes in `blocks` blocks of 64 bytes from `position` to `offsets`, and returns
  /// their number; there must be room for sixteen more than the blocks have bytes.
  func writeIndex(of blocks: Int, from position: Int, to offsets: UnsafeMutablePointer<UInt32>) -> Int {
    precondition(position >= 0 && blocks >= 0 && position + blocks * 64 <= count + PaddedInput.padding)
    // In bounds of the input by the line above; the caller has the room, and the C function keeps no pointer.
    return unsafe facet_value_index(base, position, blocks, offsets)
  }

  /// Reads plain facet values from `position` by their notable `offsets`; see `facet_plain_values`.
  @inline(__always)
  func readPlainValues(
    at position: Int, _ offsets: UnsafePointer<UInt32>, count: Int, to names: UnsafeMutablePointer<TextRange>,
    _ counts: UnsafeMutablePointer<Int>, room: Int
  ) -> Int {
    assert(position >= 0 && position <= self.count)
    // A text range is two 32-bit numbers, the offset first, and `Int` has 64 bits where this exists. What is read lies at
    // most seven bytes behind an offset, inside the padding; the caller has the room, and the function keeps no pointer.
    return unsafe facet_plain_values(
      base, position, offsets, count, UnsafeMutableRawPointer(names).assumingMemoryBound(to: UInt64.self),
      UnsafeMutableRawPointer(counts).assumingMemoryBound(to: Int64.self), room)
  }

  /// The address of `position`, for views that the response's storage keeps alive.
  func pointer(at position: Int) -> UnsafePointer<UInt8> {
    assert(position >= 0 && position <= count + PaddedInput.padding)
    // An address within the copy and its padding.
    return unsafe base + position
  }
}
