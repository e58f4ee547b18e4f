/// The parts of a number as JSON's grammar divides it. Offsets into the input.
struct NumberExtent {
  var start: Int
  var isNegative: Bool
  /// The digits before the point.
  var integer: Range<Int>
  /// The digits behind the point; empty without one.
  var fraction: Range<Int>
  /// The exponent, clamped to a magnitude that no number here can bring back into range.
  var exponent: Int
  var end: Int
}

extension JSONScanner {
  /// Reads a number by the grammar of RFC 8259 and moves behind it.
  mutating func readNumber() throws(ScanFailure) -> NumberExtent {
    let start = position
    let isNegative = byte == .minus
    if isNegative { position += 1 }
    let integer = position
    skipDigits()
    if position == integer { throw isNegative ? invalidNumber() : mismatch() }
    if input[integer] == .zero && position > integer + 1 {
      throw ScanFailure(kind: .invalidNumber, offset: integer + 1)
    }
    let integerEnd = position
    var fraction = position..<position
    if byte == .dot {
      position += 1
      let first = position
      skipDigits()
      if position == first { throw invalidNumber() }
      fraction = first..<position
    }
    var exponent = 0
    if byte | 0x20 == UInt8(ascii: "e") {
      position += 1
      let isNegative = byte == .minus
      if isNegative || byte == .plus { position += 1 }
      let first = position
      while isDigit(byte) {
        // No document in memory has as many digits as would bring a number back from half of all integers.
        exponent = exponent < Int.max / 100 ? exponent * 10 + Int(byte - .zero) : Int.max / 2
        position += 1
      }
      if position == first { throw invalidNumber() }
      if isNegative { exponent = -exponent }
    }
    return NumberExtent(
      start: start, isNegative: isNegative, integer: integer..<integerEnd, fraction: fraction,
      exponent: exponent, end: position)
  }

  @inline(__always)
  private mutating func skipDigits() {
    while isDigit(byte) { position += 1 }
  }

  private func invalidNumber() -> ScanFailure {
    ScanFailure(kind: position >= input.count ? .unexpectedEnd : .invalidNumber, offset: position)
  }

  /// Reads an integer: any JSON number without a fraction that fits `Int`. `3.0` and `3e2` are integers.
  mutating func readInteger() throws(ScanFailure) -> Int {
    let number = try readNumber()
    // The value is `digits * 10^scale` with the digits of both parts and trailing zeros moved into the scale.
    var scale = number.exponent - number.fraction.count
    var last = number.fraction.isEmpty ? number.integer.upperBound : number.fraction.upperBound
    while last > number.integer.lowerBound && (input[last - 1] == .zero || input[last - 1] == .dot) {
      if input[last - 1] == .zero { scale += 1 }
      last -= 1
    }
    if last == number.integer.lowerBound { return 0 }
    // The last digit is none of the zeros, so below the point there is a fraction, however many digits there are.
    if scale < 0 { throw ScanFailure(kind: .notAnInteger, offset: number.start) }
    var magnitude: UInt = 0
    for offset in number.integer.lowerBound..<last where input[offset] != .dot {
      try appendDigit(UInt(input[offset] - .zero), to: &magnitude, of: number)
    }
    for _ in 0..<scale { try appendDigit(0, to: &magnitude, of: number) }
    guard let value = Int(exactly: magnitude) else {
      if number.isNegative && magnitude == Int.min.magnitude { return .min }
      throw ScanFailure(kind: .numberOutOfRange, offset: number.start)
    }
    return number.isNegative ? -value : value
  }

  private func appendDigit(
    _ digit: UInt, to magnitude: inout UInt, of number: NumberExtent
  ) throws(ScanFailure) {
    let (tens, overflow) = magnitude.multipliedReportingOverflow(by: 10)
    let (sum, carry) = tens.addingReportingOverflow(digit)
    if overflow || carry { throw ScanFailure(kind: .numberOutOfRange, offset: number.start) }
    magnitude = sum
  }
}

@inline(__always)
private func isDigit(_ byte: UInt8) -> Bool {
  byte &- .zero < 10
}
