/// A place in a buffer of bytes with room for a known number of them: what the inner loops of the writers use, so that
/// a piece of text costs no look at the array's owner and capacity.
///
/// Every write checks that it stays in the room.
@safe struct ByteCursor {
  private var position: UnsafeMutablePointer<UInt8>
  private(set) var room: Int

  /// A cursor at `position`, with `room` bytes from there that the caller owns and keeps while the cursor is used.
  init(position: UnsafeMutablePointer<UInt8>, room: Int) {
    // Owned by the caller while the cursor is used.
    unsafe self.position = position
    self.room = room
  }

  @inline(__always)
  private mutating func advance(by count: Int) {
    // Each caller has checked that `count` bytes of room are left.
    unsafe position += count
    room &-= count
  }

  /// Writes one byte.
  @inline(__always)
  mutating func write(_ byte: UInt8) {
    precondition(room >= 1)
    // In bounds, by the line above.
    unsafe position.pointee = byte
    advance(by: 1)
  }

  /// Writes a literal.
  @inline(__always)
  mutating func write(_ literal: StaticString) {
    let count = literal.utf8CodeUnitCount
    precondition(room >= count)
    // In bounds, by the line above; a static string has that many bytes.
    unsafe position.update(from: literal.utf8Start, count: count)
    advance(by: count)
  }

  /// Writes the bytes of `text`, which lies elsewhere.
  @inline(__always)
  mutating func write(_ text: TextKey) {
    let count = text.count
    precondition(room >= count)
    // All writes lie in the `count` bytes from `position`, by the line above; `TextKey` checks its own reads.
    let target = unsafe UnsafeMutableRawPointer(position)
    if count >= 8 {
      var index = 0
      while index < count - 8 {
        unsafe target.storeBytes(of: text.word(at: index).littleEndian, toByteOffset: index, as: UInt64.self)
        index += 8
      }
      // The last word overlaps the one before, which is cheaper than a loop over the rest.
      unsafe target.storeBytes(
        of: text.word(at: count - 8).littleEndian, toByteOffset: count - 8, as: UInt64.self)
    } else {
      for index in 0..<count {
        unsafe target.storeBytes(of: text[index], toByteOffset: index, as: UInt8.self)
      }
    }
    advance(by: count)
  }

  /// Writes the last `count` decimal digits of `value`, with leading zeros where it has fewer.
  mutating func write(digits value: UInt64, count: Int) {
    precondition(room >= count)
    var rest = value
    for index in stride(from: count - 1, through: 0, by: -1) {
      // In bounds, by the precondition.
      unsafe position[index] = .zero + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    advance(by: count)
  }

  /// Writes `text` between quotes as it is, if no byte of it is a quote or a backslash. Otherwise says no, having
  /// written nothing.
  @inline(__always)
  mutating func write(quotingPlain text: TextKey) -> Bool {
    let count = text.count
    precondition(room >= count + 2)
    // All writes lie in the count + 2 bytes from `position`, by the line above; `TextKey` checks its own reads.
    unsafe position[0] = .quote
    let target = unsafe UnsafeMutableRawPointer(position + 1)
    var index = 0
    if count >= 8 {
      while index <= count - 8 {
        let word = text.word(at: index)
        if ByteCursor.hasQuoteOrBackslash(word) { return false }
        unsafe target.storeBytes(of: word.littleEndian, toByteOffset: index, as: UInt64.self)
        index += 8
      }
      // The last word overlaps the one before, which is cheaper than a loop over the rest.
      let word = text.word(at: count - 8)
      if ByteCursor.hasQuoteOrBackslash(word) { return false }
      unsafe target.storeBytes(of: word.littleEndian, toByteOffset: count - 8, as: UInt64.self)
    } else {
      while index < count {
        let byte = text[index]
        if byte == .quote || byte == .backslash { return false }
        unsafe target.storeBytes(of: byte, toByteOffset: index, as: UInt8.self)
        index += 1
      }
    }
    unsafe position[count + 1] = .quote
    advance(by: count + 2)
    return true
  }

  /// Whether one of the eight bytes is a quote or a backslash.
  @inline(__always)
  private static func hasQuoteOrBackslash(_ word: UInt64) -> Bool {
    // A byte is zero if subtracting one borrows from its high bit, which it did not have.
    let quotes = word ^ 0x2222_2222_2222_2222
    let backslashes = word ^ 0x5c5c_5c5c_5c5c_5c5c
    let ones: UInt64 = 0x0101_0101_0101_0101
    let found = (quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes
    return found & 0x8080_8080_8080_8080 != 0
  }
}

extension [UInt8] {
  /// Appends what `body` writes, at most `count` bytes.
  @inline(__always)
  mutating func append(atMost count: Int, _ body: (inout ByteCursor) -> Void) {
    append(addingCapacity: count) { output in
      // The cursor does not outlive the call that lends the buffer.
      unsafe output.withUnsafeMutableBufferPointer { buffer, initialized in
        // The room of a buffer that is not empty has an address; its bytes from `initialized` on are free.
        guard let start = buffer.baseAddress else { return }
        let room = buffer.count - initialized
        var cursor = unsafe ByteCursor(position: start + initialized, room: room)
        body(&cursor)
        initialized += room - cursor.room
      }
    }
  }
}
