/// Reads the numbers of filters: an optional sign, digits with an optional fraction, an optional exponent. Neither
/// `nan` nor `inf` nor hexadecimal digits.
enum DecimalReader {
  /// The number that all of `bytes` spells, or nil where it spells none or one that no `Double` can hold.
  static func number(in bytes: Span<UInt8>) -> Filter.Number? {
    var position = 0
    guard let number = read(bytes, at: &position), position == bytes.count else { return nil }
    return number
  }

  /// Reads the number at `position` up to a byte that none has there, and moves behind it. Nil where none stands here, where
  /// its point has no digit behind it, as in `5.x`, and where no `Double` can hold it.
  private static func read(_ bytes: Span<UInt8>, at position: inout Int) -> Filter.Number? {
    let start = position
    var index = position
    let isNegative = index < bytes.count && bytes[index] == .minus
    if isNegative || (index < bytes.count && bytes[index] == .plus) { index += 1 }
    var digits: UInt64 = 0
    var digitCount = 0
    var places = 0
    var isFraction = false
    var hasDigit = false
    while index < bytes.count {
      let digit = bytes[index] &- .zero
      if digit < 10 {
        hasDigit = true
        if digitCount < 16 { digits = digits * 10 + UInt64(digit) }
        if digits != 0 { digitCount += 1 }
        if isFraction { places += 1 }
      } else if bytes[index] == .dot && !isFraction && hasDigit {
        isFraction = true
      } else {
        break
      }
      index += 1
    }
    // A point must stand between digits.
    if !hasDigit || (isFraction && places == 0) { return nil }
    let hasExponent = skipExponent(bytes, at: &index)
    position = index
    if !hasExponent && digitCount <= 15 && places <= 22 {
      // Digits and power are exact, so one division rounds correctly.
      let magnitude = Double(digits) / powerOfTen(places)
      return Filter.Number(finite: isNegative ? -magnitude : magnitude)
    }
    let text = String(decoding: bytes, in: start..<index)
    return Double(text).flatMap { try? Filter.Number($0) }
  }

  private static func skipExponent(_ bytes: Span<UInt8>, at index: inout Int) -> Bool {
    if index >= bytes.count || bytes[index] | 0x20 != UInt8(ascii: "e") { return false }
    var next = index + 1
    if next < bytes.count && (bytes[next] == .minus || bytes[next] == .plus) { next += 1 }
    let first = next
    while next < bytes.count && bytes[next] &- .zero < 10 { next += 1 }
    if next == first { return false }
    index = next
    return true
  }
}
