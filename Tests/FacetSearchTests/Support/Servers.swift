import FacetSearch
import Foundation
import LoopbackServer

extension LoopbackServer {
  /// The server as a host.
  var host: SearchHost { SearchHost("127.0.0.1", scheme: .http, port: port) }

  /// A client of this server, with the right application and key.
  func client(policy: RetryPolicy = .patient, transport: any Transport = URLSessionTransport.shared)
    -> SearchClient
  {
    SearchClient(hosts: [host], policy: policy, transport: transport)
  }
}

extension SearchClient {
  /// A client of loopback servers.
  init(
    hosts: [SearchHost], policy: RetryPolicy = .patient, transport: any Transport = URLSessionTransport.shared
  ) {
    self.init(
      appID: LoopbackServer.appID, apiKey: LoopbackServer.apiKey, hosts: hosts, policy: policy,
      transport: transport)
  }

  /// Posts a multi-query for one page of the shop.
  @discardableResult
  func postShopQuery(_ params: String = "") async throws(SearchError) -> Data {
    let body: JSONValue = ["requests": [["indexName": "shop", "params": .string(params)]]]
    return try await post(path: "/1/indexes/*/queries", body: Data(body.text))
  }
}

extension RetryPolicy {
  /// For tests that expect no timeout: a slow machine gets the time that it needs.
  static let patient = RetryPolicy(timeout: .seconds(30))
}

/// Waits until `condition` holds, for at most a minute; says whether it did.
nonisolated(nonsending) func waitUntil(_ condition: nonisolated(nonsending) () async -> Bool) async -> Bool {
  let end = ContinuousClock.now.advanced(by: .seconds(60))
  while ContinuousClock.now < end {
    if await condition() { return true }
    try? await Task.sleep(for: .milliseconds(2))
  }
  // A wait may have lasted longer than asked for where other tests take the whole machine.
  return await condition()
}

/// The error that `body` throws.
nonisolated(nonsending) func searchError(_ body: nonisolated(nonsending) () async throws(SearchError) -> Void)
  async -> SearchError?
{
  do throws(SearchError) {
    try await body()
    return nil
  } catch {
    return error
  }
}
