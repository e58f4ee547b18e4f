internal import CFacetSIMD

/// A facet value as nearly all of them are written: `"name":12,` without white space, the name plain ASCII, the
/// count one to seven digits, and all of it within 48 bytes.
struct PlainValue {
  /// The name between its quotes.
  var text: TextRange
  var count: Int
  /// Behind the comma or brace that ends the value.
  var next: Int
  /// Whether it was a comma, so that another value follows.
  var hasSuccessor: Bool
}

extension PaddedInput {
  /// The facet value at `position` if it has the plain form; nil asks for the general reader, errors included.
  ///
  /// A function of its input alone, so that the loop around it keeps its state in registers.
  @inline(__always)
  func plainValue(at position: Int) -> PlainValue? {
    let start = position &+ 1
    // One look finds both ends. The position of the next value depends on nothing else: the checks below and the
    // number run beside it, so that the loop is bound by one load and two bit scans a value.
    let masks = valueMasks(at: start)
    let name = masks.stop.trailingZeroBitCount
    // Without the bits up to the quote: commas and braces in the name don't end the value.
    let delimiters = masks.delimiter & ~(masks.stop ^ (masks.stop &- 1))
    if delimiters == 0 { return nil }
    let delimiter = delimiters.trailingZeroBitCount
    let end = start &+ name
    let next = start &+ delimiter &+ 1

    // A quote and a colon, as one little-endian load; the digits lie behind them, one to seven up to the delimiter.
    let word = self.word(at: end &+ 2)
    let digitCount = delimiter &- name &- 2
    if self[position] != .quote || halfWord(at: end) != 0x3a22 { return nil }
    if digitCount < 1 || digitCount > 7 { return nil }
    // Shift the digits to the top, so that zeros lead and the delimiter is gone. None may exceed 9.
    var digits = (word ^ 0x3030_3030_3030_3030) &<< UInt64(truncatingIfNeeded: 64 &- digitCount &* 8)
    if (digits | (digits &+ 0x7676_7676_7676_7676)) & 0x8080_8080_8080_8080 != 0 { return nil }
    // A leading zero is an error unless it is the number.
    if UInt8(truncatingIfNeeded: word) == .zero && digitCount > 1 { return nil }
    // Add neighbours: pairs, fours, eights.
    digits = digits &* 10 &+ (digits &>> 8)
    let low = (digits & 0x0000_00ff_0000_00ff) &* 0x000f_4240_0000_0064
    let top = ((digits &>> 16) & 0x0000_00ff_0000_00ff) &* 0x0000_2710_0000_0001
    return PlainValue(
      text: TextRange(offset: UInt32(truncatingIfNeeded: start), count: UInt32(truncatingIfNeeded: name)),
      count: Int(truncatingIfNeeded: (low &+ top) &>> 32), next: next,
      hasSuccessor: self[next &- 1] == .comma)
  }
}
