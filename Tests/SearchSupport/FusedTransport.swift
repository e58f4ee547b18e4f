public import FacetSearch

/// `URLSession` with a time that a test can cut short for some requests, so that others have all the time they need.
public actor FusedTransport: Transport {
  private var timeout: Duration?
  private var nextTimeout: Duration?

  /// A transport that cuts nothing.
  public init() {}

  /// Cuts the time of the following requests; nil ends that.
  public func cut(to timeout: Duration?) {
    self.timeout = timeout
  }

  /// Cuts the time of the next request only.
  public func cutNext(to timeout: Duration) {
    nextTimeout = timeout
  }

  /// Sends with the time that is left.
  public func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
    var request = request
    if let timeout = nextTimeout ?? timeout { request.timeout = timeout }
    nextTimeout = nil
    return try await URLSessionTransport.shared.send(request)
  }
}
