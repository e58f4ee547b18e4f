public import Facets

/// Searches the values of one facet, for a search field above a facet list.
///
/// It follows the rules of ``HitsSearcher`` about the order of answers and what is told to whom.
@MainActor public final class FacetSearcher {
  /// What sends the requests.
  public let client: SearchClient
  /// What the next search asks. Changing it does not search.
  public var request: FacetSearchRequest

  /// The filters that searches take over; see ``connectFilterState(_:)``.
  public internal(set) var filterState: FilterState?

  weak var hitsSearcher: HitsSearcher?

  private let decoder: ResponseDecoder
  let runner = SearchRunner<FacetSearchRequest, FacetSearchResults>()

  /// A searcher of the values of `facetName`, over the engine's servers.
  public convenience init(appID: String, apiKey: String, indexName: String, facetName: Attribute) {
    self.init(client: SearchClient(appID: appID, apiKey: apiKey), indexName: indexName, facetName: facetName)
  }

  /// A searcher of the values of `facetName` that sends with `client`.
  public init(client: SearchClient, indexName: String, facetName: Attribute) {
    self.client = client
    decoder = ResponseDecoder(client: client)
    request = FacetSearchRequest(indexName: indexName, facetName: facetName)
  }

  /// Searches for ``request`` soon and returns at once; see ``HitsSearcher/search()``.
  public func search() {
    runner.schedule { [weak self] in self?.job() }
  }

  /// Searches for ``request`` now and waits for the answer, which the observers get too.
  ///
  /// - Returns: The values.
  /// - Throws: ``SearchError``, as ``HitsSearcher/performSearch()`` does.
  @discardableResult
  public func performSearch() async throws(SearchError) -> FacetSearchResults {
    try await runner.perform(job())
  }

  /// Stops all searches; nothing is told of them any more.
  public func cancel() {
    runner.cancel()
  }
}

extension FacetSearcher {
  /// The latest results.
  public var results: FacetSearchResults? { runner.results }

  /// Tells of all new ``results``.
  public var onResults: Observers<FacetSearchResults> { runner.onResults }

  /// Tells of an error of the latest search that was not cancelled.
  public var onError: Observers<SearchError> { runner.onError }

  /// Tells of every request when it is sent.
  public var onSearch: Observers<FacetSearchRequest> { runner.onSearch }

  /// Whether an answer is awaited.
  public var isSearching: Bool { runner.isSearching }

  /// How long ``search()`` waits for another call before it sends; nil sends at the end of the main actor's turn.
  public var debounce: Duration? {
    get { runner.debounce }
    set { runner.debounce = newValue }
  }
}

extension FacetSearcher {
  private func job() -> SearchRunner<FacetSearchRequest, FacetSearchResults>.Job {
    takeFilters()
    takeHiddenValues()
    return .init(request: request, path: request.path) { [client, decoder, request] in
      await FacetSearcher.outcome(of: request, client: client, decoder: decoder)
    }
  }

  @concurrent
  nonisolated private static func outcome(
    of request: FacetSearchRequest, client: SearchClient, decoder: ResponseDecoder
  ) async -> Result<FacetSearchResults, SearchError> {
    do throws(SearchError) {
      let answer = try await client.post(path: request.path, body: request.body)
      let response = try await decoder.response(in: answer, path: request.path)
      return .success(
        FacetSearchResults(
          request: request, facetHits: request.shown(response.facetHits ?? []), response: response))
    } catch {
      return .failure(error)
    }
  }
}

extension FacetSearcher: CustomReflectable {
  /// Shows the client, which shows no key. What the main actor guards is not shown, since a dump may come from anywhere.
  nonisolated public var customMirror: Mirror { Mirror(self, children: ["client": client]) }
}
