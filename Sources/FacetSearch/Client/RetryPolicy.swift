/// How a client deals with servers that fail: the rules of the engine's own clients.
///
/// A timeout, a broken connection or a status other than 2xx and 4xx sends the request to the next host; a 4xx is the
/// request's own fault and final, except 408, which is a timeout. Each host gets a request at most once.
public struct RetryPolicy: Hashable, Sendable {
  /// How long one attempt may take. Every timeout that a host had in a row adds as much again for its next attempt, and
  /// every timeout of this request for the next host.
  public var timeout: Duration
  /// The longest that an attempt may take however many timeouts there were.
  public var maximumTimeout: Duration
  /// How long a host that failed is passed over. If all are down, all are tried.
  public var downTime: Duration
  /// The wait before the second retry; the first comes at once, since it goes to another machine. It doubles with each
  /// further one, and a random part of up to half is taken off, so that clients do not come back in step.
  public var backOff: Duration
  /// How many bytes an answer's body may have.
  public var maximumResponseSize: Int

  /// A policy with these parts. The defaults are the engine's: 5 seconds a read, 5 minutes down.
  public init(
    timeout: Duration = .seconds(5), maximumTimeout: Duration = .seconds(30),
    downTime: Duration = .seconds(300),
    backOff: Duration = .milliseconds(100), maximumResponseSize: Int = 64 << 20
  ) {
    self.timeout = timeout
    self.maximumTimeout = maximumTimeout
    self.downTime = downTime
    self.backOff = backOff
    self.maximumResponseSize = maximumResponseSize
  }

  /// The time for an attempt after `timeouts` of them.
  func timeout(after timeouts: Int) -> Duration {
    min(timeout * (min(timeouts, 1000) + 1), maximumTimeout)
  }

  /// The wait before retry number `retry`, from 1; `random` from 0 to 1.
  func delay(beforeRetry retry: Int, random: Double) -> Duration {
    if retry < 2 { return .zero }
    return backOff * Double(1 << min(retry - 2, 10)) * (1 - random / 2)
  }
}
