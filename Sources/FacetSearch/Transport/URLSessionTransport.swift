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
///
/// On Linux it is as robust as FoundationNetworking: that ends the process where a server closes the connection in the
/// middle of an answer's head, sends trailers behind a chunked body, or announces a length close to 2^63, and it keeps the
/// body of a redirect in memory for as long as an attempt may take. Where servers are not trusted, use another transport there.
public final class URLSessionTransport: Transport {
  /// The transport that all clients share which are not given another, so that they share connections.
  public static let shared = URLSessionTransport()

  private let session: URLSession
  private let delegate = SessionDelegate()
  private let controls = DispatchQueue(label: "swift-facets.transport")

  /// A transport over a session with a copy of `configuration`.
  public init(configuration: URLSessionConfiguration = .ephemeral) {
    let copy = configuration.copy() as? URLSessionConfiguration ?? .ephemeral
    copy.httpCookieStorage = nil
    copy.urlCache = nil
    copy.requestCachePolicy = .reloadIgnoringLocalCacheData
    #if canImport(FoundationNetworking)
    let queue: OperationQueue? = ImmediateQueue()
    #else
    let queue: OperationQueue? = nil
    #endif
    session = URLSession(configuration: copy, delegate: delegate, delegateQueue: queue)
  }

  deinit {
    // A session keeps its delegate and itself alive until then. It may have to wait, as an exchange may.
    controls.async { [session] in session.invalidateAndCancel() }
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

    let exchange = Exchange(limit: request.maximumResponseSize, controls: controls)
    exchange.start { [session, delegate, urlRequest] exchange in
      let task = session.dataTask(with: urlRequest)
      delegate.add(exchange, for: task.taskIdentifier)
      return task
    }
    let deadline = Task {
      try await Task.sleep(for: request.timeout)
      exchange.stop(.timedOut)
    }
    defer { deadline.cancel() }
    return try await withTaskCancellationHandler {
      await exchange.wait()
    } onCancel: {
      // The waiting task goes on at once; the connection closes when the session gets to it.
      exchange.stop(.cancelled)
    }.get()
  }
}
