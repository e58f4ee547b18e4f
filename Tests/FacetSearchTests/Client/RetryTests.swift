import Foundation
import Testing

@testable import FacetSearch

/// The rules of the engine's clients about hosts, on a transport that fails as told.
@Suite(.timeLimit(.minutes(3)))
struct RetryTests {
  private let clock = FakeClock()

  private func client(_ transport: FakeTransport, hosts: [String] = ["a", "b", "c"]) -> SearchClient {
    var time = ClientClock()
    time.now = { [clock] in clock.now }
    time.sleep = { [clock] in clock.record($0) }
    return SearchClient(
      appID: "APP", apiKey: "key", hosts: hosts.map { SearchHost($0) }, policy: RetryPolicy(),
      transport: transport, clock: time)
  }

  @Test func firstHostThatAnswersIsEnough() async throws {
    let transport = FakeTransport()
    let client = client(transport)
    try await client.postShopQuery()
    try await client.postShopQuery()
    #expect(await transport.hosts == ["a", "a"])
  }

  @Test(arguments: [500, 503, 302, 100])
  func otherStatusGoesToTheNextHost(_ status: Int) async throws {
    let transport = FakeTransport(.answer(status), .failure(.connectionFailed("refused")))
    try await client(transport).postShopQuery()
    #expect(await transport.hosts == ["a", "b", "c"])
  }

  @Test(arguments: [400, 403, 404, 429])
  func clientErrorIsFinal(_ status: Int) async {
    let transport = FakeTransport(.answer(status, #"{"message":"no","status":\#(status)}"#))
    let error = await searchError { () throws(SearchError) in try await client(transport).postShopQuery() }
    #expect(error?.kind == .rejected(status: status))
    #expect(error?.message == "no")
    #expect(error?.status == status)
    #expect(await transport.hosts == ["a"])
  }

  @Test func failedHostIsPassedOverForAWhile() async throws {
    let transport = FakeTransport(.answer(500))
    let client = client(transport)
    try await client.postShopQuery()
    try await client.postShopQuery()
    clock.advance(by: .seconds(299))
    try await client.postShopQuery()
    clock.advance(by: .seconds(1))
    try await client.postShopQuery()
    #expect(await transport.hosts == ["a", "b", "b", "b", "a"])
  }

  @Test func whenAllAreDownAllAreTried() async throws {
    let transport = FakeTransport(.answer(500), .answer(500), .answer(502, "x"))
    let client = client(transport)
    let error = await searchError { () throws(SearchError) in try await client.postShopQuery() }
    #expect(error?.kind == .unreachable)
    #expect(error?.attempts.map { $0.host.name } == ["a", "b", "c"])
    #expect(error?.attempts.map { $0.status } == [500, 500, 502])
    #expect(error?.status == 502)
    try await client.postShopQuery()
    #expect(await transport.hosts == ["a", "b", "c", "a"])
  }

  /// A host that is slow stays up; it and the next ones get more time.
  @Test func timeoutsGrow() async throws {
    let transport = FakeTransport(.failure(.timedOut), .answer(408))
    let client = client(transport)
    try await client.postShopQuery()
    try await client.postShopQuery()
    try await client.postShopQuery()
    #expect(await transport.hosts == ["a", "b", "c", "a", "a"])
    let seconds = await transport.requests.map { Int($0.timeout / .seconds(1)) }
    #expect(seconds == [5, 10, 15, 10, 5])
  }

  @Test func timeoutHasALimit() {
    let policy = RetryPolicy()
    #expect(policy.timeout(after: 4) == .seconds(25))
    #expect(policy.timeout(after: 5) == .seconds(30))
    #expect(policy.timeout(after: .max) == .seconds(30))
  }

  @Test func backOffDoubles() async {
    let transport = FakeTransport(.answer(500), .answer(500), .answer(500), .answer(500), .answer(500))
    let client = client(transport, hosts: ["a", "b", "c", "d", "e"])
    _ = await searchError { () throws(SearchError) in try await client.postShopQuery() }
    // The first retry comes at once; half of each wait is random.
    let sleeps = clock.sleeps
    #expect(sleeps.count == 3)
    for (sleep, most) in zip(sleeps, [100, 200, 400]) {
      #expect(sleep <= .milliseconds(most) && sleep >= .milliseconds(most / 2))
    }
    #expect(RetryPolicy().delay(beforeRetry: 1000, random: 0) == .milliseconds(102_400))
  }

  @Test func cancellationEndsRetries() async {
    let transport = FakeTransport(.answer(500), .failure(.cancelled))
    let error = await searchError { () throws(SearchError) in try await client(transport).postShopQuery() }
    #expect(error?.kind == .cancelled)
    #expect(error?.attempts.count == 1)
    #expect(await transport.hosts == ["a", "b"])
  }

  @Test func noHostsIsAnError() async {
    let error = await searchError { () throws(SearchError) in
      try await client(FakeTransport(), hosts: []).postShopQuery()
    }
    #expect(error?.kind == .invalidRequest("there are no hosts"))
  }

  @Test func documentedHostsComeByDefault() {
    var orders: Set<[String]> = []
    for _ in 0..<200 {
      let hosts = SearchHost.defaults(appID: "APP")
      #expect(hosts[0].description == "https://APP-dsn.algolia.net")
      #expect(
        hosts.dropFirst().map { $0.description }.sorted() == [
          "https://APP-1.algolianet.com", "https://APP-2.algolianet.com", "https://APP-3.algolianet.com",
        ])
      orders.insert(hosts.map { $0.name })
    }
    #expect(orders.count == 6)
  }

  @Test func documentedHeadersAreSent() async throws {
    let transport = FakeTransport()
    try await client(transport).postShopQuery()
    let headers = await transport.requests[0].headers
    #expect(
      headers.map { "\($0.name)=\($0.value)" } == [
        "X-Algolia-Application-Id=APP", "X-Algolia-API-Key=key", "Content-Type=application/json",
        "User-Agent=\(SearchClient.userAgent)",
      ])
  }
}
