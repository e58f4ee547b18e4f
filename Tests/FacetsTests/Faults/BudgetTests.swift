@testable import Facets
import ReferenceFacets
import Testing

/// Memory that runs out at every point of a decode: an error or the whole result, and a decoder that goes on.
struct BudgetTests {
  /// What came of decoding one body with many budgets.
  private struct Outcome {
    var faults = 0
    var results = 0
    /// The largest budget that was too small, and the smallest that was enough.
    var largestFault = -1
    var smallestSuccess = Int.max
    /// The offsets of the failures: as many places where memory ran out.
    var places: Set<Int> = []
  }

  /// Decodes `bytes` with the budgets from 0 in steps, and with more than enough at the end.
  private func decode(_ bytes: [UInt8], budgets: Int, _ name: String) throws -> Outcome {
    let reference = try OrderedResponse.responses(in: bytes, form: .any)
    let need = try #require(decodeAny(bytes).first).memoryFootprint
    var outcome = Outcome()
    for number in 0..<budgets {
      let budget = need * number / (budgets - 1)
      var decoder = FacetDecoder(limits: .init(memory: budget))
      do throws(FacetDecodingError) {
        let responses = try decoder.decodeAny(bytes)
        #expect(differences(between: responses, and: reference) == [], "\(name), \(budget) bytes")
        #expect(responses[0].memoryFootprint <= budget)
        outcome.results += 1
        outcome.smallestSuccess = min(outcome.smallestSuccess, budget)
      } catch {
        #expect(error.kind == .memoryLimitExceeded, "\(name), \(budget) bytes")
        #expect(error.offset >= 0 && error.offset <= bytes.count)
        outcome.faults += 1
        outcome.largestFault = max(outcome.largestFault, budget)
        outcome.places.insert(error.offset)
      }
      #expect(isGoodAfterwards(&decoder, budget), "\(name), \(budget) bytes")
    }
    return outcome
  }

  /// The bytes that ``tiny`` needs, found by trying.
  private static let tinyNeed = (0...64).map { $0 * 1024 }.first { budget in
    var decoder = FacetDecoder(limits: .init(memory: budget))
    return (try? decoder.decode(tiny)) != nil
  }
  private static let tiny = Array(#"{"facets":{"a":{"x":1}}}"#.utf8)

  /// Whether a decoder that may have failed decodes what a new one with its budget decodes.
  private func isGoodAfterwards(_ decoder: inout FacetDecoder, _ budget: Int) -> Bool {
    guard let need = BudgetTests.tinyNeed else { return false }
    let response = try? decoder.decode(BudgetTests.tiny)
    // Between two tries of the search above nothing is known.
    if budget > need - 1024 && budget < need { return true }
    return budget < need ? response == nil : response?.rows("a") == [Row("x", 1)]
  }

  @Test(arguments: GrowingBodies.all)
  func everyColumnRunsOut(body: GrowingBodies.Body) throws {
    let outcome = try decode(body.bytes, budgets: 100, body.name)
    #expect(outcome.faults + outcome.results == 100)
    #expect(outcome.faults >= 40 && outcome.results >= 1)
    // While the input is copied, and at least at one place within the body.
    #expect(outcome.places.contains(0) && outcome.places.count >= 2)
    // More memory never does harm.
    #expect(outcome.largestFault < outcome.smallestSuccess)
  }

  @Test(.needsCorpus, arguments: 0..<6)
  func corpusFiles(index: Int) throws {
    let file = try Corpus.responses()[index]
    let outcome = try decode(file.bytes, budgets: 40, file.name)
    #expect(outcome.faults + outcome.results == 40)
    #expect(outcome.faults >= 30 && outcome.results >= 1)
    #expect(outcome.largestFault < outcome.smallestSuccess)
  }

  /// The same decoder, big and small bodies in turn: what it accepts does not depend on what came before.
  @Test func acceptanceDoesNotDependOnTheHistory() throws {
    var random = SplitMix64(seed: 11)
    let bodies = GrowingBodies.all.map(\.bytes)
    let budgets = [60_000, 120_000, 250_000, 500_000]
    var accepted = 0
    var faults = 0
    for budget in budgets {
      var decoder = FacetDecoder(limits: .init(memory: budget))
      var held: [FacetResponseList] = []
      for _ in 0..<100 {
        let body = random.pick(bodies)
        var fresh = FacetDecoder(limits: .init(memory: budget))
        let expected = try? fresh.decodeAny(body)
        let responses = try? decoder.decodeAny(body)
        #expect((responses == nil) == (expected == nil), "\(budget) bytes")
        if let responses, let expected {
          #expect(responses.map(\.json) == expected.map(\.json))
          held.append(responses)
          if held.count > 2 { held.removeFirst() }
          accepted += 1
        } else {
          faults += 1
        }
      }
    }
    #expect(accepted + faults == 400)
    #expect(accepted > 50 && faults > 50)
  }

  @Test func responsesHeldBeforeAFaultStayIntact() throws {
    var decoder = FacetDecoder(limits: .init(memory: 100_000))
    let held = try decoder.decode(RecyclingTests.json(1))
    var faults = 0
    for body in GrowingBodies.all {
      for _ in 0..<4 where (try? decoder.decodeAny(body.bytes)) == nil { faults += 1 }
      #expect(RecyclingTests.isIntact(held, 1))
      #expect(RecyclingTests.isIntact(try decoder.decode(RecyclingTests.json(2)), 2))
    }
    #expect(faults >= 20)
  }
}
