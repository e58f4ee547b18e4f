import Facets
import LoopbackServer
import Testing

@testable import FacetSearch

/// When `search()` sends: once a turn, debounced, and never too much.
@MainActor @Suite(.timeLimit(.minutes(3)))
struct SchedulingTests {
  @Test func callsOfOneTurnAreOneSearch() async throws {
    let server = try LoopbackServer()
    let searcher = server.searcher()
    let recorder = Recorder(searcher)
    for text in ["r", "re", "red"] {
      searcher.request.query.query = text
      searcher.search()
    }
    #expect(await waitUntil { recorder.shownQueries == ["red"] })
    #expect(server.requestCount == 1)
  }

  @Test func debounceWaitsForQuiet() async throws {
    let server = try LoopbackServer()
    let searcher = server.searcher()
    let recorder = Recorder(searcher)
    let sleeper = Sleeper()
    searcher.runner.clock.sleep = { try await sleeper.sleep($0) }
    searcher.debounce = .milliseconds(300)
    for text in ["r", "re", "red"] {
      searcher.request.query.query = text
      searcher.search()
      #expect(await waitUntil { await sleeper.count == 1 })
    }
    #expect(server.requestCount == 0)
    await sleeper.wake()
    #expect(await waitUntil { recorder.shownQueries == ["red"] })
    #expect(server.requestCount == 1)
    #expect(await sleeper.durations == [.milliseconds(300), .milliseconds(300), .milliseconds(300)])
  }

  /// The user's last word wins, whatever came between, and the server is not flooded.
  @Test func tenThousandRapidSearchesEndWithTheLast() async throws {
    let server = try LoopbackServer()
    let searcher = server.searcher()
    searcher.request.query.hitsPerPage = 1
    let recorder = Recorder(searcher)
    for number in 0..<10_000 {
      searcher.request.query.query = "x\(number)"
      searcher.search()
      if number % 7 == 0 { await Task.yield() }
    }
    #expect(await waitUntil { recorder.shownQueries.last == "x9999" })
    #expect(searcher.results?.request.query.query == "x9999")
    #expect(!searcher.isSearching)
    #expect(recorder.errors.isEmpty)
    let shown = recorder.shownQueries.compactMap { Int($0.dropFirst()) }
    #expect(shown == shown.sorted())
    #expect(recorder.requests.last?.query.query == "x9999")
    #expect(server.requests.count { $0.queryText == "x9999" } == 1)
    #expect(server.requestCount <= recorder.requests.count)
  }

  @Test func searcherIsFreedWhileItSearches() async throws {
    let server = try LoopbackServer()
    let gate = Gate()
    defer { gate.open() }
    server.setScript { _ in [.hold(gate)] }
    var searcher: HitsSearcher? = server.searcher()
    weak let freed = searcher
    let token = searcher?.onResults.subscribe { _ in Issue.record("told after the end") }
    searcher?.search()
    #expect(await waitUntil { server.requestCount == 1 })
    searcher?.search()
    searcher = nil
    #expect(freed == nil)
    gate.open()
    _ = token
  }

  @Test func searcherIsFreedBeforeADebouncedSearch() async throws {
    let server = try LoopbackServer()
    let sleeper = Sleeper()
    var searcher: HitsSearcher? = server.searcher()
    weak let freed = searcher
    searcher?.runner.clock.sleep = { try await sleeper.sleep($0) }
    searcher?.debounce = .seconds(1)
    searcher?.search()
    #expect(await waitUntil { await sleeper.count == 1 })
    searcher = nil
    #expect(freed == nil)
    #expect(await waitUntil { await sleeper.count == 0 })
    #expect(server.requestCount == 0)
  }
}

/// A clock whose sleepers are woken by hand; cancellation wakes one too.
actor Sleeper {
  private var sleepers: [Int: CheckedContinuation<Void, Never>] = [:]
  private var next = 0
  private(set) var durations: [Duration] = []

  var count: Int { sleepers.count }

  func sleep(_ duration: Duration) async throws {
    durations.append(duration)
    next += 1
    let number = next
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled { continuation.resume() } else { sleepers[number] = continuation }
      }
    } onCancel: {
      Task { await self.wake(number) }
    }
    try Task.checkCancellation()
  }

  private func wake(_ number: Int) {
    sleepers.removeValue(forKey: number)?.resume()
  }

  func wake() {
    for continuation in sleepers.values { continuation.resume() }
    sleepers.removeAll()
  }
}
