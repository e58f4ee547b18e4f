#if canImport(FoundationNetworking)
import Foundation

/// Runs what `URLSession` reports on the session's own thread, at once.
///
/// On Linux a session does not wait for its delegate. With another queue, a small body that unpacks to gigabytes would
/// lie there in full before the delegate could refuse the first byte too many.
final class ImmediateQueue: OperationQueue, @unchecked Sendable {
  override func addOperation(_ block: @escaping @Sendable () -> Void) {
    block()
  }
}
#endif
