import FacetSearch
import Facets
import LoopbackServer
import Testing

/// A search from the request to the observers, over HTTP.
@MainActor @Suite(.timeLimit(.minutes(3)))
struct SearchTests {
  @Test func tellsOfResults() async throws {
    let server = try LoopbackServer()
    let searcher = server.searcher()
    let recorder = Recorder(searcher)
    searcher.request.query.facets = ["brand", "color"]
    searcher.request.query.query = "rakes"
    searcher.search()
    #expect(searcher.isSearching)
    #expect(await waitUntil { !recorder.results.isEmpty })
    #expect(!searcher.isSearching)
    let results = try #require(searcher.results)
    #expect(results.request == searcher.request)
    #expect((results.nbHits ?? 0) > 0)
    #expect(results.facets.map { $0.attribute } == ["brand", "color"])
    #expect(results.renderingContent?.facetOrdering?.facets.order == ["brand", "color", "size"])
    #expect(recorder.requests == [searcher.request])
    #expect(recorder.errors.isEmpty)
  }

  @Test func canBeAwaited() async throws {
    let server = try LoopbackServer()
    let searcher = server.searcher()
    let recorder = Recorder(searcher)
    let results = try await searcher.performSearch()
    #expect(results.nbHits == 240)
    #expect(recorder.results.count == 1)
  }

  /// The rows on screen stay, and the error is told: for everything that a server may answer.
  @Test(arguments: Mishap.allCases)
  func errorKeepsTheLastGoodResults(_ mishap: Mishap) async throws {
    let server = try LoopbackServer()
    let transport = FusedTransport()
    let searcher = server.searcher(transport: transport)
    let recorder = Recorder(searcher)
    try await searcher.performSearch()
    let gate = Gate()
    defer { gate.open() }
    server.enqueue(mishap.fault(gate))
    await transport.cut(to: mishap.timeout)
    searcher.request.query.query = "red"
    let thrown = await searchError { () throws(SearchError) in _ = try await searcher.performSearch() }
    #expect(recorder.errors == [try #require(thrown)])
    #expect(mishap.isExpected(try #require(thrown)), "\(recorder.errors)")
    #expect(recorder.shownQueries == [""])
    #expect(searcher.results?.nbHits == 240)
    gate.open()
    // On a busy machine the time may have been over before the request was sent.
    server.removeFaults()
    await transport.cut(to: nil)
    try await searcher.performSearch()
    #expect(recorder.shownQueries == ["", "red"])
  }

  @Test func wrongNumberOfResponsesIsAnError() async throws {
    let server = try LoopbackServer()
    server.enqueue(.answer(status: 200, body: #"{"results":[{"nbHits":1},{"nbHits":2}]}"#))
    let searcher = server.searcher()
    let error = await searchError { () throws(SearchError) in _ = try await searcher.performSearch() }
    #expect(error?.kind == .wrongNumberOfResponses(expected: 1, found: 2))
  }

  @Test func resultsOutliveLaterOnes() async throws {
    let server = try LoopbackServer()
    let searcher = server.searcher()
    searcher.request.query.facets = ["brand"]
    var all: [SearchResults] = []
    for text in ["red", "green", "blue", "black", "white", "red"] {
      searcher.request.query.query = text
      all.append(try await searcher.performSearch())
    }
    let first = try #require(all.first.map { Array($0["brand"]) })
    let last = try #require(all.last.map { Array($0["brand"]) })
    #expect(first == last)
    #expect(all.map { $0.query } == ["red", "green", "blue", "black", "white", "red"])
  }
}

/// Something that goes wrong with an answer.
enum Mishap: CaseIterable {
  case serverError, notFound, invalidJSON, emptyBody, truncatedBody, shortBody, closed, noAnswer, otherJSON

  func fault(_ gate: Gate) -> Fault {
    switch self {
    case .serverError: .answer(status: 500, body: "")
    case .notFound: .answer(status: 404, body: #"{"message":"Index does not exist","status":404}"#)
    case .invalidJSON: .answer(status: 200, body: #"{"results":[{"nbHits":1,}]}"#)
    case .emptyBody: .answer(status: 200, body: "")
    case .truncatedBody: .truncatedBody(100)
    case .shortBody: .shortBody(missing: 20)
    case .closed: .closeEarly
    case .noAnswer: .hold(gate)
    case .otherJSON: .answer(status: 200, body: #"{"nbHits":1}"#)
    }
  }

  /// libcurl sends a request once more when a connection that it had used before closes; Foundation on Linux does not
  /// give it the body again, so that only the time ends that attempt.
  var timeout: Duration? { self == .noAnswer || self == .closed ? .milliseconds(500) : nil }

  func isExpected(_ error: SearchError) -> Bool {
    switch (self, error.kind) {
    case (.serverError, .unreachable), (.shortBody, .unreachable), (.closed, .unreachable),
      (.noAnswer, .unreachable):
      error.attempts.count == 1
    case (.notFound, .rejected(404)): error.message == "Index does not exist"
    case (.invalidJSON, .invalidResponse(let reason)): reason.kind == .unexpectedByte && reason.offset == 24
    case (.emptyBody, .invalidResponse(let reason)): reason.kind == .unexpectedEnd
    case (.truncatedBody, .invalidResponse(let reason)): reason.kind == .unexpectedEnd && reason.offset == 100
    case (.otherJSON, .invalidResponse(let reason)): reason.kind == .typeMismatch
    default: false
    }
  }
}
