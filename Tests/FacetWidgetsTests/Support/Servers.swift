import FacetSearch
import Facets
import LoopbackServer

extension LoopbackServer {
  /// A searcher of an index on this server, in place of the seeds' `HitsSearcher(appID:apiKey:indexName:)`.
  @MainActor func searcher(indexName: String = "shop", transport: any Transport = URLSessionTransport.shared)
    -> HitsSearcher
  {
    let host = SearchHost("127.0.0.1", scheme: .http, port: port)
    let client = SearchClient(
      appID: LoopbackServer.appID, apiKey: LoopbackServer.apiKey, hosts: [host],
      policy: RetryPolicy(timeout: .seconds(30)), transport: transport)
    return HitsSearcher(client: client, indexName: indexName)
  }

  /// Answers each query of the following multi-queries with what `response` returns for the attributes that it counts.
  func answerEachQuery(_ response: @escaping @Sendable (_ facets: [String]) -> String) {
    setScript { request in
      let responses = request.queries.map { response($0.list("facets") ?? []) }
      return [.answer(status: 200, body: #"{"results":[\#(responses.joined(separator: ","))]}"#)]
    }
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
  // A wait may have lasted longer than asked for where other tests take the whole machine.
  return condition()
}

/// How many records of the shop have `value`.
func count(_ attribute: String, _ value: String) -> Int {
  ShopRecords.all.count { $0.values(of: attribute).contains(.string(value)) }
}
