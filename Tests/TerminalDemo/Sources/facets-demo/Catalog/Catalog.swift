import FacetSearch
import Facets
import LoopbackServer

/// What the demo searches: records on the server, and what each widget shows of them.
struct Catalog: Sendable {
  /// The name to show.
  let title: String
  /// The index, a virtual replica, so that relevant sort has something to do.
  let indexName: String
  /// What answers.
  let engine: Engine
  /// The attributes of the dynamic facet list.
  let facets: [Attribute]
  /// Those of ``facets`` of which several values may be selected, joined by `or`.
  let disjunctiveFacets: [Attribute]
  /// The tags of the tag list.
  let tags: [Filter.Tag]
  /// The levels of the hierarchical menu.
  let hierarchy: [Attribute]
  /// What stands between the names in a value of ``hierarchy``.
  let separator = " > "
  /// The filter of the switch.
  let toggle: Filter
  /// Makes lines of hits.
  let lines: @Sendable (Hits) -> [HitLine]
}

/// A hit as the list shows it.
struct HitLine: Hashable, Sendable {
  /// What it is.
  let title: String
  /// More about it.
  let detail: String
}

extension Catalog {
  /// The record sets that can be asked for.
  enum Name: String, CaseIterable {
    case shop
    case talks
  }

  /// The records of that name; of nil the talks where they are to be found, otherwise the shop.
  ///
  /// - Throws: ``CatalogError``, and what reading the file throws.
  static func load(_ name: Name?) throws -> Catalog {
    switch name ?? (Talks.areAvailable ? .talks : .shop) {
    case .shop: return .shop
    case .talks:
      guard let records = try Talks.load() else { throw CatalogError.noCorpus }
      return .talks(records)
    }
  }
}

/// Why there are no records.
enum CatalogError: Error, CustomStringConvertible {
  /// The talks are not part of the project.
  case noCorpus

  var description: String { "the talks are in the folder that FACETS_CORPUS names, and it is not set" }
}
