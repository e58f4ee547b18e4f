import FacetSearch
import Facets
import Foundation
import ReferenceFacets
import Testing

/// Real responses: equal to both references.
@Suite(.needsCorpus)
struct CorpusResponseTests {
  @Test func equalsTheOrderedReferenceInSourceOrder() throws {
    for file in try Corpus.responses() {
      let references = try OrderedResponse.responses(in: file.bytes, form: .any)
      let responses = try decodeAny(file.bytes)
      #expect(differences(between: responses, and: references) == [], "\(file.name)")
      #expect(responses.allSatisfy { ($0.facets?.valueCount ?? 0) > 0 }, "\(file.name)")
    }
  }

  @Test func equalsWhatJSONDecoderReads() throws {
    var multi = 0
    for file in try Corpus.responses() {
      var decoder = FacetDecoder()
      let data = Data(file.bytes)
      if file.name.hasSuffix("-multi.json") {
        let model = try JSONDecoder().decode(ReferenceMultiResponse.self, from: data)
        #expect(differences(between: try decoder.decodeMultiQuery(data), and: model) == [], "\(file.name)")
        #expect(model.results.count > 1)
        multi += 1
      } else {
        let model = try JSONDecoder().decode(ReferenceResponse.self, from: data)
        #expect(differences(between: try decoder.decode(data), and: model) == [], "\(file.name)")
      }
    }
    #expect(multi == 1)
  }

  @Test func dictionariesEqualWhatJSONDecoderReads() throws {
    for file in try Corpus.responses() where !file.name.hasSuffix("-multi.json") {
      let model = try JSONDecoder().decode(ReferenceResponse.self, from: Data(file.bytes))
      let facets = try #require(try decode(file.bytes).facetsByAttribute())
      var counts: [String: [String: Int]] = [:]
      for (attribute, values) in facets {
        counts[attribute.rawValue] = Dictionary(
          values.map { ($0.value, $0.count) }, uniquingKeysWith: { first, _ in first })
      }
      #expect(counts == model.facets, "\(file.name)")
    }
  }
}
