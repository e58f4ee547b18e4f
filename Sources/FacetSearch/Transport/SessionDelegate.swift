import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Hands what `URLSession` reports about its tasks to their exchanges.
///
/// The lock guards the table, the only mutable state.
final class SessionDelegate: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private let lock = NSLock()
  private var exchanges: [Int: Exchange] = [:]

  /// Reports about the task of that identifier go to `exchange` from now on.
  func add(_ exchange: Exchange, for task: Int) {
    lock.withLock { exchanges[task] = exchange }
  }

  private func exchange(for task: URLSessionTask) -> Exchange? {
    lock.withLock { exchanges[task.taskIdentifier] }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    exchange(for: dataTask)?.reserve(response.expectedContentLength)
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    exchange(for: dataTask)?.append(data)
  }

  /// The engine never redirects. Following one would hand the key to whoever the answer names, so it is not done: the
  /// redirect itself is the answer.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  #if canImport(FoundationNetworking)
  /// An answer with status 401 that asks for a password is an answer.
  ///
  /// On Linux the default is to wait for ever, and to refuse is to cancel, which waits for the queue that asks here.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    guard let response = challenge.failureResponse as? HTTPURLResponse else {
      return completionHandler(.performDefaultHandling, nil)
    }
    let exchange = exchange(for: task)
    exchange?.finish(status: response.statusCode, headers: response.headerList)
    exchange?.stop(.cancelled)
  }
  #endif

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let exchange = lock.withLock { exchanges.removeValue(forKey: task.taskIdentifier) }
    if let error {
      exchange?.finish(.failure(TransportError(error)))
    } else if let response = task.response as? HTTPURLResponse {
      exchange?.finish(status: response.statusCode, headers: response.headerList)
    } else {
      exchange?.finish(.failure(.connectionFailed("no HTTP answer")))
    }
  }
}

extension TransportError {
  /// What an error of `URLSession` means. Its text is kept without the address, which the request knows anyway.
  fileprivate init(_ error: any Error) {
    let error = error as NSError
    let isURLError = error.domain == NSURLErrorDomain
    self =
      switch error.code {
      case NSURLErrorCancelled where isURLError: .cancelled
      case NSURLErrorTimedOut where isURLError: .timedOut
      default: .connectionFailed(error.localizedDescription)
      }
  }
}

extension HTTPURLResponse {
  fileprivate var headerList: [HTTPHeader] {
    allHeaderFields.compactMap { name, value in
      guard let name = name as? String, let value = value as? String else { return nil }
      return HTTPHeader(name, value)
    }
  }
}
