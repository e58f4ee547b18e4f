import FacetSearch
import Facets
import Foundation
import LoopbackServer
import Testing

/// A search that is cancelled stays so although its transport brings an answer.
@MainActor @Suite(.timeLimit(.minutes(3)))
struct CancelledAnswerTests {
  private let transport = DeafTransport()
  private let searcher: HitsSearcher

  init() {
    searcher = HitsSearcher(
      client: SearchClient(appID: "APP", apiKey: "key", transport: transport), indexName: "shop")
  }

  private func start(_ text: String, as number: Int) async -> Task<SearchError?, Never> {
    searcher.request.query.query = text
    let task = Task {
      await searchError { () throws(SearchError) in _ = try await searcher.performSearch() }
    }
    #expect(await waitUntil { await transport.count == number })
    return task
  }

  @Test func newerAnswerCameFirst() async {
    let recorder = Recorder(searcher)
    let older = await start("red", as: 1)
    let newer = await start("green", as: 2)
    await transport.answer(1)
    #expect(await newer.value == nil)
    await transport.answer(0)
    #expect(await older.value?.kind == .cancelled)
    #expect(recorder.shownQueries == ["green"] && recorder.errors.isEmpty)
  }

  @Test func taskWasCancelled() async {
    let recorder = Recorder(searcher)
    let search = await start("red", as: 1)
    search.cancel()
    await transport.answer(0)
    #expect(await search.value?.kind == .cancelled)
    #expect(recorder.results.isEmpty && recorder.errors.isEmpty && !searcher.isSearching)
  }

  @Test func searcherWasCancelled() async {
    let search = await start("red", as: 1)
    searcher.cancel()
    await transport.answer(0)
    let error = await search.value
    #expect(error?.kind == .cancelled && error?.path == "/1/indexes/*/queries")
    #expect(searcher.results == nil)
  }
}

/// A transport that does not notice cancellation. Its answers wait until they are let go.
private actor DeafTransport: Transport {
  private var waiting: [CheckedContinuation<Void, Never>] = []

  var count: Int { waiting.count }

  func answer(_ number: Int) { waiting[number].resume() }

  func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
    await withCheckedContinuation { waiting.append($0) }
    return TransportResponse(status: 200, body: Data(#"{"results":[{"nbHits":1}]}"#.utf8))
  }
}
