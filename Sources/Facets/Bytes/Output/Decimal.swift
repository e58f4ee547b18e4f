extension ByteCursor {
  /// The most bytes that ``write(decimal:)`` writes: a sign, a point, and 309 digits before it, or behind it 324 zeros
  /// and 17 digits.
  static let decimalCount = 352

  /// Writes a finite number as the shortest decimal that reads back, always with a fraction and never with an exponent:
  /// `40.0`, `0.1`, `10000000000000000.0`.
  mutating func write(decimal value: Double) {
    assert(value.isFinite)
    if value < 0 { write(.minus) }
    let magnitude = value.magnitude
    if !write(shortDecimal: magnitude) { write(longDecimal: magnitude) }
  }

  /// Handles numbers of up to 15 digits, of which each names another `Double`: the first scale at which the digits read
  /// back has the fewest.
  private mutating func write(shortDecimal magnitude: Double) -> Bool {
    if magnitude >= 1e15 { return false }
    let whole = UInt64(magnitude)
    if Double(whole) == magnitude {
      write(digits: whole)
      write(.dot)
      write(.zero)
      return true
    }
    var power = 1.0
    for places in 1...9 {
      power *= 10
      if magnitude * power >= 1e15 { return false }
      // To nearest without the C library's `round`, which a program without Foundation need not be linked with.
      let digits = UInt64(magnitude * power + 0.5)
      // Both are exact integers, so the quotient is the nearest `Double` to the decimal.
      if Double(digits) / power == magnitude {
        let divisor = UInt64(power)
        write(digits: digits / divisor)
        write(.dot)
        write(digits: digits % divisor, atLeast: places)
        return true
      }
    }
    return false
  }

  /// Writes an integer without a sign, with leading zeros up to `minimumCount` digits.
  private mutating func write(digits value: UInt64, atLeast minimumCount: Int = 1) {
    var count = 1
    var bound: UInt64 = 10
    while count < 20 && value >= bound {
      count += 1
      bound = count < 20 ? bound * 10 : bound
    }
    write(digits: value, count: max(count, minimumCount))
  }

  /// Writes an integer.
  mutating func write(integer value: Int) {
    if value < 0 { write(.minus) }
    write(digits: UInt64(value.magnitude))
  }

  /// Writes out what the standard library prints, which is the shortest form that reads back, without its exponent.
  private mutating func write(longDecimal magnitude: Double) {
    var digits: [UInt8] = []
    var pointPosition: Int?
    var exponent = 0
    let text = Array(magnitude.description.utf8)
    for (index, byte) in text.enumerated() {
      if byte == .dot {
        pointPosition = digits.count
      } else if byte == UInt8(ascii: "e") {
        exponent = Int(String(decoding: text[(index + 1)...], as: UTF8.self)) ?? 0
        break
      } else {
        digits.append(byte)
      }
    }
    let point = (pointPosition ?? digits.count) + exponent
    let digitCount = (digits.lastIndex { $0 != .zero } ?? 0) + 1
    if point <= 0 {
      write("0.")
      for _ in point..<0 { write(.zero) }
      for digit in digits[..<digitCount] { write(digit) }
    } else {
      for index in 0..<point { write(index < digitCount ? digits[index] : .zero) }
      write(.dot)
      if digitCount > point { for digit in digits[point..<digitCount] { write(digit) } } else { write(.zero) }
    }
  }
}

extension [UInt8] {
  /// Appends an integer in decimal.
  mutating func append(number value: Int) {
    append(atMost: 20) { $0.write(integer: value) }
  }
}
