internal import CFacetSIMD

/// The notable bytes of a chunk of input, made ahead in one call: closing quotes, delimiters, and what is not plain.
///
/// A reader of facet values goes from one offset to the next without searching, so that nothing that it does to one
/// value waits for the one before.
///
/// Invariant: the chunk starts outside a string, and the offsets from the cursor on are those of all notable bytes from
/// the position that ``move(to:in:)`` was last called with, or that the reader of values has reached since. So there is
/// nothing notable between that position and the first offset.
@safe struct ValueIndex {
  /// The bytes of a chunk: 2 KiB, whose offsets take at most 8 KiB, a small part of a first-level cache.
  private static let chunkBlocks = 32
  private static let chunkSize = 64 * chunkBlocks

  private let offsets: UnsafeMutablePointer<UInt32>
  private var count = 0
  private var start = 0
  /// The place of the next offset to look at.
  var cursor = 0

  /// An index of nothing, with room in `arena`; without `hasRoom` it can't be moved.
  init(hasRoom: Bool = true, in arena: inout Arena) throws(ScanFailure) {
    // Every byte may be notable, and the C function writes up to sixteen offsets at once.
    let capacity = hasRoom ? ValueIndex.chunkSize + 16 : 0
    unsafe offsets = try arena.allocate(of: UInt32.self, capacity: capacity)
  }

  /// The number of offsets from the cursor on.
  var remaining: Int {
    @inline(__always) get { count &- cursor }
  }

  /// The offset `distance` places behind the cursor, which must be below ``remaining``.
  @inline(__always)
  func offset(_ distance: Int) -> Int {
    assert(cursor + distance < count)
    // In bounds: the caller has checked, and `count` offsets were written.
    return Int(truncatingIfNeeded: unsafe offsets[cursor &+ distance])
  }

  /// Moves the cursor to the first offset from `position` on, loading the chunk that starts there if need be.
  ///
  /// `position` must lie outside a string, behind well-formed input, and not before the last one.
  mutating func move(to position: Int, in input: PaddedInput) {
    assert(position >= start)
    while cursor < count && offset(0) < position { cursor += 1 }
    // Two offsets make a value. With fewer the next chunk starts with this value, unless this one did already.
    if remaining < 2 && !isAtStart(position) { load(input, at: position) }
  }

  /// Whether the chunk starts at `position`, so that loading again would bring nothing.
  func isAtStart(_ position: Int) -> Bool { position == start }

  /// Reads plain values from `position`, several at a time, and moves the cursor behind them: their names and counts go
  /// to `names` and `counts`, at most `room` of them. Returns their number and the position behind the last.
  ///
  /// `position` must be where ``move(to:in:)`` was last called with, or where the last value ended.
  @inline(__always)
  mutating func readPlainValues(
    at position: Int, in input: PaddedInput, to names: UnsafeMutablePointer<TextRange>,
    _ counts: UnsafeMutablePointer<Int>, room: Int
  ) -> (count: Int, position: Int) {
    // There are `remaining` offsets; the caller has the room for rows.
    let read = unsafe input.readPlainValues(
      at: position, offsets + cursor, count: remaining, to: names, counts, room: room)
    if read == 0 { return (0, position) }
    cursor &+= 2 &* read
    return (read, offset(-1) &+ 1)
  }

  /// Forgets the chunk, for reading the input again from an earlier position.
  mutating func reset() {
    start = 0
    count = 0
    cursor = 0
  }

  private mutating func load(_ input: PaddedInput, at position: Int) {
    start = position
    cursor = 0
    // Whole blocks up to the end of the input; the last may reach into the padding.
    let blocks = min(ValueIndex.chunkBlocks, (input.count - position + 63) / 64)
    // There is room for a chunk's offsets.
    count = unsafe input.writeIndex(of: blocks, from: position, to: offsets)
  }
}
