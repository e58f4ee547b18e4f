#if canImport(FoundationNetworking)
import Foundation
public import FoundationNetworking
#else
public import Foundation
#endif

/// The default transport: a `URLSession` of its own.
///
/// It asks for compressed answers and unpacks them, keeps connections open between requests, stores no cookies and no
/// cache, and does not follow redirects, so that the key goes to the given host and nowhere else.
public final class URLSessionTransport: Transport {
  /// The transport that all clients share which are not given another, so that they share connections.
  public static let shared = URLSessionTransport()

  private let session: URLSession
  private let delegate = SessionDelegate()

  /// A transport over a session with a copy of `configuration`.
  public init(configuration: URLSessionConfiguration = .ephemeral) {
    let copy = configuration.copy() as? URLSessionConfiguration ?? .ephemeral
    copy.httpCookieStorage = nil
    copy.urlCache = nil
    copy.requestCachePolicy = .reloadIgnoringLocalCacheData
    session = URLSession(configuration: copy, delegate: delegate, delegateQueue: nil)
  }

  deinit {
    // A session keeps its delegate and itself alive until then.
    session.invalidateAndCancel()
  }

  /// Sends `request` once; see ``Transport/send(_:)``.
  ///
  /// - Throws: ``TransportError`` where no complete answer came.
  public func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
    guard let url = request.host.url(path: request.path) else { throw .invalidURL }
    var urlRequest = URLRequest(url: url)
    urlRequest.httpMethod = request.method
    urlRequest.httpBody = request.body
    // A little more than the deadline below, which is the one that counts.
    urlRequest.timeoutInterval = request.timeout / .seconds(1) + 1
    for header in request.headers { urlRequest.setValue(header.value, forHTTPHeaderField: header.name) }

    let task = session.dataTask(with: urlRequest)
    let exchange = Exchange(limit: request.maximumResponseSize)
    delegate.add(exchange, for: task.taskIdentifier)
    let deadline = Task {
      try await Task.sleep(for: request.timeout)
      exchange.finish(.failure(.timedOut))
      task.cancel()
    }
    defer { deadline.cancel() }
    return try await withTaskCancellationHandler {
      task.resume()
      return await exchange.wait()
    } onCancel: {
      // The waiting task goes on at once; the connection closes when the session gets to it.
      exchange.finish(.failure(.cancelled))
      task.cancel()
    }.get()
  }
}
