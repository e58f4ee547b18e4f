/// A facet value as nearly all of them are written: `"name":12,` with no white space, no escape in the name, and one to
/// seven digits.
struct PlainValue {
  /// The name between its quotes.
  var text: TextRange
  var count: Int
  /// The comma or brace that ends the value.
  var delimiter: Int
}

extension PaddedInput {
  /// The facet value at `position` if it is plain and the cursor of `index` is on its first offset; the cursor moves
  /// behind it. Nil asks for the general reader, errors included.
  ///
  /// A function of its arguments alone, so that the loop around it keeps its state in registers.
  @inline(__always)
  func plainValue(at position: Int, _ index: inout ValueIndex) -> PlainValue? {
    if index.remaining < 2 { return nil }
    let end = index.offset(0)
    let delimiter = index.offset(1)
    // A quote and a colon, as one little-endian load; the digits lie behind them, up to the delimiter.
    if self[position] != .quote || halfWord(at: end) != 0x3a22 { return nil }
    if self[delimiter] != .comma && self[delimiter] != .closeBrace { return nil }
    guard let count = smallInteger(at: end &+ 2, digitCount: delimiter &- end &- 2) else { return nil }
    index.cursor &+= 2
    let start = position &+ 1
    return PlainValue(
      text: TextRange(
        offset: UInt32(truncatingIfNeeded: start), count: UInt32(truncatingIfNeeded: end &- start)),
      count: count, delimiter: delimiter)
  }

  /// The number that the `digitCount` bytes from `position` spell; nil unless they are one to seven digits without a
  /// leading zero.
  @inline(__always)
  private func smallInteger(at position: Int, digitCount: Int) -> Int? {
    if digitCount < 1 || digitCount > 7 { return nil }
    let word = self.word(at: position)
    // Shift the digits to the top, so that zeros lead and what follows them is gone. None may exceed 9.
    var digits = (word ^ 0x3030_3030_3030_3030) &<< UInt64(truncatingIfNeeded: 64 &- digitCount &* 8)
    if (digits | (digits &+ 0x7676_7676_7676_7676)) & 0x8080_8080_8080_8080 != 0 { return nil }
    if UInt8(truncatingIfNeeded: word) == .zero && digitCount > 1 { return nil }
    // Add neighbours: pairs, fours, eights.
    digits = digits &* 10 &+ (digits &>> 8)
    let low = (digits & 0x0000_00ff_0000_00ff) &* 0x000f_4240_0000_0064
    let top = ((digits &>> 16) & 0x0000_00ff_0000_00ff) &* 0x0000_2710_0000_0001
    return Int(truncatingIfNeeded: (low &+ top) &>> 32)
  }
}
