import FacetSearch
import Facets
import LoopbackServer
import Testing

/// A late answer never replaces a newer one.
@MainActor @Suite(.timeLimit(.minutes(3)))
struct SequenceTests {
  private func start(_ text: String, _ searcher: HitsSearcher, _ server: LoopbackServer) async {
    searcher.request.query.query = text
    searcher.search()
    #expect(await waitUntil { server.hasSeen(text) })
  }

  @Test func lateAnswerIsDropped() async throws {
    let server = try LoopbackServer()
    let gate = Gate()
    server.hold("red", gate)
    let searcher = server.searcher()
    let recorder = Recorder(searcher)
    await start("red", searcher, server)
    await start("green", searcher, server)
    #expect(await waitUntil { recorder.shownQueries == ["green"] })
    gate.open()
    await start("blue", searcher, server)
    #expect(await waitUntil { recorder.shownQueries == ["green", "blue"] })
    #expect(!searcher.isSearching)
    #expect(recorder.errors.isEmpty)
  }

  /// Answers that come in order are shown although a newer search is under way: typing shows progress.
  @Test func earlierAnswerIsShownMeanwhile() async throws {
    let server = try LoopbackServer()
    let first = Gate()
    let second = Gate()
    server.setScript { request in
      switch request.queryText {
      case "red": [.hold(first)]
      case "green": [.hold(second)]
      default: []
      }
    }
    let searcher = server.searcher()
    let recorder = Recorder(searcher)
    await start("red", searcher, server)
    await start("green", searcher, server)
    first.open()
    #expect(await waitUntil { recorder.shownQueries == ["red"] })
    #expect(searcher.isSearching)
    second.open()
    #expect(await waitUntil { recorder.shownQueries == ["red", "green"] })
  }

  @Test func answersInReverseOrderShowTheLast() async throws {
    let server = try LoopbackServer()
    let gates = (0..<5).map { _ in Gate() }
    server.setScript { request in
      Int(request.queryText).flatMap { gates.indices.contains($0) ? [.hold(gates[$0])] : nil } ?? []
    }
    let searcher = server.searcher()
    let recorder = Recorder(searcher)
    for number in 0..<5 { await start("\(number)", searcher, server) }
    for gate in gates.reversed() {
      gate.open()
      #expect(await waitUntil { recorder.shownQueries == ["4"] })
    }
    // Its answer comes after the late ones had their chance.
    await start("5", searcher, server)
    #expect(await waitUntil { recorder.shownQueries == ["4", "5"] })
    #expect(!searcher.isSearching)
    #expect(recorder.errors.isEmpty)
  }

  @Test func errorOfAnOlderSearchIsDropped() async throws {
    let server = try LoopbackServer()
    let failing = Gate()
    let waiting = Gate()
    server.setScript { request in
      request.queryText == "red"
        ? [.hold(failing), .answer(status: 400, body: "{}")] : [.hold(waiting)]
    }
    let searcher = server.searcher()
    let recorder = Recorder(searcher)
    searcher.request.query.query = "red"
    let older = Task {
      await searchError { () throws(SearchError) in _ = try await searcher.performSearch() }
    }
    #expect(await waitUntil { server.hasSeen("red") })
    await start("green", searcher, server)
    failing.open()
    // The one who waits for it hears of it.
    #expect(await older.value?.kind == .rejected(status: 400))
    #expect(recorder.errors.isEmpty)
    waiting.open()
    #expect(await waitUntil { recorder.shownQueries == ["green"] })
  }

  /// Whoever cancels the newest search must not silence the one before.
  @Test func errorIsToldWhenTheNewerSearchWasCancelled() async throws {
    let server = try LoopbackServer()
    let failing = Gate()
    let waiting = Gate()
    defer { waiting.open() }
    server.setScript { request in
      request.queryText == "red"
        ? [.hold(failing), .answer(status: 400, body: "{}")] : [.hold(waiting)]
    }
    let searcher = server.searcher()
    let recorder = Recorder(searcher)
    await start("red", searcher, server)
    searcher.request.query.query = "green"
    let newer = Task {
      await searchError { () throws(SearchError) in _ = try await searcher.performSearch() }
    }
    #expect(await waitUntil { server.hasSeen("green") })
    newer.cancel()
    #expect(await newer.value?.kind == .cancelled)
    failing.open()
    #expect(await waitUntil { !searcher.isSearching })
    #expect(recorder.errors.map { $0.kind } == [.rejected(status: 400)])
  }

  /// An error is not told behind that of a newer search.
  @Test func errorAfterANewerErrorIsDropped() async throws {
    let server = try LoopbackServer()
    let gate = Gate()
    server.setScript { request in
      let failure = Fault.answer(status: 400, body: #"{"message":"\#(request.queryText)"}"#)
      return request.queryText == "red" ? [.hold(gate), failure] : [failure]
    }
    let searcher = server.searcher()
    let recorder = Recorder(searcher)
    await start("red", searcher, server)
    await start("green", searcher, server)
    #expect(await waitUntil { recorder.errors.map { $0.message } == ["green"] })
    gate.open()
    #expect(await waitUntil { !searcher.isSearching })
    #expect(recorder.errors.count == 1)
  }

  @Test func supersededSearchIsCancelled() async throws {
    let server = try LoopbackServer()
    let gate = Gate()
    defer { gate.open() }
    server.hold("red", gate)
    let searcher = server.searcher()
    searcher.request.query.query = "red"
    let older = Task {
      await searchError { () throws(SearchError) in _ = try await searcher.performSearch() }
    }
    #expect(await waitUntil { server.hasSeen("red") })
    searcher.request.query.query = "green"
    try await searcher.performSearch()
    #expect(await older.value?.kind == .cancelled)
  }

  @Test func oldestOfTooManyIsCancelled() async throws {
    let server = try LoopbackServer()
    let gate = Gate()
    defer { gate.open() }
    server.setScript { _ in [.hold(gate)] }
    let searcher = server.searcher()
    searcher.maximumConcurrentSearches = 2
    searcher.request.query.query = "a"
    let oldest = Task {
      await searchError { () throws(SearchError) in _ = try await searcher.performSearch() }
    }
    #expect(await waitUntil { server.hasSeen("a") })
    await start("b", searcher, server)
    await start("c", searcher, server)
    #expect(await oldest.value?.kind == .cancelled)
  }

  @Test func cancelSilencesAll() async throws {
    let server = try LoopbackServer()
    let gate = Gate()
    server.hold("red", gate)
    let searcher = server.searcher()
    let recorder = Recorder(searcher)
    await start("red", searcher, server)
    searcher.request.query.query = "scheduled"
    searcher.search()
    searcher.cancel()
    #expect(!searcher.isSearching)
    gate.open()
    searcher.request.query.query = "green"
    try await searcher.performSearch()
    #expect(recorder.shownQueries == ["green"])
    #expect(recorder.errors.isEmpty)
    #expect(!server.hasSeen("scheduled"))
  }
}
