internal import CJemalloc

/// Reads and triggers the allocator's counters by name; see `man jemalloc`.
enum Jemalloc {
  /// The 64-bit number under `name`, or nil where this build of the allocator has none.
  static func number(_ name: String) -> UInt64? {
    read(name, as: UInt64.self)
  }

  static func read<Value: BitwiseCopyable>(_ name: String, as type: Value.Type) -> Value? {
    unsafe withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { value in
      var size = MemoryLayout<Value>.size
      // The buffer has room for `size` bytes, and the call checks that the value has that size before it writes.
      guard unsafe mallctl(name, value.baseAddress, &size, nil, 0) == 0 else { return nil }
      return unsafe value[0]
    }
  }

  /// Does what `name` stands for. Says whether this build of the allocator knows it.
  @discardableResult
  static func perform(_ name: String) -> Bool {
    // No buffers are passed, so there is nothing to overrun.
    unsafe mallctl(name, nil, nil, nil, 0) == 0
  }

  /// Brings the statistics up to date.
  static func refresh() {
    var epoch: UInt64 = 1
    // Reads eight bytes from a variable of eight bytes.
    _ = unsafe mallctl("epoch", nil, nil, &epoch, MemoryLayout<UInt64>.size)
  }

  /// Whether the process's `malloc` is this allocator: an allocation shows in its counters.
  static var isTheAllocator: Bool {
    guard let before = number("thread.allocated") else { return false }
    keep([UInt8](repeating: 1, count: 100_000))
    return number("thread.allocated").map { $0 >= before + 100_000 } ?? false
  }
}
