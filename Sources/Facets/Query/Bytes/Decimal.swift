extension [UInt8] {
  /// Appends a finite number as the shortest decimal that reads back, always with a fraction and never with an
  /// exponent: `40.0`, `0.1`, `10000000000000000.0`.
  mutating func appendDecimal(_ value: Double) {
    assert(value.isFinite)
    if value < 0 { append(.minus) }
    let magnitude = value.magnitude
    if !appendShortDecimal(magnitude) { appendLongDecimal(magnitude) }
  }

  /// Handles numbers of up to 15 digits, of which each names another `Double`: the first scale at which the digits read
  /// back has the fewest.
  private mutating func appendShortDecimal(_ magnitude: Double) -> Bool {
    if magnitude >= 1e15 { return false }
    let whole = UInt64(magnitude)
    if Double(whole) == magnitude {
      appendDigits(whole)
      append(.dot)
      append(.zero)
      return true
    }
    var power = 1.0
    for places in 1...9 {
      power *= 10
      let scaled = (magnitude * power).rounded()
      if scaled >= 1e15 { return false }
      // Both are exact integers, so the quotient is the nearest `Double` to the decimal.
      if scaled / power == magnitude {
        let digits = UInt64(scaled)
        let divisor = UInt64(power)
        appendDigits(digits / divisor)
        append(.dot)
        appendDigits(digits % divisor, atLeast: places)
        return true
      }
    }
    return false
  }

  /// Appends an integer, with leading zeros up to `minimumCount` digits.
  mutating func appendDigits(_ value: UInt64, atLeast minimumCount: Int = 1) {
    var digitCount = 1
    var bound: UInt64 = 10
    while digitCount < 20 && value >= bound {
      digitCount += 1
      bound = digitCount < 20 ? bound * 10 : bound
    }
    digitCount = Swift.max(digitCount, minimumCount)
    append(addingCapacity: digitCount) { span in
      span.append(repeating: 0, count: digitCount)
      var rest = value
      for index in (0..<digitCount).reversed() {
        span[index] = .zero + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
    }
  }

  /// Appends an integer in decimal.
  mutating func append(number value: Int) {
    if value < 0 { append(.minus) }
    appendDigits(UInt64(value.magnitude))
  }

  /// Writes out what the standard library prints, which is the shortest form that reads back, without its exponent.
  private mutating func appendLongDecimal(_ magnitude: Double) {
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
      append(.zero)
      append(.dot)
      append(contentsOf: repeatElement(.zero, count: -point))
      append(contentsOf: digits[..<digitCount])
    } else {
      for index in 0..<point { append(index < digitCount ? digits[index] : .zero) }
      append(.dot)
      if digitCount > point { append(contentsOf: digits[point..<digitCount]) } else { append(.zero) }
    }
  }
}

extension Filter.Number {
  /// The number as a facet value shows it: without `.0`.
  var facetDescription: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
