/// Finds the first place where bytes stop being well-formed UTF-8.
enum UTF8Check {
  /// The offset of the first sequence that is not well-formed, or nil. Complexity: O(n), eight ASCII bytes at a time.
  static func firstInvalidOffset(in bytes: Span<UInt8>) -> Int? {
    var index = 0
    while index < bytes.count {
      if index + 8 <= bytes.count && bytes.word(at: index) & 0x8080_8080_8080_8080 == 0 {
        index += 8
        continue
      }
      if bytes[index] < 0x80 {
        index += 1
      } else if UTF8Run.skip(&index, { $0 < bytes.count ? bytes[$0] : 0 }) != nil {
        return index
      }
    }
    return nil
  }
}
