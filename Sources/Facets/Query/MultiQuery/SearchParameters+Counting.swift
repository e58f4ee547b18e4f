extension SearchParameters {
  /// The parameters of a query for the counts of `attribute` without its own `or` filters.
  func counting(_ attribute: Attribute) -> SearchParameters {
    var result = countingOnly(attribute)
    result.filters.removeAlternatives(for: attribute)
    return result
  }

  /// The parameters of a query for the counts of one level of a hierarchy, below the path of the level above.
  func counting(
    _ hierarchy: FacetHierarchy, level: Int, below prefixes: [String], in id: FilterGroup.ID
  ) -> SearchParameters {
    var result = countingOnly(hierarchy.attributes[level])
    let levels = Set(hierarchy.attributes)
    result.filters.delete(from: id) { levels.contains($0.attribute) }
    if level > 0 {
      result.filters.add(
        Filter.Facet(attribute: hierarchy.attributes[level - 1], stringValue: prefixes[level - 1]), to: id)
    }
    return result
  }

  private func countingOnly(_ attribute: Attribute) -> SearchParameters {
    var result = self
    result.facets = [attribute]
    result.page = nil
    result.hitsPerPage = 0
    // Without hits these say nothing; sending them costs bytes in every query.
    for name in SearchParameters.namesAboutHits { result.extra[name] = nil }
    result.extra["analytics"] = "false"
    return result
  }

  /// The parameters that say how hits are retrieved and shown, or how clicks on them are counted.
  private static let namesAboutHits = [
    "attributesToHighlight", "attributesToRetrieve", "attributesToSnippet", "clickAnalytics",
    "getRankingInfo",
    "highlightPostTag", "highlightPreTag", "offset", "length", "snippetEllipsisText",
  ]
}

extension Filters {
  /// Removes the filters on `attribute` from the `or` groups, so that what could be added to them is counted.
  package mutating func removeAlternatives(for attribute: Attribute) {
    for id in groupIDs where id.operator == .or {
      attribute.rawValue.withBytes { name in
        let name = TextKey(name)
        keep(in: id) { !($0.attribute == name) }
      }
    }
  }
}
