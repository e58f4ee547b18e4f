import FacetSearch
import FacetWidgets
import Facets
import LoopbackServer

/// A server, a searcher that asks it over HTTP, and the five widgets connected to their panes.
///
/// Everything that the demo knows about searching is here; the rest is drawing.
@MainActor final class SearchSession {
  private let filterState = FilterState()
  private let searcher: HitsSearcher
  private let server: LoopbackServer
  private var connectors: [AnyObject] = []

  /// Connects `panes` and searches for everything.
  ///
  /// - Throws: Where the server finds no port.
  init(catalog: Catalog, panes: Panes) throws {
    server = try LoopbackServer(engine: catalog.engine, lifetime: .infinity)
    let client = SearchClient(
      appID: LoopbackServer.appID, apiKey: LoopbackServer.apiKey,
      hosts: [SearchHost("127.0.0.1", scheme: .http, port: server.port)])
    searcher = HitsSearcher(client: client, indexName: catalog.indexName)
    searcher.request.query.facets = catalog.facets + [.tags]
    searcher.request.query.hitsPerPage = 100
    searcher.connectFilterState(filterState)
    connectors = [
      dynamicFacetList(catalog, panes.facets),
      TagFilterListConnector(
        tagFilters: catalog.tags, filterState: filterState, operator: .and, groupName: "tags",
        controller: panes.tags),
      HierarchicalConnector(
        searcher: searcher, filterState: filterState, hierarchicalAttributes: catalog.hierarchy,
        separator: catalog.separator, controller: panes.categories),
      RelevantSortConnector(searcher: searcher, controller: panes.sort),
      FilterToggleConnector(filterState: filterState, filter: catalog.toggle, controller: panes.toggle),
    ]
    connectHits(catalog, panes)
    panes.query.onEdit = { [searcher] text in
      searcher.request.query.query = text
      searcher.request.query.page = nil
      searcher.search()
    }
    searcher.search()
  }

  private func dynamicFacetList(_ catalog: Catalog, _ pane: FacetsPane) -> DynamicFacetListConnector {
    var modes: [Attribute: SelectionMode] = [:]
    var groups: [Attribute: FilterGroupDescriptor] = [:]
    for attribute in catalog.disjunctiveFacets {
      modes[attribute] = .multiple
      groups[attribute] = (attribute.rawValue, .or)
    }
    return DynamicFacetListConnector(
      searcher: searcher, filterState: filterState, selectionModeForAttribute: modes,
      filterGroupForAttribute: groups, controller: pane)
  }

  private func connectHits(_ catalog: Catalog, _ panes: Panes) {
    searcher.onResults.subscribe(with: panes.hits) { hits, results in
      hits.show(results.hits.map(catalog.lines) ?? [], count: results.nbHits, sorted: results.nbSortedHits)
    }
    searcher.onResults.subscribe(with: panes.tags) { tags, results in tags.counts = results[.tags] }
    searcher.onError.subscribe(with: panes.hits) { hits, error in hits.show(error) }
  }

  /// The filters as the requests spell them.
  var filters: String { filterState.filters.description }

  /// Removes all filters of all widgets.
  func clearFilters() {
    filterState.removeAll()
    filterState.notifyChange()
  }
}
