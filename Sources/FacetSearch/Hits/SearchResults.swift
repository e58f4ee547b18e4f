public import Facets

/// The answer to one search, with the counts of its disjunctive and hierarchical queries merged in, and the request that
/// it answers.
///
/// The members of the main query's response are its own: `results.nbHits`, `results.hits`, `results.renderingContent`.
/// Facets, their statistics and what is exhaustive come from all answers.
@dynamicMemberLookup
public struct SearchResults: Sendable {
  /// What was asked; with the filters as they were then.
  public let request: SearchRequest
  /// The answers, put together.
  public let merged: MergedFacets

  /// Results of `request`.
  public init(request: SearchRequest, merged: MergedFacets) {
    self.request = request
    self.merged = merged
  }

  /// The response to the main query.
  public var response: FacetResponse { merged.main }

  /// The member of ``response``.
  public subscript<Member>(dynamicMember member: KeyPath<FacetResponse, Member>) -> Member {
    response[keyPath: member]
  }

  /// The attributes with their values; see `MergedFacets`.
  public var facets: [AttributedFacets] { merged.facets }

  /// The values of `attribute`; empty where no answer has it.
  public subscript(attribute: Attribute) -> FacetList { merged[attribute] }

  /// The number of hits that have what `filter` names, as the facet counts tell; see `MergedFacets.count(of:)`.
  public func count(of filter: some FilterType) -> Int { merged.count(of: filter) }

  /// The statistics of `attribute`, or nil.
  public func facetStats(for attribute: Attribute) -> FacetStats? { merged.facetStats(for: attribute) }

  /// Which numbers are exact, as all answers say.
  public var exhaustive: FacetResponse.Exhaustive { merged.exhaustive }
}
