import Facets
import Foundation
import LoopbackServer
import Testing

@testable import FacetSearch

/// What an error says, and that nothing that can be printed says the key.
@Suite(.timeLimit(.minutes(3)))
struct SearchErrorTests {
  @Test func saysStatusMessageAndRequest() async throws {
    let server = try LoopbackServer()
    let client = SearchClient(appID: LoopbackServer.appID, apiKey: "wrong", hosts: [server.host])
    let error = await searchError { () throws(SearchError) in try await client.postShopQuery() }
    #expect(
      error?.description == "POST /1/indexes/*/queries: status 403, Invalid Application-ID or API key")
  }

  @Test func saysWhatEachHostDid() async throws {
    let server = try LoopbackServer()
    server.enqueue(.answer(status: 503, body: #"{"message":"busy"}"#))
    let error = await searchError { () throws(SearchError) in try await server.client().postShopQuery() }
    #expect(
      error?.description
        == "POST /1/indexes/*/queries: no host answered; http://127.0.0.1:\(server.port): status 503, busy")
  }

  @Test func unknownIndexIsARejection() async throws {
    let server = try LoopbackServer()
    let body = Data(#"{"requests":[{"indexName":"nowhere"}]}"#.utf8)
    let error = await searchError { () throws(SearchError) in
      _ = try await server.client().post(path: "/1/indexes/*/queries", body: body)
    }
    #expect(error?.kind == .rejected(status: 404))
    #expect(error?.message == "Index nowhere does not exist")
  }

  @Test(arguments: [400, 500])
  func keyIsNeverShown(_ status: Int) async throws {
    let key = LoopbackServer.apiKey
    let server = try LoopbackServer()
    server.setScript { _ in [.answer(status: status, body: #"{"message":"bad key \#(key), \#(key)!"}"#)] }
    let client = server.client()
    let error = try #require(
      await searchError { () throws(SearchError) in try await client.postShopQuery() })
    #expect(error.description.contains("bad key <redacted>, <redacted>!"))
    for text in printed(error) + printed(client) { #expect(!text.contains(key)) }
  }

  @MainActor @Test func searchersDoNotShowTheKey() async throws {
    let key = "s3cret-k3y"
    let hits = HitsSearcher(appID: "APP", apiKey: key, indexName: "shop")
    let facets = FacetSearcher(appID: "APP", apiKey: key, indexName: "shop", facetName: "brand")
    let transport = FakeTransport()
    let client = SearchClient(appID: "APP", apiKey: key, transport: transport)
    try await client.postShopQuery()
    let request = await transport.requests[0]
    for text in printed(hits) + printed(facets) + printed(request) + printed(request.headers) {
      #expect(!text.contains(key))
    }
    #expect(request.headers[1].value == key)
  }

  @Test func keyIsNotShownByDisguise() {
    let key = APIKey(secret: "k3y-0123")
    #expect(key.redacted("a k3y-0123\u{301} b") == "a <redacted>\u{301} b")
    #expect(key.redacted("k3y-012k3y-0123k3y-0123") == "k3y-012<redacted><redacted>")
    #expect(key.redacted("x k3y-012…") == "x <redacted>…")
    #expect(key.redacted("x k3y…") == "x k3y…")
    #expect(key.redacted("") == "")
    #expect(APIKey(secret: "").redacted("text") == "text")
    // Cut in the middle of the key, were it cut first.
    let long = Data(#"{"message":"\#(String(repeating: "x", count: 495))k3y-0123"}"#.utf8)
    let message = ServerMessage.text(of: long, hiding: key)
    #expect(message?.hasSuffix("x<reda") == true)
    #expect(message?.count == 500)
  }

  @Test func messageIsBounded() {
    let key = APIKey(secret: "key")
    let long = Data(#"{"message":"\#(String(repeating: "x", count: 10_000))"}"#.utf8)
    #expect(ServerMessage.text(of: long, hiding: key)?.count == 500)
    #expect(ServerMessage.text(of: Data(count: 1 << 17), hiding: key) == nil)
    #expect(ServerMessage.text(of: Data("<html>".utf8), hiding: key) == nil)
    #expect(ServerMessage.text(of: Data(#"{"message":5}"#.utf8), hiding: key) == nil)
  }

  /// All the ways in which a value gets into a log.
  private func printed(_ value: some Any) -> [String] {
    var dumped = ""
    dump(value, to: &dumped, maxDepth: 12)
    return [String(describing: value), String(reflecting: value), dumped]
  }
}
