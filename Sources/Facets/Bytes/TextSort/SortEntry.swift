/// A row to be sorted: a key that decides most comparisons in a register, and the row that it stands for.
struct SortEntry: BitwiseCopyable {
  var key: UInt64
  var row: UInt32
  /// Sixteen bytes in all, which move as one.
  private var mark: UInt32

  @inline(__always)
  init(key: UInt64, row: Int, isMarked: Bool = false) {
    self.key = key
    self.row = UInt32(truncatingIfNeeded: row)
    mark = isMarked ? 1 : 0
  }

  /// What the maker of the entry wants to know of its row.
  var isMarked: Bool { mark != 0 }
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
