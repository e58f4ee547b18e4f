import Foundation

/// A barrier that opens once: what a test holds an answer back with, instead of a sleep.
///
/// The condition guards the flag.
public final class Gate: @unchecked Sendable {
  private let condition = NSCondition()
  private var isOpen = false

  /// A closed gate.
  public init() {}

  /// Opens it for good.
  public func open() {
    condition.withLock {
      isOpen = true
      condition.broadcast()
    }
  }

  /// Blocks the thread until it is open, or for at most so many seconds; says whether it is open.
  @discardableResult
  public func wait(atMost seconds: Double = 60) -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    return condition.withLock {
      while !isOpen {
        if !condition.wait(until: end) { break }
      }
      return isOpen
    }
  }
}
