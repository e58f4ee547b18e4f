import FacetSearch
import Foundation

/// Counts what a searcher reports as errors.
@MainActor final class ErrorCount {
  private(set) var count = 0

  init(_ searcher: HitsSearcher) {
    searcher.onError.subscribe(with: self) { errors, _ in errors.count += 1 }
  }
}

/// Remembers which threads called it; the lock guards both flags.
final class ThreadLog: @unchecked Sendable {
  private let lock = NSLock()
  private var main = false
  private var others = false

  func note() {
    lock.withLock {
      if Thread.isMainThread { main = true } else { others = true }
    }
  }

  var sawMainThread: Bool { lock.withLock { main } }
  var sawOtherThreads: Bool { lock.withLock { others } }
}
