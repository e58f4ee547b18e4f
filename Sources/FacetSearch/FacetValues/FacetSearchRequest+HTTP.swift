import Facets
import Foundation

extension FacetSearchRequest {
  /// The path of the request. Names are percent-encoded, so that a `/` in one does not change the route.
  var path: String {
    "/1/indexes/\(percentEncodedSegment(indexName))/facets/\(percentEncodedSegment(facetName.rawValue))/query"
  }

  /// The body in the documented form: the text beside the parameters of the search.
  var body: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let params = parameters.urlQuery
    let body = Body(
      facetQuery: facetQuery, maxFacetHits: maxFacetHits, params: params.isEmpty ? nil : params)
    // Encoding strings and an integer cannot fail.
    return (try? encoder.encode(body)) ?? Data("{}".utf8)
  }

  private struct Body: Encodable {
    let facetQuery: String
    let maxFacetHits: Int?
    let params: String?
  }

  /// The search's parameters without those about hits and counts, and without the facet's own `or` filters.
  private var parameters: SearchParameters {
    var result = query
    result.facets = []
    result.page = nil
    result.hitsPerPage = nil
    result.maxValuesPerFacet = nil
    for id in result.filters.groupIDs where id.operator == .or {
      result.filters.delete(from: id) {
        $0.attribute.rawValue.utf8.elementsEqual(facetName.rawValue.utf8)
      }
    }
    return result
  }
}
