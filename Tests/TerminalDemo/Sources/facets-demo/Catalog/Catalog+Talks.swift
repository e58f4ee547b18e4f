import FacetSearch
import Facets
import LoopbackServer

extension Catalog {
  /// The talks, the latest first.
  static func talks(_ records: [Record]) -> Catalog {
    var index = SearchIndex(records: TalkRecords.prepared(records))
    index.renderingContent = [
      "facetOrdering": [
        "facets": ["order": ["event_name", "speakers", "languages"]],
        "values": ["languages": ["sortRemainingBy": "alpha"]],
      ]
    ]
    return Catalog(
      title: "talks", indexName: "talks_virtual_date_desc", engine: Engine(indices: ["talks": index]),
      facets: ["event_name", "speakers", "languages"], disjunctiveFacets: ["event_name", "speakers"],
      tags: ["technology", "science", "culture", "global issues", "design", "entertainment"],
      hierarchy: TalkRecords.hierarchy,
      toggle: .numeric(
        Filter.Numeric(attribute: "viewed_count", operator: .greaterThanOrEqual, value: 1_000_000))
    ) { hits in
      hits.decodeEach(as: TalkHit.self).map { (try? $0.get())?.line ?? .unreadable }
    }
  }
}

private struct TalkHit: Decodable {
  let name: String
  let speakers: [String]

  var line: HitLine { HitLine(title: name, detail: speakers.joined(separator: ", ")) }
}
