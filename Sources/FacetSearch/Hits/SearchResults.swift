public import Facets

/// The answer to one search: the response with the merged facets, and the request that it answers.
///
/// The response's members are its own: `results.nbHits`, `results.facets`, `results.renderingContent`.
@dynamicMemberLookup
public struct SearchResults: Sendable {
  /// What was asked.
  public let request: SearchRequest
  /// The answer to the main query, with the counts of the disjunctive and hierarchical ones merged in.
  public let response: MergedResponse

  /// The member of ``response``.
  public subscript<Member>(dynamicMember member: KeyPath<MergedResponse, Member>) -> Member {
    response[keyPath: member]
  }
}
