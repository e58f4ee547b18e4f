public import Facets

/// Merges answers by dictionaries of Strings, as the common stack does.
public enum ReferenceMerging {
  /// The largest count of every value of every attribute.
  public static func merge(_ responses: [FacetResponse]) -> [String: [String: Int]] {
    var result: [String: [String: Int]] = [:]
    for response in responses {
      for (attribute, facets) in response.facetsByAttribute() ?? [:] {
        for facet in facets {
          let known = result[attribute.rawValue, default: [:]][facet.value] ?? 0
          result[attribute.rawValue, default: [:]][facet.value] = max(known, facet.count)
        }
      }
    }
    return result
  }
}
