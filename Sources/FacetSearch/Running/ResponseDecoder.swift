import Facets
import Foundation

/// Decodes one answer after the other with one decoder, which reuses the memory of responses that are gone.
actor ResponseDecoder {
  private let client: SearchClient
  private var decoder: FacetDecoder

  /// Decodes what comes from `client`, within its limits.
  init(client: SearchClient) {
    self.client = client
    decoder = FacetDecoder(limits: client.limits)
  }

  /// The responses of a multi-query's answer, which came from `path`.
  func responses(in answer: Data, path: String) throws(SearchError) -> FacetResponseList {
    do throws(FacetDecodingError) {
      return try decoder.decodeMultiQuery(answer)
    } catch {
      throw client.searchError(error, path: path)
    }
  }

  /// The response of a single query's answer, which came from `path`.
  func response(in answer: Data, path: String) throws(SearchError) -> FacetResponse {
    do throws(FacetDecodingError) {
      return try decoder.decode(answer)
    } catch {
      throw client.searchError(error, path: path)
    }
  }
}
