@testable import Facets
import ReferenceFacets
import Testing

/// One byte changed at random: an error or what the reference makes of the same bytes, never a trap.
struct CorruptionTests {
  /// A copy with one byte changed: to any byte, or to one that means something to JSON.
  private func corrupted(_ bytes: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    var result = bytes
    let position = Int.random(in: bytes.indices, using: &random)
    let old = bytes[position]
    while result[position] == old {
      result[position] =
        Bool.random(using: &random)
        ? UInt8.random(in: 0...255, using: &random) : random.pick(Array("{}[]:,\"\\u0123.eE-+ \ntfn".utf8))
    }
    return result
  }

  /// How much is compared: both decisions, what the library accepts, or nothing but that it does not trap.
  private enum Comparison {
    case decisions, accepted, none
  }

  /// Returns whether the library accepts.
  private func check(
    _ bytes: [UInt8], form: OrderedResponse.Form, _ comparison: Comparison, _ name: String
  ) -> Bool {
    var decoder = FacetDecoder()
    let responses: FacetResponseList?
    switch form {
    case .single: responses = (try? decoder.decode(bytes)).map { FacetResponseList(storage: $0.storage) }
    case .multi: responses = try? decoder.decodeMultiQuery(bytes)
    case .any: responses = try? decoder.decodeAny(bytes)
    }
    if comparison == .none || comparison == .accepted && responses == nil { return responses != nil }
    let references = try? OrderedResponse.responses(in: bytes, form: form)
    #expect((responses == nil) == (references == nil), "\(name)")
    if let responses, let references {
      #expect(differences(between: responses, and: references) == [], "\(name)")
    }
    return responses != nil
  }

  @Test(arguments: [("single", CompleteResponse.single), ("multi", CompleteResponse.multi)])
  func smallResponses(name: String, json: String) {
    var random = SplitMix64(seed: 4)
    let bytes = Array(json.utf8)
    var accepted = 0
    for round in 0..<1500 {
      let document = corrupted(bytes, &random)
      for form in [OrderedResponse.Form.any, name == "single" ? .single : .multi] {
        if check(document, form: form, .decisions, "\(name), round \(round)") { accepted += 1 }
      }
    }
    // Both outcomes were there to be compared.
    #expect(accepted > 100 && accepted < 2900)
  }

  /// Several bytes at once reach states that one does not.
  @Test func severalBytes() {
    var random = SplitMix64(seed: 5)
    for round in 0..<1500 {
      var bytes = Array(CompleteResponse.single.utf8)
      for _ in 0..<Int.random(in: 2...4, using: &random) { bytes = corrupted(bytes, &random) }
      _ = check(bytes, form: .any, .decisions, "round \(round)")
    }
  }

  /// The reference takes ten times as long as the decoder: a debug build compares every sixteenth of the documents that
  /// are accepted, a release build all of them.
  @Test(.needsCorpus, arguments: 0..<6)
  func corpusFiles(index: Int) throws {
    let file = try Corpus.responses()[index]
    var random = SplitMix64(seed: UInt64(index))
    var accepted = 0
    #if DEBUG
    let stride = 16
    #else
    let stride = 1
    #endif
    for round in 0..<1000 {
      let document = corrupted(file.bytes, &random)
      let comparison: Comparison = accepted % stride == 0 ? .accepted : .none
      if check(document, form: .any, comparison, "\(file.name), round \(round)") { accepted += 1 }
    }
    #expect(accepted > 50 && accepted < 950)
  }
}
