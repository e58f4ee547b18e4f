import CxxYardsticks

/// C++'s `std::stable_sort` on the rows of a menu, as string views.
@safe final class StableSort {
  /// From `facet_stable_sort_create`, freed with `self`.
  private let yardstick: OpaquePointer
  private let count: Int

  /// A sort of these rows; nil without memory.
  init?(_ rows: [(value: String, level: Int)]) {
    var bytes: [UInt8] = []
    var ends: [UInt32] = []
    for row in rows {
      bytes += row.value.utf8
      ends.append(UInt32(bytes.count))
    }
    // The function copies all three before it returns.
    guard
      let created = unsafe facet_stable_sort_create(bytes, ends, rows.map { Int32($0.level) }, rows.count)
    else { return nil }
    unsafe yardstick = created
    count = rows.count
  }

  deinit {
    // Created in `init`, and this is the end of its only owner.
    unsafe facet_stable_sort_destroy(yardstick)
  }

  /// Sorts the rows from the order in which they came.
  @discardableResult
  func run() -> UInt32 {
    // `self` keeps the yardstick alive.
    unsafe facet_stable_sort_run(yardstick)
  }

  /// The rows in the order of the latest run.
  var order: [Int] {
    // `self` keeps the yardstick alive, and the indices are below its count.
    (0..<count).map { unsafe Int(facet_stable_sort_row(yardstick, $0)) }
  }
}
