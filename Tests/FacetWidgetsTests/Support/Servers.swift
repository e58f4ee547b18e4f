import FacetSearch
import Facets
import LoopbackServer

extension LoopbackServer {
  /// A searcher of an index on this server, in place of the seeds' `HitsSearcher(appID:apiKey:indexName:)`.
  @MainActor func searcher(indexName: String = "shop") -> HitsSearcher {
    let host = SearchHost("127.0.0.1", scheme: .http, port: port)
    let client = SearchClient(
      appID: LoopbackServer.appID, apiKey: LoopbackServer.apiKey, hosts: [host],
      policy: RetryPolicy(timeout: .seconds(30)))
    return HitsSearcher(client: client, indexName: indexName)
  }

  /// A member of the main query of the latest request.
  func lastQuery(_ key: String) -> String? { requests.last?.queries.first?.string(key) }
}

/// Waits until `condition` holds, for at most a minute; says whether it did.
@MainActor func waitUntil(_ condition: () -> Bool) async -> Bool {
  let end = ContinuousClock.now.advanced(by: .seconds(60))
  while ContinuousClock.now < end {
    if condition() { return true }
    try? await Task.sleep(for: .milliseconds(2))
  }
  return false
}

/// How many records of the shop have `value`.
func count(_ attribute: String, _ value: String) -> Int {
  ShopRecords.all.count { $0.values(of: attribute).contains(.string(value)) }
}
