public import Facets

// Stand-ins until the branch `filters` is merged.
public struct SearchParameters: Hashable, Sendable {
  public var query: String?
  public var facets: [Attribute] = []
  public init() {}
}
public typealias MergedResponse = FacetResponse
import Foundation
extension FacetSearchRequest { var body: Data { Data() } }
