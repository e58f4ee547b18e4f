import Foundation
import LoopbackServer
import Testing

@testable import FacetSearch

/// `URLSessionTransport` against a server that misbehaves.
@Suite(.timeLimit(.minutes(3)))
struct TransportTests {
  @Test func sendsWhatTheEngineExpects() async throws {
    let server = try LoopbackServer()
    try await server.client().postShopQuery()
    let request = server.requests[0]
    #expect(request.method == "POST")
    #expect(request.target == "/1/indexes/*/queries")
    #expect(request.headers["x-algolia-application-id"] == LoopbackServer.appID)
    #expect(request.headers["x-algolia-api-key"] == LoopbackServer.apiKey)
    #expect(request.headers["content-type"] == "application/json")
    #expect(request.headers["user-agent"] == SearchClient.userAgent)
    #expect(request.headers["accept-encoding"]?.contains("gzip") == true)
    #expect(request.headers["cookie"] == nil)
  }

  @Test func gzipMakesNoDifference() async throws {
    let server = try LoopbackServer()
    // More than one block of 64 KiB.
    let params = "hitsPerPage=240&facets=%5B%22*%22%5D"
    let packed = try await server.client().postShopQuery(params)
    server.sendsGzip = false
    let plain = try await server.client().postShopQuery(params)
    #expect(packed.count > 65536)
    #expect(packed == plain)
  }

  @Test func redirectIsNotFollowed() async throws {
    let server = try LoopbackServer()
    let other = try LoopbackServer()
    server.enqueue(.redirect(to: "http://127.0.0.1:\(other.port)/1/indexes/*/queries"))
    server.enqueue(.redirect(to: "/1/indexes/*/queries"))
    for _ in 0..<2 {
      let error = await searchError { () throws(SearchError) in try await server.client().postShopQuery() }
      #expect(error?.kind == .unreachable)
      #expect(error?.status == 307)
    }
    #expect(other.requestCount == 0)
    #expect(server.requestCount == 2)
  }

  @Test(arguments: [true, false])
  func answerHasALimit(_ isCompressed: Bool) async throws {
    let server = try LoopbackServer()
    server.sendsGzip = isCompressed
    let whole = try await server.client().postShopQuery()
    let enough = RetryPolicy(timeout: .seconds(30), maximumResponseSize: whole.count)
    #expect(try await server.client(policy: enough).postShopQuery() == whole)
    let tooFew = RetryPolicy(timeout: .seconds(30), maximumResponseSize: whole.count - 1)
    let error = await searchError { () throws(SearchError) in
      try await server.client(policy: tooFew).postShopQuery()
    }
    #expect(error?.kind == .responseTooLarge(limit: whole.count - 1))
  }

  @Test func brokenConnectionsGoToTheNextHost() async throws {
    let broken = try LoopbackServer()
    let good = try LoopbackServer()
    for fault in [Fault.closeEarly, .shortBody(missing: 10), .answer(status: 500, body: "")] {
      broken.enqueue(fault)
      let client = SearchClient(hosts: [broken.host, good.host])
      let before = good.requestCount
      try await client.postShopQuery()
      #expect(good.requestCount == before + 1)
    }
  }

  @Test func deadPortGoesToTheNextHost() async throws {
    let good = try LoopbackServer()
    // Port 1 (tcpmux) has no listener on any machine that runs tests.
    let deadHost = SearchHost("127.0.0.1", scheme: .http, port: 1)
    let client = SearchClient(hosts: [deadHost, good.host])
    try await client.postShopQuery()
    try await client.postShopQuery()
    #expect(good.requestCount == 2)
  }

  @Test func silentServerTimesOut() async throws {
    let gate = Gate()
    defer { gate.open() }
    let silent = try LoopbackServer()
    silent.setScript { _ in [.hold(gate)] }
    let policy = RetryPolicy(timeout: .milliseconds(100))
    let error = await searchError { () throws(SearchError) in
      try await silent.client(policy: policy).postShopQuery()
    }
    #expect(error?.kind == .unreachable)
    #expect(error?.attempts.map { $0.reason } == ["timed out"])
  }

  @Test func slowAnswerInPiecesArrives() async throws {
    let server = try LoopbackServer()
    server.sendsGzip = false
    let whole = try await server.client().postShopQuery()
    server.enqueue(.drip(bytes: whole.count / 20 + 1, milliseconds: 5))
    #expect(try await server.client().postShopQuery() == whole)
  }

  /// An attempt's time is that of the whole exchange: a server that sends a byte now and then does not extend it.
  @Test func endlessDripTimesOut() async throws {
    let server = try LoopbackServer()
    server.setScript { _ in [.drip(bytes: 1, milliseconds: 20)] }
    let policy = RetryPolicy(timeout: .milliseconds(300))
    let error = await searchError { () throws(SearchError) in
      try await server.client(policy: policy).postShopQuery()
    }
    #expect(error?.kind == .unreachable)
    server.stop()
  }

  @Test func cancellationStopsTheWait() async throws {
    let gate = Gate()
    defer { gate.open() }
    let server = try LoopbackServer()
    server.setScript { _ in [.hold(gate)] }
    let client = server.client()
    let task = Task { await searchError { () throws(SearchError) in try await client.postShopQuery() } }
    #expect(await waitUntil { server.requestCount == 1 })
    task.cancel()
    #expect(await task.value?.kind == .cancelled)
  }

  @Test func cancelledTaskSendsNothing() async throws {
    let server = try LoopbackServer()
    let client = server.client()
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return await searchError { () throws(SearchError) in try await client.postShopQuery() }
    }
    task.cancel()
    #expect(await task.value?.kind == .cancelled)
    #expect(server.requestCount == 0)
  }

  @Test func hostNamesCannotSmuggle() async {
    for name in ["a/b", "user@host", "a:1", "", "ä", "a b", "a?b", "a#b"] {
      #expect(SearchHost(name).url(path: "/1") == nil)
      let error = await searchError { () throws(SearchError) in
        try await SearchClient(hosts: [SearchHost(name)]).postShopQuery()
      }
      guard case .invalidRequest? = error?.kind else {
        Issue.record("\(name): \(String(describing: error))")
        continue
      }
    }
    for path in ["@evil.example/x", ".evil.example/x", ":1/x", "evil", ""] {
      #expect(SearchHost("good.example").url(path: path) == nil)
      // Nor does it depend on the transport.
      let transport = FakeTransport()
      let client = SearchClient(appID: "APP", apiKey: "key", transport: transport)
      let error = await searchError { () throws(SearchError) in
        _ = try await client.post(path: path, body: Data())
      }
      #expect(error?.kind == .invalidRequest("“\(path)” is no path"))
      #expect(await transport.requests.isEmpty)
    }
    #expect(
      SearchHost("a-1.b_c").url(path: "/1/indexes/*/x%2Fy")?.absoluteString
        == "https://a-1.b_c/1/indexes/*/x%2Fy")
  }
}
