extension JSONScanner {
  /// Reads an integer, at best one to seven plain digits with a comma or closing brace behind them.
  ///
  /// Leaves the cursor on the byte behind the number. Counts are small: eight bytes in one register hold both the
  /// digits and the byte that ends them, so that a count costs no branch on its length.
  @inline(__always)
  mutating func readCount() throws(ScanFailure) -> Int {
    let word = input.word(at: position)
    // A digit is 0x30...0x39: its high half is 3, and still is after adding 6. Other bytes leave bits behind.
    let high = word & 0xf0f0_f0f0_f0f0_f0f0
    let carried = (word &+ 0x0606_0606_0606_0606) & 0xf0f0_f0f0_f0f0_f0f0
    let others = (high ^ 0x3030_3030_3030_3030) | (carried ^ 0x3030_3030_3030_3030)
    let bits = others.trailingZeroBitCount & ~7
    let ending = UInt8(truncatingIfNeeded: word &>> UInt64(bits & 63))
    // No digit or eight of them, a leading zero, or an ending that may continue the number: the careful way.
    let isPlain = bits != 0 && others != 0 && (ending == .comma || ending == .closeBrace)
    if !isPlain || (word & 0xff == UInt64(UInt8.zero) && bits > 8) { return try readInteger() }
    position += bits / 8
    // Shift the digits to the top, so that zeros lead, then add neighbours: pairs, fours, eights.
    var digits = (word ^ 0x3030_3030_3030_3030) &<< UInt64(64 &- bits)
    digits = digits &* 10 &+ (digits &>> 8)
    let low = (digits & 0x0000_00ff_0000_00ff) &* 0x000f_4240_0000_0064
    let top = ((digits &>> 16) & 0x0000_00ff_0000_00ff) &* 0x0000_2710_0000_0001
    return Int(truncatingIfNeeded: (low &+ top) &>> 32)
  }
}
