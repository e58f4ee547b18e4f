import BenchmarkHarness
import Foundation

/// The response as an app would declare it for `JSONDecoder`, as lean as that decoder allows: hits and other raw JSON
/// are counted and passed over, since ours keeps them as raw JSON and `JSONDecoder` has no such thing.
struct JSONDecoderModel: Decodable, Equatable {
  /// A value that is not looked at.
  struct Passed: Decodable, Equatable {
    init() {}
    init(from decoder: any Decoder) {}
  }

  /// An order of attributes or values.
  struct Rule: Decodable, Equatable {
    var order: [String]?
    var hide: [String]?
    var sortRemainingBy: String?
  }

  struct FacetOrdering: Decodable, Equatable {
    var facets: Rule?
    var values: [String: Rule]?
  }

  struct Rendering: Decodable, Equatable {
    var facetOrdering: FacetOrdering?
    var redirect: Passed?
  }

  struct Stats: Decodable, Equatable {
    var min, max, avg, sum: Double?
  }

  struct Exhaustive: Decodable, Equatable {
    var facetsCount, nbHits, typo, facetValues, rulesMatch: Bool?
  }

  var facets: [String: [String: Int]]?
  // swift-format-ignore: AlwaysUseLowerCamelCase
  var facets_stats: [String: Stats]?
  var hits: [Passed]?
  var renderingContent: Rendering?
  var userData: Passed?
  var nbHits, nbSortedHits, page, nbPages, hitsPerPage, processingTimeMS: Int?
  var query, params, index, queryID: String?
  var exhaustive: Exhaustive?
  var exhaustiveFacetsCount, exhaustiveNbHits, exhaustiveTypo: Bool?

  /// Decodes a document of either form.
  static func decoded(_ data: Data, isMultiQuery: Bool) throws -> [JSONDecoderModel] {
    if isMultiQuery {
      return try JSONDecoder().decode([String: [JSONDecoderModel]].self, from: data)["results"] ?? []
    }
    return [try JSONDecoder().decode(JSONDecoderModel.self, from: data)]
  }
}
