import BenchmarkHarness
import Foundation

/// The same model from `JSONSerialization`'s tree, as an app would fill it by hand.
extension JSONDecoderModel {
  /// Parses a document of either form and fills the models.
  static func serialized(_ data: Data, isMultiQuery: Bool) throws -> [JSONDecoderModel] {
    guard let root = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw Mismatch("JSONSerialization: no object")
    }
    if !isMultiQuery { return [JSONDecoderModel(root)] }
    return (root["results"] as? [Any] ?? []).compactMap { $0 as? [String: Any] }.map(JSONDecoderModel.init)
  }

  private init(_ object: [String: Any]) {
    facets = (object["facets"] as? [String: Any])?.mapValues(JSONDecoderModel.counts)
    facets_stats = (object["facets_stats"] as? [String: Any])?.compactMapValues { $0 as? [String: Any] }
      .mapValues { stats in
        Stats(
          min: stats["min"] as? Double, max: stats["max"] as? Double, avg: stats["avg"] as? Double,
          sum: stats["sum"] as? Double)
      }
    hits = (object["hits"] as? [Any]).map { [Passed](repeating: Passed(), count: $0.count) }
    renderingContent = (object["renderingContent"] as? [String: Any]).map { rendering in
      Rendering(
        facetOrdering: (rendering["facetOrdering"] as? [String: Any]).map { FacetOrdering($0) },
        redirect: JSONDecoderModel.passed(rendering["redirect"]))
    }
    userData = JSONDecoderModel.passed(object["userData"])
    (nbHits, nbSortedHits) = (object["nbHits"] as? Int, object["nbSortedHits"] as? Int)
    (page, nbPages) = (object["page"] as? Int, object["nbPages"] as? Int)
    (hitsPerPage, processingTimeMS) = (object["hitsPerPage"] as? Int, object["processingTimeMS"] as? Int)
    (query, params) = (object["query"] as? String, object["params"] as? String)
    (index, queryID) = (object["index"] as? String, object["queryID"] as? String)
    exhaustive = (object["exhaustive"] as? [String: Any]).map { exhaustive in
      Exhaustive(
        facetsCount: exhaustive["facetsCount"] as? Bool, nbHits: exhaustive["nbHits"] as? Bool,
        typo: exhaustive["typo"] as? Bool, facetValues: exhaustive["facetValues"] as? Bool,
        rulesMatch: exhaustive["rulesMatch"] as? Bool)
    }
    exhaustiveFacetsCount = object["exhaustiveFacetsCount"] as? Bool
    exhaustiveNbHits = object["exhaustiveNbHits"] as? Bool
    exhaustiveTypo = object["exhaustiveTypo"] as? Bool
  }

  /// `null` is as good as absent.
  private static func passed(_ value: Any?) -> Passed? { value == nil || value is NSNull ? nil : Passed() }

  private static func counts(_ values: Any) -> [String: Int] {
    guard let values = values as? [String: Any] else { return [:] }
    return values.compactMapValues { ($0 as? NSNumber)?.intValue }
  }
}

extension JSONDecoderModel.FacetOrdering {
  fileprivate init(_ object: [String: Any]) {
    facets = (object["facets"] as? [String: Any]).map { JSONDecoderModel.Rule($0) }
    values = (object["values"] as? [String: Any])?.compactMapValues { $0 as? [String: Any] }
      .mapValues { JSONDecoderModel.Rule($0) }
  }
}

extension JSONDecoderModel.Rule {
  fileprivate init(_ object: [String: Any]) {
    order = object["order"] as? [String]
    hide = object["hide"] as? [String]
    sortRemainingBy = object["sortRemainingBy"] as? String
  }
}
