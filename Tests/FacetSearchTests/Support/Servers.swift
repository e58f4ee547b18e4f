import FacetSearch
import Foundation
import LoopbackServer

extension SearchClient {
  /// Posts a multi-query for one page of the shop.
  @discardableResult
  func postShopQuery(_ params: String = "") async throws(SearchError) -> Data {
    let body: JSONValue = ["requests": [["indexName": "shop", "params": .string(params)]]]
    return try await post(path: "/1/indexes/*/queries", body: Data(body.text))
  }
}

/// The error that `body` throws.
nonisolated(nonsending) func searchError(_ body: nonisolated(nonsending) () async throws(SearchError) -> Void)
  async -> SearchError?
{
  do throws(SearchError) {
    try await body()
    return nil
  } catch {
    return error
  }
}
