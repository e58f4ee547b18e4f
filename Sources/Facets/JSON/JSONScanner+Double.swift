extension JSONScanner {
  /// Reads a number as the nearest `Double`; throws `numberOutOfRange` where that would be infinite.
  mutating func readDouble() throws(ScanFailure) -> Double {
    let number = try readNumber()
    let value = exactly(number) ?? parsed(number)
    if !value.isFinite { throw ScanFailure(kind: .numberOutOfRange, offset: number.start) }
    return number.isNegative ? -value : value
  }

  /// The magnitude where 64-bit integers can round it correctly: at most 19 digits and 19 decimal places.
  private func exactly(_ number: NumberExtent) -> Double? {
    let scale = number.exponent - number.fraction.count
    if number.integer.count + number.fraction.count > 19 || scale < -19 || scale > 22 { return nil }
    var digits: UInt64 = 0
    for offset in number.integer { digits = digits * 10 + UInt64(input[offset] - .zero) }
    for offset in number.fraction { digits = digits * 10 + UInt64(input[offset] - .zero) }
    if digits == 0 { return 0 }
    if scale >= 0 {
      // Both factors are exact (10^22 = 5^22 * 2^22, and 5^22 < 2^53), so the product is rounded once.
      return digits < (1 as UInt64) << 53 ? Double(digits) * powerOfTen(scale) : nil
    }
    return quotient(digits, by: integerPowerOfTen(-scale))
  }

  /// `numerator / denominator`, rounded to nearest, ties to even.
  private func quotient(_ numerator: UInt64, by denominator: UInt64) -> Double {
    // With both at the top of their words the quotient of `numerator/2 * 2^64` has 63 or 64 bits.
    let shift = numerator.leadingZeroBitCount - denominator.leadingZeroBitCount
    let scaled = numerator << UInt64(numerator.leadingZeroBitCount)
    let divisor = denominator << UInt64(denominator.leadingZeroBitCount)
    let (digits, remainder) = divisor.dividingFullWidth((scaled >> 1, scaled << 63))
    // Ten or eleven bits too many for a Double: a remainder only matters as "a little more", in the lowest bit.
    let sticky = digits | (remainder == 0 ? 0 : 1)
    return Double(sticky) * Double(sign: .plus, exponent: -63 - shift, significand: 1)
  }

  private func integerPowerOfTen(_ exponent: Int) -> UInt64 {
    var power: UInt64 = 1
    for _ in 0..<exponent { power *= 10 }
    return power
  }

  /// The magnitude by the standard library's conversion, for the rare long or extreme number.
  private func parsed(_ number: NumberExtent) -> Double {
    var text = ""
    for offset in number.integer.lowerBound..<number.end {
      text.unicodeScalars.append(Unicode.Scalar(input[offset]))
    }
    // The scanner has checked the grammar, a subset of what `Double` reads.
    return Double(text) ?? .infinity
  }
}

/// Ten to the power `exponent`, which is not negative: exact up to 22.
func powerOfTen(_ exponent: Int) -> Double {
  var power = 1.0
  for _ in 0..<exponent { power *= 10 }
  return power
}
