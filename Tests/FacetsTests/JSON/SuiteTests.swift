@testable import Facets
import ReferenceFacets
import Testing

/// The JSON test suite: `y_` must be accepted, `n_` must be rejected, `i_` may be either.
@Suite(.needsCorpus)
struct SuiteTests {
  /// The places of a response where a document may stand as a value.
  static let places: [(before: String, after: String)] = [
    (#"{"x":"#, "}"),
    (#"{"hits":[{"id":1,"x":"#, "}]}"),
    (#"{"hits":[0,"#, "]}"),
    (#"{"userData":[0,"#, "]}"),
    (#"{"renderingContent":{"redirect":{"x":"#, "}}}"),
    (#"{"facetHits":[{"value":"v","x":"#, "}]}"),
    (#"{"facets_stats":{"price":{"x":"#, "}}}"),
  ]

  private func placed(_ file: Corpus.File) -> [[UInt8]] {
    SuiteTests.places.map { Array($0.before.utf8) + file.bytes + Array($0.after.utf8) }
  }

  @Test func acceptsEveryValidDocument() throws {
    for file in try Corpus.suite("y_", count: 95) {
      #expect(throws: Never.self, "\(file.name)") { try validate(file.bytes) }
      for bytes in placed(file) {
        #expect(throws: Never.self, "\(file.name)") {
          let response = try decode(bytes)
          let reference = try OrderedResponse.responses(in: bytes)
          #expect(differences(between: response, and: reference[0]) == [], "\(file.name)")
        }
      }
    }
  }

  @Test func decodesValidDocumentsThatAreObjects() throws {
    var objects = 0
    for file in try Corpus.suite("y_", count: 95) {
      guard case .object = try ReferenceJSON(parsing: file.bytes).root.value else { continue }
      objects += 1
      #expect(throws: Never.self, "\(file.name)") { _ = try decode(file.bytes) }
      #expect(throws: Never.self, "\(file.name)") { _ = try decodeAny(file.bytes) }
    }
    #expect(objects > 10)
  }

  @Test func rejectsEveryInvalidDocument() throws {
    for file in try Corpus.suite("n_", count: 188) {
      #expect(throws: ScanFailure.self, "\(file.name)") { try validate(file.bytes) }
      #expect(throws: FacetDecodingError.self, "\(file.name)") { _ = try decode(file.bytes) }
      #expect(throws: FacetDecodingError.self, "\(file.name)") { _ = try decodeAny(file.bytes) }
      #expect(throws: FacetDecodingError.self, "\(file.name)") { _ = try decodeMultiQuery(file.bytes) }
      #expect(throws: ReferenceError.self, "\(file.name)") { _ = try ReferenceJSON(parsing: file.bytes) }
      for bytes in placed(file) {
        #expect(throws: FacetDecodingError.self, "\(file.name)") { _ = try decode(bytes) }
      }
    }
  }

  @Test func agreesWithTheReferenceWhereEitherIsRight() throws {
    var accepted = 0
    for file in try Corpus.suite("i_", count: 35) {
      let isValid = accepts { _ = try ReferenceJSON(parsing: file.bytes) }
      #expect(accepts { try validate(file.bytes) } == isValid, "\(file.name)")
      accepted += isValid ? 1 : 0
      for bytes in placed(file) {
        let reference = try? OrderedResponse.responses(in: bytes)
        let response = try? decode(bytes)
        #expect((response == nil) == (reference == nil), "\(file.name)")
        if let response, let reference {
          #expect(differences(between: response, and: reference[0]) == [], "\(file.name)")
        }
      }
    }
    // As Documentation/Reliability.md says.
    #expect(accepted == 11)
  }
}
