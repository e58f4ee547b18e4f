import Facets

func compareFacets(
  _ facets: FacetResponse.Facets?, _ reference: [OrderedResponse.Attribute]?, _ log: inout DifferenceLog
) {
  log.compare("facets.count", facets?.count, reference?.count)
  guard let facets, let reference else { return }
  log.compare("facets.valueCount", facets.valueCount, reference.reduce(0) { $0 + $1.values.count })
  for (entry, attribute) in zip(facets, reference) {
    let name = "facets.\(attribute.name)"
    log.compareText(name, entry.attribute.rawValue, attribute.name)
    compareValues(name, entry.facets, attribute.values, &log)
    let found = facets[Attribute(attribute.name)]
    log.compare("\(name) looked up", found?.count, attribute.values.count)
    compareLookUps(name, found ?? [], attribute.values, &log)
  }
}

private func compareValues(
  _ name: String, _ list: FacetList, _ reference: [OrderedResponse.Value], _ log: inout DifferenceLog
) {
  log.compare("\(name).count", list.count, reference.count)
  for (facet, value) in zip(list, reference) {
    // Both ways to the text; this loop runs for each of a response's values.
    let isEqual =
      facet.count == value.count && value.value.hasSameBytes(as: facet.utf8)
      && value.value.hasSameBytes(as: facet.value) && facet.isEmpty == (value.count < 1)
    if !isEqual { log.compare("\(name).\(value.value)", "\(facet)", "\(value.count)") }
    if facet.highlighted != nil || value.highlighted != nil {
      log.compareText("\(name).highlighted", facet.highlighted, value.highlighted)
    }
  }
}

/// Look-ups are linear, so some of the values must do.
private func compareLookUps(
  _ name: String, _ list: FacetList, _ reference: [OrderedResponse.Value], _ log: inout DifferenceLog
) {
  for value in reference.prefix(2) + reference.suffix(2) {
    let last = reference.last { $0.value.hasSameBytes(as: value.value) }
    log.compare("\(name)[\(value.value)]", list[value.value]?.count, last?.count)
  }
}

/// The dictionary form.
func compareDictionary(
  _ facets: [Attribute: [Facet]]?, _ reference: [OrderedResponse.Attribute]?, _ log: inout DifferenceLog
) {
  guard let facets, let reference else {
    return log.compare("facetsByAttribute", facets != nil, reference != nil)
  }
  log.compare("facetsByAttribute.count", facets.count, reference.count)
  for attribute in reference {
    let values = merged(attribute.values, name: \.value)
    let name = attribute.name
    compareValues("facetsByAttribute[\(name)]", FacetList(facets[Attribute(name)] ?? []), values, &log)
  }
}

func compareFacetHits(
  _ list: FacetList?, _ reference: [OrderedResponse.Value]?, _ log: inout DifferenceLog
) {
  log.compare("facetHits", list != nil, reference != nil)
  compareValues("facetHits", list ?? [], reference ?? [], &log)
}

func compareStats(
  _ response: FacetResponse, _ reference: [OrderedResponse.Stats]?, _ log: inout DifferenceLog
) {
  let stats = response.facetStatsByAttribute()
  log.compare("facets_stats", stats != nil, reference != nil)
  log.compare("facets_stats.count", stats?.count, reference?.count)
  for entry in reference ?? [] {
    let attribute = Attribute(entry.name)
    compareStats("facets_stats.\(attribute)", response.facetStats(for: attribute), entry.stats, &log)
    compareStats("facetStatsByAttribute[\(attribute)]", stats?[attribute], entry.stats, &log)
  }
}

func compareStats(
  _ name: String, _ stats: FacetStats?, _ reference: ReferenceResponse.Stats, _ log: inout DifferenceLog
) {
  guard let stats else { return log.compare(name, false, true) }
  log.compare("\(name).min", stats.min?.bitPattern, reference.min?.bitPattern)
  log.compare("\(name).max", stats.max?.bitPattern, reference.max?.bitPattern)
  log.compare("\(name).avg", stats.avg?.bitPattern, reference.avg?.bitPattern)
  log.compare("\(name).sum", stats.sum?.bitPattern, reference.sum?.bitPattern)
}
