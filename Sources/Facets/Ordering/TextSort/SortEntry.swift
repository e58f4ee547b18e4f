/// A row to be sorted: a key that decides most comparisons in a register, and the row that it stands for.
struct SortEntry: BitwiseCopyable {
  var key: UInt64
  var row: UInt32

  @inline(__always)
  init(key: UInt64, row: Int) {
    self.key = key
    self.row = UInt32(truncatingIfNeeded: row)
  }
}

extension UInt64 {
  /// A key that orders as `value` does.
  @inline(__always)
  init(ascending value: Int) {
    self = UInt64(bitPattern: Int64(value)) ^ 0x8000_0000_0000_0000
  }

  /// A key that orders the largest `value` first.
  @inline(__always)
  init(descending value: Int) {
    self = ~UInt64(ascending: value)
  }
}
