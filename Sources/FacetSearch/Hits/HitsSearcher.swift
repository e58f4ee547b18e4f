public import Facets

/// Searches an index and tells its observers about the results.
///
/// ```swift
/// let searcher = HitsSearcher(appID: "…", apiKey: "…", indexName: "shop")
/// searcher.request.query.facets = ["brand", "color"]
/// let token = searcher.onResults.subscribe { results in print(results.nbHits ?? 0) }
/// searcher.search()
/// ```
///
/// Results come in the order of the searches: an answer that is late, since a newer one has been shown, is dropped, and
/// so is an error of a search that a newer one has followed. Requests are sent, answers decoded and merged off the main actor.
@MainActor public final class HitsSearcher {
  /// What sends the requests.
  public let client: SearchClient
  /// What the next search asks. Changing it does not search.
  public var request: SearchRequest
  /// Whether further queries count the values of disjunctive and hierarchical facets as if their own filters were not
  /// there; see `FacetedSearch`. Without them a search is one query.
  public var isDisjunctiveFacetingEnabled = true
  /// The attributes that are disjunctive; nil means those that have a filter in an `or` group.
  public var disjunctiveAttributes: [Attribute]?
  /// Whether a selected value that no answer lists any longer stays in the facets, with count 0.
  public var keepSelectedEmptyFacets = false
  /// Facets whose values stay in all results, with count 0 where the answers to a search lack them: as a rule those of
  /// the search without filters, `searcher.results?.merged`. Nil, as at first, keeps none.
  public var baselineFacets: MergedFacets?

  /// The filters that searches take over; see ``connectFilterState(_:)``.
  public internal(set) var filterState: FilterState?
  var filterObservation: FilterObservation?
  /// Each as often as it has been added.
  var hierarchyList: [FacetHierarchy] = []

  private let pipeline: SearchPipeline
  let runner = SearchRunner<SearchRequest, SearchResults>()

  /// A searcher of the index `indexName` of an application, over the engine's servers.
  public convenience init(appID: String, apiKey: String, indexName: String) {
    self.init(client: SearchClient(appID: appID, apiKey: apiKey), indexName: indexName)
  }

  /// A searcher of the index `indexName` that sends with `client`.
  public init(client: SearchClient, indexName: String) {
    self.client = client
    request = SearchRequest(indexName: indexName)
    pipeline = SearchPipeline(client: client)
  }

  /// Searches for ``request`` soon and returns at once.
  ///
  /// All calls of one turn of the main actor are one search, for what the request is at the end of the turn; with
  /// ``debounce``, all calls that follow each other faster than that.
  public func search() {
    runner.schedule { [weak self] in self?.job() }
  }

  /// Searches for ``request`` now and waits for the answer, which the observers get too.
  ///
  /// - Returns: The answer.
  /// - Throws: ``SearchError``; of the kind `cancelled` when this task was cancelled or a newer search's answer came
  ///   first.
  @discardableResult
  public func performSearch() async throws(SearchError) -> SearchResults {
    try await runner.perform(job())
  }

  /// Stops all searches; nothing is told of them any more.
  public func cancel() {
    runner.cancel()
  }

  private func job() -> SearchRunner<SearchRequest, SearchResults>.Job {
    takeFilters()
    let search = FacetedSearch(
      indexName: request.indexName, parameters: request.query,
      disjunctiveAttributes: disjunctiveAttributes, hierarchies: hierarchies)
    let plan = QueryPlan(
      search, isFaceted: isDisjunctiveFacetingEnabled, keepsSelectedEmptyFacets: keepSelectedEmptyFacets,
      baseline: baselineFacets)
    return .init(request: request, path: SearchPipeline.path) { [pipeline] in
      await pipeline.outcome(of: plan)
    }
  }
}

extension HitsSearcher {
  /// The latest results.
  public var results: SearchResults? { runner.results }

  /// Tells of all new ``results``.
  public var onResults: Observers<SearchResults> { runner.onResults }

  /// Tells of an error of the latest search that was not cancelled; ``results`` stay what they were.
  public var onError: Observers<SearchError> { runner.onError }

  /// Tells of every request when it is sent.
  public var onSearch: Observers<SearchRequest> { runner.onSearch }

  /// Whether an answer is awaited.
  public var isSearching: Bool { runner.isSearching }

  /// How long ``search()`` waits for another call before it sends; nil sends at the end of the main actor's turn.
  public var debounce: Duration? {
    get { runner.debounce }
    set { runner.debounce = newValue }
  }

  /// So many searches may be under way, 5 by default; the oldest is cancelled for another one.
  public var maximumConcurrentSearches: Int {
    get { runner.limit }
    set { runner.limit = max(newValue, 1) }
  }
}

extension HitsSearcher: CustomReflectable {
  /// Shows the client, which shows no key. What the main actor guards is not shown, since a dump may come from anywhere.
  nonisolated public var customMirror: Mirror { Mirror(self, children: ["client": client]) }
}
