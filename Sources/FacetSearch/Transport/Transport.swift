public import struct Foundation.Data

/// Something that carries a request to one server and brings the answer back: `URLSession` by default, or the app's own
/// networking, or a fake in a test.
public protocol Transport: Sendable {
  /// Sends `request` once, without retrying or following redirects, and returns the whole answer whatever its status.
  ///
  /// When the task is cancelled it stops soon.
  ///
  /// - Throws: ``TransportError`` where no complete answer came.
  func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse
}

/// A request to one server.
///
/// It holds the API key in its headers, and shows it nowhere: see ``HTTPHeader``.
public struct TransportRequest: Sendable {
  /// The server.
  public var host: SearchHost
  /// The method, such as `POST`.
  public var method: String
  /// The path, percent-encoded; it starts with a `/`.
  public var path: String
  /// The headers.
  public var headers: [HTTPHeader]
  /// The body.
  public var body: Data
  /// How long the whole exchange may take.
  public var timeout: Duration
  /// How many bytes the answer's body may have, after decompression.
  public var maximumResponseSize: Int

  /// A request with these parts.
  public init(
    host: SearchHost, method: String, path: String, headers: [HTTPHeader], body: Data, timeout: Duration,
    maximumResponseSize: Int
  ) {
    self.host = host
    self.method = method
    self.path = path
    self.headers = headers
    self.body = body
    self.timeout = timeout
    self.maximumResponseSize = maximumResponseSize
  }
}

/// A complete answer.
public struct TransportResponse: Sendable {
  /// The status, such as 200.
  public var status: Int
  /// The headers.
  public var headers: [HTTPHeader]
  /// The body, decompressed.
  public var body: Data

  /// An answer with these parts.
  public init(status: Int, headers: [HTTPHeader] = [], body: Data) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}

/// Why no complete answer came.
public enum TransportError: Error, Hashable, Sendable {
  /// The task was cancelled.
  case cancelled
  /// The time was over.
  case timedOut
  /// There was no connection, or it broke; with the system's reason.
  case connectionFailed(String)
  /// The answer's body has more bytes than allowed.
  case responseTooLarge(limit: Int)
  /// Host and path are no URL.
  case invalidURL
}
