import Facets
import Foundation
import LoopbackServer
import Testing

@testable import FacetSearch

/// Searches that are cancelled at every stage of an answer: the searcher goes on as if they had never been.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct CancellationTests {
  private static let body = #"{"results":[{"nbHits":7,"facets":{"brand":{"Zed":4,"Acme":3}}}]}"#

  /// The server stops behind every tenth byte of its answer until the client has gone.
  @MainActor @Test func cancelledWhileTheAnswerComes() async throws {
    let whole = Array(answer(CancellationTests.body).utf8)
    let stage = Stage()
    let server = try HostileServer { _, connection in
      guard let count = stage.current else { return connection.send(whole) }
      connection.send(Array(whole[..<count]))
      stage.arrivals.increment()
      // Until the client closes, which it does since its task was cancelled.
      if connection.waitForClient() { stage.departures.increment() }
      return false
    }
    let policy = RetryPolicy(timeout: .seconds(30))
    let client = SearchClient(hosts: [server.host()], policy: policy, transport: URLSessionTransport())
    let searcher = HitsSearcher(client: client, indexName: "shop")
    var faults = 0
    for count in stride(from: 0, to: whole.count, by: 10) {
      stage.hold(at: count)
      let task = Task {
        await searchError { () throws(SearchError) in _ = try await searcher.performSearch() }
      }
      #expect(await waitUntil { stage.arrivals.value == faults + 1 })
      task.cancel()
      #expect(await task.value?.kind == .cancelled, "\(count) bytes")
      // The connection is closed, so that the server does not go on sending.
      #expect(await waitUntil { stage.departures.value == faults + 1 })
      #expect(searcher.results == nil && !searcher.isSearching)
      faults += 1
    }
    #expect(faults == (whole.count + 9) / 10 && faults > 10)
    stage.hold(at: nil)
    #expect(try await searcher.performSearch().nbHits == 7)
    server.stop()
  }

  /// Cancelled at any moment, decoding and merging included: `cancelled` or the whole results, nothing between.
  @MainActor @Test func cancelledAtAnyMoment() async throws {
    let server = try HostileServer { _, connection in
      connection.send(answer(CancellationTests.body))
      return true
    }
    let client = SearchClient(
      hosts: [server.host()], policy: RetryPolicy(timeout: .seconds(30)), transport: URLSessionTransport())
    let searcher = HitsSearcher(client: client, indexName: "shop")
    var cancelled = 0
    var finished = 0
    for round in 0..<150 {
      let task = Task { () -> Result<SearchResults, SearchError> in
        do throws(SearchError) { return .success(try await searcher.performSearch()) } catch {
          return .failure(error)
        }
      }
      try await Task.sleep(for: .microseconds(round * 20))
      task.cancel()
      switch await task.value {
      case .success(let results):
        #expect(results.nbHits == 7 && results["brand"].count == 2)
        finished += 1
      case .failure(let error):
        #expect(error.kind == .cancelled)
        cancelled += 1
      }
    }
    #expect(cancelled + finished == 150)
    #expect(cancelled > 0)
    #expect(try await searcher.performSearch().nbHits == 7)
    server.stop()
  }
}

/// Where the server of a test stops. The lock guards the place.
private final class Stage: @unchecked Sendable {
  private let lock = NSLock()
  private var place: Int?
  /// How often the server stopped there, and how often the client has gone then.
  let arrivals = Tally()
  let departures = Tally()

  var current: Int? { lock.withLock { place } }

  func hold(at count: Int?) { lock.withLock { place = count } }
}
