import FacetSearch
import FacetWidgets
import Facets
import LoopbackServer
import Testing

/// Whatever a server does, a widget shows the last good rows, the error is reported, and the next answer is shown.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct WidgetFaultTests {
  /// What goes wrong with an answer, and what is reported.
  enum Trouble: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case status500, status503, status400, invalidJSON, otherJSON, emptyBody, page, truncatedBody, shortBody
    case closedEarly, noResponses, oneTooMany, wrongTypes, tooSlow

    var fault: Fault {
      switch self {
      case .status500: .answer(status: 500, body: #"{"message":"broken"}"#)
      case .status503: .answer(status: 503, body: "")
      case .status400: .answer(status: 400, body: #"{"message":"no"}"#)
      case .invalidJSON: .answer(status: 200, body: #"{"results":[{"facets":{"size":{"s":1,}}}]}"#)
      case .otherJSON: .answer(status: 200, body: "[1, 2]")
      case .emptyBody: .answer(status: 200, body: "")
      case .page: .answer(status: 200, body: "<html>Sign in to the hotel's network</html>")
      case .truncatedBody: .truncatedBody(100)
      case .shortBody: .shortBody(missing: 10)
      case .closedEarly: .closeEarly
      case .noResponses: .answer(status: 200, body: #"{"results":[]}"#)
      case .oneTooMany: .answer(status: 200, body: #"{"results":[{},{}]}"#)
      case .wrongTypes: .answer(status: 200, body: #"{"results":[{"facets":{"size":{"s":"many"}}}]}"#)
      case .tooSlow: .delay(milliseconds: 3000)
      }
    }

    func isReported(by error: SearchError) -> Bool {
      switch (self, error.kind) {
      case (.status400, .rejected(let status)): status == 400 && error.message == "no"
      case (.status500, .unreachable): error.attempts.map { $0.status } == [500]
      case (.status503, .unreachable): error.attempts.map { $0.status } == [503]
      case (.shortBody, .unreachable), (.closedEarly, .unreachable): error.attempts.count == 1
      case (.tooSlow, .unreachable): error.attempts.map { $0.reason } == ["timed out"]
      case (.noResponses, .wrongNumberOfResponses(let expected, let found)): expected == 1 && found == 0
      case (.oneTooMany, .wrongNumberOfResponses(let expected, let found)): expected == 1 && found == 2
      case (.invalidJSON, .invalidResponse), (.otherJSON, .invalidResponse), (.emptyBody, .invalidResponse),
        (.page, .invalidResponse), (.truncatedBody, .invalidResponse), (.wrongTypes, .invalidResponse):
        true
      default: false
      }
    }

    var testDescription: String { rawValue }
  }

  @Test(arguments: WidgetKind.allCases, Trouble.allCases)
  func lastGoodRowsStay(_ kind: WidgetKind, _ trouble: Trouble) async throws {
    let server = try LoopbackServer()
    let widget = ConnectedWidget(kind, to: server)
    try await widget.load()
    let (rows, seen) = (widget.shown(), widget.history.count)
    var errors: [SearchError] = []
    let token = widget.searcher.onError.subscribe { errors.append($0) }
    let results = try #require(widget.searcher.results)

    // The others get all the time that a busy machine takes.
    if trouble == .tooSlow { await widget.transport.cutNext(to: .milliseconds(50)) }
    server.enqueue(trouble.fault)
    widget.searcher.search()
    #expect(await waitUntil { errors.count == 1 })
    let error = try #require(errors.first)
    #expect(trouble.isReported(by: error), "\(error)")
    #expect(widget.searcher.results?.nbHits == results.nbHits && !widget.searcher.isSearching)

    // The next answer is good again, and nothing has been shown in between.
    await widget.showNext()
    #expect(widget.history.dropFirst(seen) == [widget.shown()] && widget.shown() != rows)
    #expect(errors.count == 1)
    widget.tap(1)
    #expect(await waitUntil { !widget.searcher.isSearching && widget.shown() != widget.history[seen] })
    let query = widget.searcher.results?.request.query
    #expect(query?.filters == widget.filterState.filters)
    #expect(query?.relevancyStrictness == widget.searcher.request.query.relevancyStrictness)
    _ = token
  }

  @Test func allCombinationsRun() {
    #expect(WidgetKind.allCases.count * Trouble.allCases.count == 70)
  }

  /// An answer that is slow, or comes drop by drop, is an answer.
  @Test(arguments: WidgetKind.allCases)
  func slowAnswersAreShown(_ kind: WidgetKind) async throws {
    let server = try LoopbackServer()
    server.sendsGzip = false
    let widget = ConnectedWidget(kind, to: server)
    let errors = ErrorCount(widget.searcher)
    server.enqueue(.delay(milliseconds: 50), .drip(bytes: 500, milliseconds: 1))
    try await widget.load()
    let rows = widget.shown()
    server.enqueue(.drip(bytes: 300, milliseconds: 1))
    widget.tap(0)
    #expect(await waitUntil { widget.shown() != rows && !widget.searcher.isSearching })
    #expect(errors.count == 0)
  }

  /// An answer to an older search that comes after that to a newer one changes nothing.
  @Test(arguments: WidgetKind.allCases)
  func lateAnswersAreNotShown(_ kind: WidgetKind) async throws {
    let server = try LoopbackServer()
    let gate = Gate()
    server.setScript { $0.queries.first?.string("query") == "red" ? [.hold(gate)] : [] }
    let widget = ConnectedWidget(kind, to: server)
    let errors = ErrorCount(widget.searcher)
    widget.searcher.request.query.query = "red"
    widget.searcher.search()
    #expect(await waitUntil { server.requestCount == 1 })
    widget.searcher.request.query.query = ""
    try await widget.load()
    let seen = widget.history.count
    var answered: [String] = []
    let token = widget.searcher.onResults.subscribe { answered.append($0.request.query.query) }
    gate.open()
    // The next answer comes after the late one had its chance.
    await widget.showNext()
    #expect(answered == [widget.searcher.request.query.query] && answered != ["red"])
    #expect(widget.history.dropFirst(seen) == [widget.shown()] && errors.count == 0)
    withExtendedLifetime(token) {}
  }
}
