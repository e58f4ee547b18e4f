public import Facets
import Foundation

// Stand-ins until the branch `filters` is merged.
public struct SearchParameters: Hashable, Sendable {
  public var query = ""
  public var facets: [Attribute] = []
  public var hitsPerPage: Int?
  public init() {}

  var urlQuery: String {
    let names = facets.map { "\"\($0.rawValue)\"" }.joined(separator: ",")
    return "query=\(percentEncodedSegment(query))&facets=\(percentEncodedSegment("[\(names)]"))"
  }
}
public typealias MergedResponse = FacetResponse
extension FacetSearchRequest {
  var body: Data { Data(#"{"facetQuery":"\#(facetQuery)","params":"\#(query.urlQuery)"}"#.utf8) }
}
