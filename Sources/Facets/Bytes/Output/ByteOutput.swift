/// Appending pieces of text to a buffer of bytes. Each piece costs one look at the capacity and one copy.
extension [UInt8] {
  /// Appends an ASCII or UTF-8 literal.
  @inline(__always)
  mutating func append(literal: StaticString) {
    // A static string's bytes live as long as the program.
    unsafe append(contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  /// Appends the UTF-8 bytes of `string`.
  @inline(__always)
  mutating func append(string: String) {
    var string = string
    // The buffer is copied within the call that it is valid for.
    string.withUTF8 { unsafe append(contentsOf: $0) }
  }

  /// Appends the bytes of `span`.
  mutating func append(span: Span<UInt8>) {
    // The buffer is copied within the call that it is valid for.
    unsafe span.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
  }

  /// Appends a separator before every piece but the first one behind `start`.
  mutating func append(separator: StaticString, unlessAt start: Int) {
    if count > start { append(literal: separator) }
  }

  /// The bytes as a `String`, for text that this module has written.
  var text: String { String(decoding: self, as: UTF8.self) }
}
