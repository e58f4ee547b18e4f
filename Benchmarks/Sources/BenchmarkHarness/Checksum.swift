/// 64-bit FNV-1a over everything that a result consists of: equal results have equal checksums on every machine.
package struct Checksum {
  /// The checksum so far.
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The checksum of nothing.
  package init() {}

  /// Feeds one byte.
  package mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  /// Feeds eight bytes, the lowest first.
  package mutating func add(_ word: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) { add(UInt8(truncatingIfNeeded: word >> shift)) }
  }

  /// Feeds an integer.
  package mutating func add(_ integer: Int) {
    add(UInt64(bitPattern: Int64(integer)))
  }

  /// Feeds a length and that many bytes.
  package mutating func add(_ bytes: Span<UInt8>) {
    add(bytes.count)
    for index in bytes.indices { add(bytes[index]) }
  }

  /// Feeds the UTF-8 bytes of a text and their number.
  package mutating func add(_ text: String) {
    add(text.utf8.count)
    for byte in text.utf8 { add(byte) }
  }

  /// Sixteen hexadecimal digits.
  package var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
