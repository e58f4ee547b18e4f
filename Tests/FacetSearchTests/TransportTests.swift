import Foundation
import LoopbackServer
import Testing

@testable import FacetSearch

@Suite(.timeLimit(.minutes(1)))
struct TransportTests {
  @Test func answers() async throws {
    let server = try LoopbackServer()
    let client = SearchClient(
      appID: LoopbackServer.appID, apiKey: LoopbackServer.apiKey,
      hosts: [SearchHost("127.0.0.1", scheme: .http, port: server.port)])
    let body = try await client.post(
      path: "/1/indexes/*/queries",
      body: Data(#"{"requests":[{"indexName":"shop","params":"facets=%5B%22brand%22%5D"}]}"#.utf8))
    print(String(decoding: body, as: UTF8.self).prefix(300))
    print(server.requests[0].headers, server.requests[0].target)
  }
}
