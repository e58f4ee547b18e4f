import FacetSearch
import Foundation

/// A transport that answers from a list and remembers the requests.
actor FakeTransport: Transport {
  typealias Outcome = Result<TransportResponse, TransportError>

  private var outcomes: [Outcome]
  private(set) var requests: [TransportRequest] = []

  init(_ outcomes: Outcome...) {
    self.outcomes = outcomes
  }

  func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
    requests.append(request)
    return try (outcomes.isEmpty ? .answer() : outcomes.removeFirst()).get()
  }

  /// The hosts of the requests, in order.
  var hosts: [String] { requests.map { $0.host.name } }
}

extension Result where Success == TransportResponse, Failure == TransportError {
  /// An answer of that status.
  static func answer(_ status: Int = 200, _ body: String = #"{"results":[]}"#) -> Self {
    .success(TransportResponse(status: status, body: Data(body.utf8)))
  }
}

/// A clock that stands still until told, and remembers how long it was slept on.
final class FakeClock: @unchecked Sendable {
  private let lock = NSLock()
  private var time = ContinuousClock.now
  private var waits: [Duration] = []

  var sleeps: [Duration] { lock.withLock { waits } }

  func advance(by duration: Duration) {
    lock.withLock { time = time.advanced(by: duration) }
  }

  var now: ContinuousClock.Instant { lock.withLock { time } }

  func record(_ duration: Duration) {
    lock.withLock { waits.append(duration) }
  }
}
