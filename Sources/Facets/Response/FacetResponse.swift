/// A decoded search response: an immutable value over columns in one block of memory.
///
/// It holds on to that memory, so it outlives its ``FacetDecoder`` and may go to another task; the memory is free for
/// reuse once the response and every ``Facet``, ``FacetList``, ``Hits`` and ``RawJSON`` made from it are gone.
/// A member is nil where the response lacks it or says `null`; an empty one is not nil.
public struct FacetResponse: Sendable {
  let storage: ResponseStorage
  private let record: Int

  init(storage: ResponseStorage, row: Int) {
    self.storage = storage
    record = row
  }

  var row: ResponseRecord { storage.columns.responses[record] }

  private func text(_ text: TextRange?) -> String? { text.map { storage.string($0) } }

  private func json(_ text: TextRange?) -> RawJSON? { text.map { RawJSON(storage: storage, text: $0) } }

  /// The number of hits that match the query.
  public var nbHits: Int? { row.nbHits }
  /// The number of hits that relevant sorting kept; nil where the index is not a virtual replica.
  public var nbSortedHits: Int? { row.nbSortedHits }
  /// The page of this response, from 0.
  public var page: Int? { row.page }
  /// The number of pages.
  public var nbPages: Int? { row.nbPages }
  /// The number of hits on a page.
  public var hitsPerPage: Int? { row.hitsPerPage }
  /// The engine's time for the query, in milliseconds.
  public var processingTimeMS: Int? { row.processingTimeMS }
  /// The text that was searched for. Complexity: O(length).
  public var query: String? { text(row.query) }
  /// The query's parameters as a URL query string. Complexity: O(length).
  public var params: String? { text(row.params) }
  /// The name of the index that answered. Complexity: O(length).
  public var index: String? { text(row.index) }
  /// The identifier that events about this response refer to. Complexity: O(length).
  public var queryID: String? { text(row.queryID) }
  /// What rules attached to the response, as JSON.
  public var userData: RawJSON? { json(row.userData) }
  /// The whole response as JSON, for members that this type does not read.
  public var json: RawJSON { RawJSON(storage: storage, text: row.json) }

  /// The hits of this page, each as JSON.
  public var hits: Hits? {
    guard let rows = row.hits, let json = json(row.hitsJSON) else { return nil }
    return Hits(storage: storage, rows: rows.range, json: json)
  }

  /// The attributes and their values, in the response's order.
  public var facets: Facets? { row.facets.map { Facets(storage: storage, rows: $0.range) } }

  /// The values that a search for facet values found, with their highlighted form.
  public var facetHits: FacetList? {
    row.facetHits.map {
      FacetList(.highlightedRows(storage, $0.range, firstHighlight: Int(row.firstHighlight)))
    }
  }

  /// The bytes that the response keeps alive, shared by the responses of one multi-query.
  public var memoryFootprint: Int { storage.byteCount }
}

/// The responses of a multi-query, in the order of its queries; they share one block of memory.
public struct FacetResponseList: RandomAccessCollection, Sendable {
  private let storage: ResponseStorage

  init(storage: ResponseStorage) {
    self.storage = storage
  }

  /// Always 0.
  public var startIndex: Int { 0 }

  /// The number of responses.
  public var endIndex: Int { storage.columns.responses.count }

  /// The response to query number `position`.
  public subscript(position: Int) -> FacetResponse {
    precondition(position >= 0 && position < endIndex, "index out of range")
    return FacetResponse(storage: storage, row: position)
  }
}
