import Foundation

/// One request on its way: collects the answer's bytes and resumes the waiting task exactly once.
///
/// `URLSession` calls it on its own queue, cancellation on any thread; the lock guards everything mutable.
final class Exchange: @unchecked Sendable {
  typealias Outcome = Result<TransportResponse, TransportError>

  private let lock = NSLock()
  private let limit: Int
  private var body = Data()
  private var outcome: Outcome?
  private var continuation: CheckedContinuation<Outcome, Never>?

  init(limit: Int) {
    self.limit = limit
  }

  /// Makes room for an answer that announces its size; an announcement is not believed beyond a megabyte.
  func reserve(_ announced: Int64) {
    lock.withLock {
      if announced > 0 { body.reserveCapacity(Int(min(announced, Int64(min(limit, 1 << 20))))) }
    }
  }

  /// Takes the next bytes of the body; false once there are more than allowed.
  func append(_ bytes: Data) -> Bool {
    let fits = lock.withLock {
      if bytes.count > limit - body.count { return false }
      body.append(bytes)
      return true
    }
    if !fits { finish(.failure(.responseTooLarge(limit: limit))) }
    return fits
  }

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
