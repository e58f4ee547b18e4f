public import FacetSearch
public import LoopbackServer

extension RetryPolicy {
  /// For tests that expect no timeout: a slow machine gets the time that it needs.
  public static let patient = RetryPolicy(timeout: .seconds(30))
}

extension SearchClient {
  /// A client of loopback servers, with the right application and key.
  public init(
    hosts: [SearchHost], policy: RetryPolicy = .patient, transport: any Transport = URLSessionTransport.shared
  ) {
    self.init(
      appID: LoopbackServer.appID, apiKey: LoopbackServer.apiKey, hosts: hosts, policy: policy,
      transport: transport)
  }
}

extension LoopbackServer {
  /// The server as a host.
  public var host: SearchHost { SearchHost("127.0.0.1", scheme: .http, port: port) }

  /// A client of this server.
  public func client(
    policy: RetryPolicy = .patient, transport: any Transport = URLSessionTransport.shared
  ) -> SearchClient {
    SearchClient(hosts: [host], policy: policy, transport: transport)
  }

  /// A searcher of an index on this server, in place of the seeds' `HitsSearcher(appID:apiKey:indexName:)`.
  @MainActor public func searcher(
    indexName: String = "shop", policy: RetryPolicy = .patient,
    transport: any Transport = URLSessionTransport.shared
  ) -> HitsSearcher {
    HitsSearcher(client: client(policy: policy, transport: transport), indexName: indexName)
  }
}
