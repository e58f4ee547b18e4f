import BenchmarkHarness
import Foundation
import ReferenceFacets

/// The response as an app would declare it for `JSONDecoder`, as lean as that decoder allows: hits and other raw JSON
/// are counted and passed over, since ours keeps them as raw JSON and `JSONDecoder` has no such thing.
struct JSONDecoderModel: Decodable {
  /// A value that is not looked at.
  struct Passed: Decodable {
    init(from decoder: any Decoder) {}
  }

  struct FacetOrdering: Decodable {
    var facets: ReferenceRenderingContent.FacetsOrder?
    var values: [String: ReferenceRenderingContent.ValuesOrder]?
  }

  struct Rendering: Decodable {
    var facetOrdering: FacetOrdering?
    var redirect: Passed?
  }

  var facets: [String: [String: Int]]?
  // swift-format-ignore: AlwaysUseLowerCamelCase
  var facets_stats: [String: ReferenceResponse.Stats]?
  var hits: [Passed]?
  var renderingContent: Rendering?
  var userData: Passed?
  var nbHits, nbSortedHits, page, nbPages, hitsPerPage, processingTimeMS: Int?
  var query, params, index, queryID: String?
  var exhaustive: ReferenceResponse.Exhaustive?
  var exhaustiveFacetsCount, exhaustiveNbHits, exhaustiveTypo: Bool?

  /// Decodes a document of either form; the number of responses.
  static func decode(_ data: Data, isMultiQuery: Bool) throws -> Int {
    if isMultiQuery {
      return try JSONDecoder().decode([String: [JSONDecoderModel]].self, from: data)["results"]?.count ?? 0
    }
    keep(try JSONDecoder().decode(JSONDecoderModel.self, from: data))
    return 1
  }
}
