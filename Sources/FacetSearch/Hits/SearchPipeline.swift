/// From a plan to its results, off the main actor: write the body, send it, decode the answer, put it together.
struct SearchPipeline: Sendable {
  /// The path of a multi-query.
  static let path = "/1/indexes/*/queries"

  let client: SearchClient
  private let writer = RequestWriter()
  private let decoder: ResponseDecoder

  init(client: SearchClient) {
    self.client = client
    decoder = ResponseDecoder(client: client)
  }

  @concurrent
  func outcome(of plan: QueryPlan) async -> Result<SearchResults, SearchError> {
    do throws(SearchError) {
      let body = await writer.body(of: plan.queries)
      let answer = try await client.post(path: SearchPipeline.path, body: body)
      let responses = try await decoder.responses(in: answer, path: SearchPipeline.path)
      return .success(try plan.results(responses))
    } catch {
      return .failure(error)
    }
  }
}
