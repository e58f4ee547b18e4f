import FacetSearch

/// `URLSession`, with next to no time for the one request that a test says.
actor HurriedTransport: Transport {
  private var isHurried = false

  func hurryNext() { isHurried = true }

  func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
    var request = request
    if isHurried { request.timeout = .milliseconds(50) }
    isHurried = false
    return try await URLSessionTransport.shared.send(request)
  }
}
