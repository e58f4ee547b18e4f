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

  @Test func anyOfCanonicallyEquivalentAttributesEqualsTheOneThatJSONDecoderKeeps() throws {
    let json = #"""
      {"facets":{"\u00e9":{"x":1},"e\u0301":{"y":2}},"facets_stats":{"e\u0301":{"min":1},"\u00e9":{"min":2}},
       "renderingContent":{"facetOrdering":{"values":{"\u00e9":{"hide":["x"]},"e\u0301":{"hide":["z"]}}}}}
      """#
    let model = try JSONDecoder().decode(ReferenceResponse.self, from: Data(json.utf8))
    #expect(model.facetsStats?.count == 1)
    #expect(differences(between: try decode(json), and: model) == [])
    let other = json.replacing("\"min\":", with: "\"max\":")
    #expect(differences(between: try decode(other), and: model) != [])
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
