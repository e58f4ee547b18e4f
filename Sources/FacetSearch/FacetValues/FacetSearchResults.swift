public import Facets

/// The values that a search for facet values found.
public struct FacetSearchResults: Sendable {
  /// What was asked.
  public let request: FacetSearchRequest
  /// The values, each with its count and its highlighted form, without those that the request hides.
  public let facetHits: FacetList
  /// The whole answer.
  public let response: FacetResponse

  /// Results of `request`.
  public init(request: FacetSearchRequest, facetHits: FacetList, response: FacetResponse) {
    self.request = request
    self.facetHits = facetHits
    self.response = response
  }
}
