/// Counts mallocs and their bytes exactly, by the allocator's own books.
///
/// The calling thread's cache keeps its requests to itself until it is flushed; after that the statistics hold every
/// request. The counter proves that on this machine before it is believed: see ``init()``.
package struct AllocationCounter {
  /// What some work asked the allocator for.
  package struct Usage: Equatable, Sendable {
    /// Calls of malloc and its kin.
    package var mallocs: Int
    /// The bytes handed out, rounded up to the allocator's size classes.
    package var bytes: Int
  }

  private let names: [String]
  /// What counting nothing counts.
  private var overhead = Usage(mallocs: 0, bytes: 0)

  /// A counter, or nil where the allocator is not linked or its counts are not exact.
  package init?() {
    guard Jemalloc.isTheAllocator else { return nil }
    // MALLCTL_ARENAS_ALL: the statistics of all arenas together.
    names = ["stats.arenas.4096.small.nrequests", "stats.arenas.4096.large.nrequests"]
    for name in names where Jemalloc.number(name) == nil { return nil }
    overhead = rawUsage {}
    if !isExact { return nil }
  }

  /// What `work` asks for.
  package func usage(of work: () -> Void) -> Usage {
    let raw = rawUsage(of: work)
    return Usage(mallocs: raw.mallocs - overhead.mallocs, bytes: raw.bytes - overhead.bytes)
  }

  /// The self-test: work that allocates k times counts as k, for small and large blocks and for none.
  private var isExact: Bool {
    for count in [0, 1, 7, 1000] {
      for size in [16, 3000, 200_000] {
        let usage = usage { allocate(count, of: size) }
        if usage.mallocs != count || usage.bytes < count * size || usage.bytes > count * size * 5 / 4 {
          return false
        }
      }
    }
    return true
  }

  private func allocate(_ count: Int, of size: Int) {
    for _ in 0..<count {
      let block = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 8)
      // Only handed on, not read.
      unsafe keep(block)
      // Allocated two lines up, freed once.
      unsafe block.deallocate()
    }
  }

  private func rawUsage(of work: () -> Void) -> Usage {
    let before = totals()
    work()
    let after = totals()
    return Usage(mallocs: after.mallocs - before.mallocs, bytes: after.bytes - before.bytes)
  }

  private func totals() -> Usage {
    Jemalloc.perform("thread.tcache.flush")
    Jemalloc.refresh()
    var mallocs = 0
    for name in names { mallocs += Int(Jemalloc.number(name) ?? 0) }
    return Usage(mallocs: mallocs, bytes: Int(Jemalloc.number("thread.allocated") ?? 0))
  }
}
