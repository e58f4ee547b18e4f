import Facets
import Foundation

extension FacetSearchRequest {
  /// The path of the request. Names are percent-encoded, so that a `/` in one does not change the route.
  var path: String {
    let index = String(percentEncoding: indexName)
    return "/1/indexes/\(index)/facets/\(String(percentEncoding: facetName.rawValue))/query"
  }

  /// The body in the documented form: the text beside the parameters of the search.
  var body: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let params = parameters.urlQuery
    let body = Body(
      facetQuery: facetQuery, maxFacetHits: wantedFacetHits, params: params.isEmpty ? nil : params)
    // Encoding strings and an integer cannot fail.
    return (try? encoder.encode(body)) ?? Data("{}".utf8)
  }

  /// As many values as are to be shown, and room for those that are hidden; the engine gives 100 at most.
  private var wantedFacetHits: Int? {
    if hiddenValues.isEmpty { return maxFacetHits }
    return min(shownFacetHits.addingClamped(hiddenValues.count), max(shownFacetHits, 100))
  }

  private var shownFacetHits: Int { max(maxFacetHits ?? 10, 0) }

  /// What is shown of the values that an answer has.
  func shown(_ facetHits: FacetList) -> FacetList {
    if hiddenValues.isEmpty { return facetHits }
    let hidden = Set(hiddenValues.map { Array($0.utf8) })
    return FacetList(facetHits.filter { !hidden.contains(Array($0.value.utf8)) }.prefix(shownFacetHits))
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
    result.filters.removeAlternatives(for: facetName)
    return result
  }
}
