/// The address and length of a text that somebody else keeps alive: a word for the inner loops of sorting and hashing.
///
/// Sixteen bytes without a reference, so that a list of them costs no retain. Whoever makes one holds the storage of
/// the text until the last use; no key outlives the call that made it.
@safe struct TextKey: BitwiseCopyable, @unchecked Sendable {
  private let base: UnsafePointer<UInt8>
  /// The length in bytes.
  let count: Int

  /// The text of `count` bytes at `base`.
  init(base: UnsafePointer<UInt8>, count: Int) {
    // Kept alive by the caller, as the type asks for.
    unsafe self.base = base
    self.count = count
  }

  /// The bytes of `span`, whose owner must stay alive while the key is used.
  @inline(__always)
  init(_ span: borrowing Span<UInt8>) {
    // The address of an empty span may be nil; no byte of an empty text is ever read.
    unsafe base = span.withUnsafeBufferPointer { unsafe $0.baseAddress ?? TextKey.placeholder }
    count = span.count
  }

  /// A text that lives as long as the program.
  @inline(__always)
  init(_ literal: StaticString) {
    // A static string has that many bytes at that address.
    unsafe self.init(base: literal.utf8Start, count: literal.utf8CodeUnitCount)
  }

  /// An address for empty texts. Never read.
  private static var placeholder: UnsafePointer<UInt8> {
    // Never nil: any address but zero will do.
    unsafe UnsafePointer(bitPattern: 1)!
  }

  /// A text without bytes.
  static var empty: TextKey {
    // No byte is read where the count is zero.
    unsafe TextKey(base: placeholder, count: 0)
  }

  /// The byte at `index`.
  @inline(__always)
  subscript(index: Int) -> UInt8 {
    assert(index >= 0 && index < count)
    // In bounds, by the line above.
    return unsafe base[index]
  }

  /// The eight bytes from `index`, the first in the lowest bits.
  @inline(__always)
  func word(at index: Int) -> UInt64 {
    assert(index >= 0 && index <= count - 8)
    // In bounds, by the line above; an unaligned load of a plain integer.
    return UInt64(littleEndian: unsafe UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self))
  }

  /// The bytes from `depth` on, fewer than eight of them, the first in the lowest bits and zeros behind the last.
  @inline(__always)
  func tail(from depth: Int) -> UInt64 {
    let rest = count - depth
    assert(rest >= 0 && rest < 8)
    // The last eight bytes of the text, without what is in front of `depth`: a load that stays inside the text.
    if count >= 8 { return word(at: count - 8) >> UInt64(64 - rest * 8) }
    return shortText >> UInt64(depth * 8)
  }

  /// All bytes of a text of fewer than eight, the first in the lowest bits and zeros behind the last.
  @inline(__always)
  var shortText: UInt64 {
    assert(count < 8)
    // Loads that overlap agree on the bytes that they share; a loop would be a branch that nobody can predict.
    if count >= 4 { return half(at: 0) | half(at: count - 4) &<< UInt64(truncatingIfNeeded: (count - 4) * 8) }
    if count == 0 { return 0 }
    let middle = count / 2
    return UInt64(self[0]) | UInt64(self[middle]) &<< UInt64(truncatingIfNeeded: middle * 8)
      | UInt64(self[count - 1]) &<< UInt64(truncatingIfNeeded: (count - 1) * 8)
  }

  /// The four bytes from `index`, the first in the lowest bits.
  @inline(__always)
  private func half(at index: Int) -> UInt64 {
    assert(index >= 0 && index <= count - 4)
    // In bounds, by the line above; an unaligned load of a plain integer.
    return UInt64(UInt32(littleEndian: unsafe UnsafeRawPointer(base + index).loadUnaligned(as: UInt32.self)))
  }

  /// The text as a span for standard library calls.
  var span: Span<UInt8> {
    @_lifetime(borrow self)
    get {
      // The owner keeps the bytes alive longer than the key.
      unsafe _overrideLifetime(Span(_unsafeStart: base, count: count), borrowing: self)
    }
  }

  /// The text as a string. Complexity: O(length).
  var string: String {
    // Every text of a response or a `String` is UTF-8, so nothing is repaired.
    unsafe String(decoding: UnsafeBufferPointer(start: base, count: count), as: UTF8.self)
  }
}
