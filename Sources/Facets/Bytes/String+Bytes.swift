extension String {
  /// Calls `body` with the UTF-8 bytes, without copying them where the string is native and not small.
  @inline(__always)
  func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    var string = self
    // The span does not leave the call that the buffer is valid for.
    return string.withUTF8 { body(unsafe Span(_unsafeElements: $0)) }
  }

  /// Whether both have the same UTF-8 bytes. Swift's `==` also equates what is canonically equivalent.
  ///
  /// Complexity: O(length).
  @inline(__always)
  func hasSameBytes(as other: String) -> Bool {
    if utf8.count != other.utf8.count { return false }
    return withBytes { left in other.withBytes { right in TextKey(left) == TextKey(right) } }
  }

  /// Whether the UTF-8 bytes come before those of `other`: by scalar, and a total order, which Swift's own is not.
  func precedesByBytes(_ other: String) -> Bool {
    withBytes { left in other.withBytes { right in bytesPrecede(left, right) } }
  }
}

extension Hasher {
  /// Feeds the UTF-8 bytes of a string and its length, so that a neighbour's bytes are not taken for its own.
  @inline(__always)
  mutating func combine(bytesOf string: String) {
    var string = string
    // The hasher reads the bytes before the buffer's life ends.
    string.withUTF8 { unsafe combine(bytes: UnsafeRawBufferPointer($0)) }
    combine(string.utf8.count)
  }
}

/// Whether two spans hold the same bytes.
func spansAreEqual(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool { TextKey(left) == TextKey(right) }

/// Whether `left` comes before `right` in the order of their bytes; a prefix comes first.
@inline(__always)
func bytesPrecede(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
  TextKey.isLess(TextKey(left), TextKey(right), from: 0)
}

extension Span<UInt8> {
  /// The eight bytes from `offset`, the first in the lowest bits.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    // Bounds are checked by the call; any eight bytes are an integer.
    UInt64(littleEndian: unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}
