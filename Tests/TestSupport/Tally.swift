import Foundation

/// Counts from any thread; the lock guards the number.
public final class Tally: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  /// A count of 0.
  public init() {}

  /// Adds one.
  public func increment() { lock.withLock { count += 1 } }

  /// How often ``increment()`` was called.
  public var value: Int { lock.withLock { count } }
}
