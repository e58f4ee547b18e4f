import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// One request on its way: collects the answer's bytes and resumes the waiting task exactly once.
///
/// `URLSession` calls it on its own queue, cancellation on any thread; the lock guards everything mutable but the
/// session's task, which only `controls` touches.
///
/// On Linux the methods that start and cancel a session's task wait for the session's queue, which may be unpacking what
/// a server sent, or be the caller's own. So nobody who awaits calls them: `controls` does.
final class Exchange: @unchecked Sendable {
  typealias Outcome = Result<TransportResponse, TransportError>

  private let lock = NSLock()
  private let limit: Int
  private let controls: DispatchQueue
  private var task: URLSessionTask?
  private var body = Data()
  private var outcome: Outcome?
  private var continuation: CheckedContinuation<Outcome, Never>?

  /// An exchange whose body may have `limit` bytes, and whose task is started and cancelled on the serial queue `controls`.
  init(limit: Int, controls: DispatchQueue) {
    self.limit = limit
    self.controls = controls
  }

  /// Starts the task that `makeTask` returns, soon, unless the exchange has ended by then.
  func start(_ makeTask: @escaping @Sendable (Exchange) -> URLSessionTask) {
    controls.async { [self] in
      if isFinished { return }
      let task = makeTask(self)
      self.task = task
      task.resume()
    }
  }

  /// Ends with `error`, and soon stops the task.
  func stop(_ error: TransportError) {
    finish(.failure(error))
    controls.async { [self] in
      task?.cancel()
      task = nil
    }
  }

  /// Makes room for an answer that announces its size; an announcement is not believed beyond a megabyte.
  func reserve(_ announced: Int64) {
    lock.withLock {
      if announced > 0 { body.reserveCapacity(Int(min(announced, Int64(min(limit, 1 << 20))))) }
    }
  }

  /// Takes the next bytes of the body; stops at the first ones beyond what is allowed.
  func append(_ bytes: Data) {
    let isTooMuch = lock.withLock {
      if outcome != nil { return false }
      if bytes.count > limit - body.count { return true }
      body.append(bytes)
      return false
    }
    if isTooMuch { stop(.responseTooLarge(limit: limit)) }
  }

  private var isFinished: Bool { lock.withLock { outcome != nil } }

  /// Ends with the bytes taken so far as the body.
  func finish(status: Int, headers: [HTTPHeader]) {
    let body = lock.withLock { self.body }
    finish(.success(TransportResponse(status: status, headers: headers, body: body)))
  }

  /// Ends with `outcome`, unless it has ended already.
  func finish(_ outcome: Outcome) {
    let waiting: CheckedContinuation<Outcome, Never>? = lock.withLock {
      if self.outcome != nil { return nil }
      self.outcome = outcome
      body = Data()
      defer { continuation = nil }
      return continuation
    }
    waiting?.resume(returning: outcome)
  }

  /// Waits for the end. Called once.
  func wait() async -> Outcome {
    await withCheckedContinuation { continuation in
      let early: Outcome? = lock.withLock {
        if outcome == nil { self.continuation = continuation }
        return outcome
      }
      if let early { continuation.resume(returning: early) }
    }
  }
}
