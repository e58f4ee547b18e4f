internal import CFacetSIMD

extension [UInt8] {
  /// Appends `bytes` percent-encoded by RFC 3986: letters, digits, `-`, `.`, `_` and `~` stay, every other byte becomes
  /// `%` and two capital hexadecimal digits. The same for keys and values, on every platform.
  ///
  /// Complexity: O(n), a block of 32 bytes at a time.
  mutating func append(percentEncoding bytes: Span<UInt8>) {
    var start = 0
    while start < bytes.count {
      // In pieces, so that the room for the worst case stays small.
      let end = Swift.min(start + 2048, bytes.count)
      append(addingCapacity: (end - start) * 3 + PercentEncoder.slack) { output in
        PercentEncoder.encode(bytes.extracting(start..<end), into: &output)
      }
      start = end
    }
  }

  /// Appends the UTF-8 bytes of `string` percent-encoded.
  mutating func append(percentEncoding string: String) {
    string.withBytes { append(percentEncoding: $0) }
  }
}

extension String {
  /// `text` percent-encoded, as a segment of a path: a `/` in it does not start another one. Complexity: O(length).
  package init(percentEncoding text: String) {
    var bytes: [UInt8] = []
    bytes.append(percentEncoding: text)
    self = bytes.text
  }
}

/// The loop behind percent-encoding.
enum PercentEncoder {
  /// How far a block's copy may write behind what it is for.
  static let slack = 32

  /// Appends the encoded bytes to `output`, which must have room for three times as many and ``slack`` more.
  static func encode(_ bytes: Span<UInt8>, into output: inout OutputSpan<UInt8>) {
    precondition(output.freeCapacity >= bytes.count * 3 + slack)
    // Both buffers are used within the calls that lend them.
    unsafe bytes.withUnsafeBufferPointer { source in
      unsafe output.withUnsafeMutableBufferPointer { target, count in
        if let from = source.baseAddress, let to = target.baseAddress {
          // The room that the precondition asks for lies behind the bytes that are there.
          count += unsafe encode(from, source.count, to: to + count)
        }
      }
    }
  }

  /// Returns the number of bytes written.
  private static func encode(
    _ source: UnsafePointer<UInt8>, _ count: Int, to target: UnsafeMutablePointer<UInt8>
  ) -> Int {
    // Copies of the address: one moves, the other stays for counting.
    var target = unsafe target
    let start = unsafe target
    var index = 0
    // A run is copied as 32 bytes, whatever its length, so the input must go on for another block.
    while index + 64 <= count {
      // Reads the 32 bytes from `index`, in bounds by the loop's condition.
      var reserved = unsafe facet_reserved_mask32(source + index)
      var done = 0
      while reserved != 0 {
        let next = reserved.trailingZeroBitCount
        // Reads up to `index + 63`; writes up to 32 bytes behind a position that at most three bytes per input byte
        // have led to: the slack.
        unsafe copyBlock(from: source + index + done, to: target)
        unsafe target += next - done
        unsafe escape(source[index + next], to: target)
        unsafe target += 3
        done = next + 1
        reserved &= reserved - 1
      }
      unsafe copyBlock(from: source + index + done, to: target)
      unsafe target += 32 - done
      index += 32
    }
    while index < count {
      // In bounds of both: one byte in, at most four written of the three counted and the slack.
      let byte = unsafe source[index]
      if isUnreserved(byte) {
        unsafe target.pointee = byte
        unsafe target += 1
      } else {
        unsafe escape(byte, to: target)
        unsafe target += 3
      }
      index += 1
    }
    return unsafe target - start
  }

  @inline(__always)
  private static func copyBlock(from source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>) {
    // Plain bytes; the caller answers for the bounds, and input and output are different allocations.
    unsafe UnsafeMutableRawPointer(target).copyMemory(from: source, byteCount: 32)
  }

  /// Writes `%`, two digits, and one byte more that is overwritten later.
  @inline(__always)
  private static func escape(_ byte: UInt8, to target: UnsafeMutablePointer<UInt8>) {
    let word = UInt32(UInt8(ascii: "%")) | digit(byte >> 4) << 8 | digit(byte & 15) << 16
    // The caller answers for four bytes of room.
    unsafe UnsafeMutableRawPointer(target).storeBytes(of: word.littleEndian, as: UInt32.self)
  }

  @inline(__always)
  private static func digit(_ nibble: UInt8) -> UInt32 {
    UInt32(nibble < 10 ? nibble &+ .zero : nibble &+ (UInt8(ascii: "A") - 10))
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case .zero ... .nine, UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      .minus, .dot,
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
