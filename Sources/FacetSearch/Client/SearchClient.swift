public import Facets
public import Foundation

/// Sends requests to the engine: headers, hosts, retries. A value that searchers share.
public struct SearchClient: Sendable {
  /// The application.
  public let appID: String
  /// What retries follow.
  public let policy: RetryPolicy
  /// What an answer may hold at most; ``RetryPolicy/maximumResponseSize`` limits its bytes before.
  public let limits: FacetDecoder.Limits
  private let key: APIKey
  private let transport: any Transport
  private let pool: HostPool
  private let clock: ClientClock

  /// A client of the application `appID`.
  ///
  /// - Parameters:
  ///   - appID: The application's identifier.
  ///   - apiKey: A key that may search; it is sent in a header and shown nowhere.
  ///   - hosts: The servers, in the order to try them; nil means the engine's, see ``SearchHost/defaults(appID:)``.
  ///   - policy: How failures are dealt with.
  ///   - limits: What an answer may hold at most.
  ///   - transport: What carries the requests.
  public init(
    appID: String, apiKey: String, hosts: [SearchHost]? = nil, policy: RetryPolicy = RetryPolicy(),
    limits: FacetDecoder.Limits = FacetDecoder.Limits(), transport: any Transport = URLSessionTransport.shared
  ) {
    self.init(
      appID: appID, apiKey: apiKey, hosts: hosts, policy: policy, limits: limits, transport: transport,
      clock: ClientClock())
  }

  init(
    appID: String, apiKey: String, hosts: [SearchHost]?, policy: RetryPolicy,
    limits: FacetDecoder.Limits = FacetDecoder.Limits(), transport: any Transport, clock: ClientClock
  ) {
    self.appID = appID
    self.policy = policy
    self.limits = limits
    key = APIKey(secret: apiKey)
    self.transport = transport
    self.clock = clock
    pool = HostPool(
      hosts: hosts ?? SearchHost.defaults(appID: appID), downTime: policy.downTime, now: clock.now)
  }

  /// Posts `body` to `path`, which is percent-encoded and starts with a `/`, and returns the body of the answer.
  ///
  /// - Throws: ``SearchError``: `rejected` for a 4xx, `unreachable` when every host failed, `cancelled` when the task
  ///   was, `responseTooLarge`, `invalidRequest`.
  public func post(path: String, body: Data) async throws(SearchError) -> Data {
    // Behind a host's name anything else would name another host, which would get the key.
    if path.utf8.first != UInt8(ascii: "/") {
      throw SearchError(.invalidRequest("“\(path)” is no path"), path: path)
    }
    var attempts: [SearchError.Attempt] = []
    var timeoutsHere = 0
    for (host, timeouts) in await pool.candidates() {
      try await waitBeforeRetry(attempts, path: path)
      let request = TransportRequest(
        host: host, method: "POST", path: path, headers: headers, body: body,
        timeout: policy.timeout(after: timeouts + timeoutsHere),
        maximumResponseSize: policy.maximumResponseSize)
      switch await outcome(of: request) {
      case .answer(let data):
        await pool.didAnswer(host)
        return data
      case .final(var error):
        error.attempts = attempts
        throw error
      case .timeout(let status):
        timeoutsHere += 1
        await pool.didTimeOut(host)
        attempts.append(SearchError.Attempt(host: host, status: status, reason: "timed out"))
      case .failure(let status, let reason):
        await pool.didFail(host)
        attempts.append(SearchError.Attempt(host: host, status: status, reason: reason))
      }
    }
    if attempts.isEmpty { throw SearchError(.invalidRequest("there are no hosts"), path: path) }
    throw SearchError(.unreachable, path: path, attempts: attempts)
  }

  private func waitBeforeRetry(_ attempts: [SearchError.Attempt], path: String) async throws(SearchError) {
    if !attempts.isEmpty {
      let delay = policy.delay(beforeRetry: attempts.count, random: .random(in: 0...1))
      if delay > .zero { try? await clock.sleep(delay) }
    }
    if Task.isCancelled { throw SearchError(.cancelled, path: path, attempts: attempts) }
  }

  private var headers: [HTTPHeader] {
    [
      HTTPHeader("X-Algolia-Application-Id", appID),
      HTTPHeader("X-Algolia-API-Key", key.secret, isSensitive: true),
      HTTPHeader("Content-Type", "application/json"),
      HTTPHeader("User-Agent", SearchClient.userAgent),
    ]
  }

  /// What the requests say about their sender.
  public static let userAgent = "swift-facets (1.0.0)"
}

extension SearchClient {
  private enum Outcome {
    case answer(Data)
    case final(SearchError)
    case timeout(status: Int?)
    case failure(status: Int?, reason: String)
  }

  /// Sends a request to one host and judges what came of it.
  private func outcome(of request: TransportRequest) async -> Outcome {
    do throws(TransportError) {
      let response = try await transport.send(request)
      if 200..<300 ~= response.status { return .answer(response.body) }
      let message = ServerMessage.text(of: response.body, hiding: key)
      switch response.status {
      case 408: return .timeout(status: 408)
      case 400..<500:
        return .final(SearchError(.rejected(status: response.status), message: message, path: request.path))
      default:
        let reason = "status \(response.status)" + (message.map { ", \($0)" } ?? "")
        return .failure(status: response.status, reason: reason)
      }
    } catch {
      switch error {
      case .cancelled: return .final(SearchError(.cancelled, path: request.path))
      case .timedOut: return .timeout(status: nil)
      case .connectionFailed(let reason): return .failure(status: nil, reason: key.redacted(reason))
      case .responseTooLarge(let limit):
        return .final(SearchError(.responseTooLarge(limit: limit), path: request.path))
      case .invalidURL:
        let reason = "no address has the host “\(request.host.name)” and the path “\(request.path)”"
        return .final(SearchError(.invalidRequest(reason), path: request.path))
      }
    }
  }
}

extension SearchClient {
  /// `error` as one about the answer that came from `path`. A server may have made names of a body from the key, and the
  /// error's path shows names.
  func searchError(_ error: FacetDecodingError, path: String) -> SearchError {
    let shown = FacetDecodingError(
      kind: error.kind, offset: error.offset, line: error.line, column: error.column,
      path: key.redacted(error.path))
    return SearchError(.invalidResponse(shown), path: path)
  }
}

extension SearchClient: CustomStringConvertible, CustomReflectable {
  /// The application and nothing secret.
  public var description: String { "SearchClient(appID: \(appID))" }

  /// Shows the application and the policy; neither the key nor the transport's connections.
  public var customMirror: Mirror {
    Mirror(self, children: ["appID": appID, "policy": policy], displayStyle: .struct)
  }
}
