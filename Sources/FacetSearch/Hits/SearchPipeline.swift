import Facets
import Foundation

/// From a plan to its results, off the main actor: write the body, send it, decode the answer, merge.
struct SearchPipeline: Sendable {
  /// The path of a multi-query.
  static let path = "/1/indexes/*/queries"

  let client: SearchClient
  private let decoder = ResponseDecoder()

  init(client: SearchClient) {
    self.client = client
  }

  @concurrent
  func outcome(of plan: QueryPlan) async -> Result<SearchResults, SearchError> {
    do throws(SearchError) {
      let answer = try await client.post(path: SearchPipeline.path, body: plan.body())
      let responses = try await decoder.responses(in: answer)
      if responses.count != plan.queryCount {
        throw SearchError(
          .wrongNumberOfResponses(expected: plan.queryCount, found: responses.count),
          path: SearchPipeline.path)
      }
      return .success(try plan.merge(responses))
    } catch {
      return .failure(error)
    }
  }
}

/// Decodes one answer after the other with one decoder, which reuses the memory of responses that are gone.
actor ResponseDecoder {
  private var decoder = FacetDecoder()

  /// The responses of a multi-query's answer.
  func responses(in answer: Data) throws(SearchError) -> FacetResponseList {
    do {
      return try decoder.decodeMultiQuery(answer)
    } catch {
      throw SearchError(.invalidResponse(error), path: SearchPipeline.path)
    }
  }

  /// The response of a single query's answer, which came from `path`.
  func response(in answer: Data, path: String) throws(SearchError) -> FacetResponse {
    do {
      return try decoder.decode(answer)
    } catch {
      throw SearchError(.invalidResponse(error), path: path)
    }
  }
}
