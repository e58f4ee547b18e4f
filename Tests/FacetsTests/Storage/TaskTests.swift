@testable import Facets
import Testing

/// Responses in other tasks than their decoder's; run under the thread sanitizer as well.
struct TaskTests {
  @Test func readersHoldResponsesWhileTheDecoderGoesOn() async throws {
    var decoder = FacetDecoder()
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<200 {
        guard let response = try? decoder.decode(RecyclingTests.json(number)) else {
          Issue.record("refused \(number)")
          continue
        }
        group.addTask { RecyclingTests.isIntact(response, number) }
        // Some are awaited, so that their storage comes back while others are still read.
        if number % 3 == 0, let isIntact = await group.next() { #expect(isIntact) }
      }
      for await isIntact in group { #expect(isIntact) }
    }
  }

  @Test func decoderMayMoveToAnotherTask() async throws {
    var decoder = FacetDecoder()
    let before = try decoder.decode(RecyclingTests.json(0))
    let moved = consume decoder
    let after = try await decodeElsewhere(moved, 1)
    #expect(RecyclingTests.isIntact(before, 0) && RecyclingTests.isIntact(after, 1))
  }

  @concurrent
  private func decodeElsewhere(_ decoder: consuming FacetDecoder, _ number: Int) async throws -> FacetResponse
  {
    try decoder.decode(RecyclingTests.json(number))
  }

  /// A decoder in an actor, as an app would keep it.
  @Test func actorsShareResponses() async throws {
    let server = DecodingActor()
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in 0..<100 {
        group.addTask {
          let response = try await server.decode(number)
          return RecyclingTests.isIntact(response, number) && RecyclingTests.isIntact(response, number)
        }
      }
      for try await isIntact in group { #expect(isIntact) }
    }
  }

  /// One list read by many at once.
  @Test func manyReadersOfOneResponse() async throws {
    let response = try decode(RecyclingTests.json(5, values: 300))
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<50 { group.addTask { RecyclingTests.isIntact(response, 5, values: 300) } }
      for await isIntact in group { #expect(isIntact) }
    }
  }
}

private actor DecodingActor {
  private var decoder = FacetDecoder()

  func decode(_ number: Int) throws -> FacetResponse { try decoder.decode(RecyclingTests.json(number)) }
}
