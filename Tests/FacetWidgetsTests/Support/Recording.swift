import Dispatch
import FacetSearch
import Foundation

/// Counts what a searcher reports as errors.
@MainActor final class ErrorCount {
  private(set) var count = 0

  init(_ searcher: HitsSearcher) {
    searcher.onError.subscribe(with: self) { errors, _ in errors.count += 1 }
  }
}

/// Remembers whether it was called on the main actor or elsewhere; the lock guards both flags.
///
/// It asks for the main queue, not the main thread: once the main thread has handed its queue to Dispatch, as a test
/// runner on Linux does, the main actor's jobs run on any thread.
final class ActorLog: @unchecked Sendable {
  private let lock = NSLock()
  private let key = DispatchSpecificKey<Bool>()
  private var main = false
  private var others = false

  init() {
    DispatchQueue.main.setSpecific(key: key, value: true)
  }

  deinit {
    DispatchQueue.main.setSpecific(key: key, value: nil)
  }

  func note() {
    let isMain = DispatchQueue.getSpecific(key: key) == true
    lock.withLock {
      if isMain { main = true } else { others = true }
    }
  }

  var sawMainActor: Bool { lock.withLock { main } }
  var sawOthers: Bool { lock.withLock { others } }
}
