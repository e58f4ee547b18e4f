public import Facets

/// Why a search failed: what happened, what the server said, and to which request. It never holds the API key.
public struct SearchError: Error, Equatable, Sendable {
  /// What happened.
  public enum Kind: Equatable, Sendable {
    /// The search was cancelled, by its task or since a newer one took its place.
    case cancelled
    /// The server refused the request; trying again does not help.
    case rejected(status: Int)
    /// No host answered; ``SearchError/attempts`` says what each did.
    case unreachable
    /// The answer is no search response.
    case invalidResponse(FacetDecodingError)
    /// There is not one response for each query.
    case wrongNumberOfResponses(expected: Int, found: Int)
    /// The answer is larger than the policy allows.
    case responseTooLarge(limit: Int)
    /// The request can't be sent; with the reason.
    case invalidRequest(String)
  }

  /// What became of one host.
  public struct Attempt: Hashable, Sendable {
    /// The host.
    public var host: SearchHost
    /// Its status, where it answered.
    public var status: Int?
    /// What went wrong, in words.
    public var reason: String

    /// What became of `host`.
    public init(host: SearchHost, status: Int? = nil, reason: String) {
      self.host = host
      self.status = status
      self.reason = reason
    }
  }

  /// What happened.
  public var kind: Kind
  /// What the server says about it: the `message` of its answer.
  public var message: String?
  /// The request's method.
  public var method: String
  /// The request's path.
  public var path: String
  /// The hosts that failed, in order.
  public var attempts: [Attempt]

  /// An error with these parts.
  public init(
    _ kind: Kind, message: String? = nil, method: String = "POST", path: String, attempts: [Attempt] = []
  ) {
    self.kind = kind
    self.message = message
    self.method = method
    self.path = path
    self.attempts = attempts
  }

  /// The status of the answer that ended the request, or of the last host that answered.
  public var status: Int? {
    if case .rejected(let status) = kind { return status }
    return attempts.last { $0.status != nil }?.status
  }
}

extension SearchError: CustomStringConvertible {
  /// For example `POST /1/indexes/*/queries: status 403, Invalid Application-ID or API key`.
  public var description: String {
    var text = "\(method) \(path): "
    switch kind {
    case .cancelled: text += "cancelled"
    case .rejected(let status): text += "status \(status)"
    case .unreachable: text += "no host answered"
    case .invalidResponse(let error): text += "the answer is no search response, \(error)"
    case .wrongNumberOfResponses(let expected, let found):
      text += "the answer has \(found) responses for \(expected) queries"
    case .responseTooLarge(let limit): text += "the answer has more than \(limit) bytes"
    case .invalidRequest(let reason): text += reason
    }
    if let message { text += ", \(message)" }
    for attempt in attempts { text += "; \(attempt.host): \(attempt.reason)" }
    return text
  }
}
