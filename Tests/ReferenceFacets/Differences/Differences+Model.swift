public import Facets
import Foundation

/// What a decoded response and `JSONDecoder`'s model of the same bytes differ in; empty if in nothing.
///
/// Order does not count, and where the model's dictionaries have merged canonically equivalent strings or repeated
/// values, any of the library's entries may be the one that the model kept. For responses that repeat no attribute
/// and no other structural key, where the two keep different ones (the library the last, `JSONDecoder` the first).
public func differences(between response: FacetResponse, and model: ReferenceResponse) -> [String] {
  var log = DifferenceLog()
  let integers = [
    response.nbHits, response.nbSortedHits, response.page, response.nbPages, response.hitsPerPage,
    response.processingTimeMS,
  ]
  log.compare(
    "integers", integers,
    [
      model.nbHits, model.nbSortedHits, model.page, model.nbPages, model.hitsPerPage, model.processingTimeMS,
    ])
  log.compareText("query", response.query, model.query)
  log.compareText("params", response.params, model.params)
  log.compareText("index", response.index, model.index)
  log.compareText("queryID", response.queryID, model.queryID)
  log.compare(
    "exhaustive", response.exhaustive,
    FacetResponse.Exhaustive(
      facetsCount: model.exhaustive?.facetsCount ?? model.exhaustiveFacetsCount,
      nbHits: model.exhaustive?.nbHits ?? model.exhaustiveNbHits,
      typo: model.exhaustive?.typo ?? model.exhaustiveTypo,
      facetValues: model.exhaustive?.facetValues, rulesMatch: model.exhaustive?.rulesMatch))
  compareFacets(response.facets, model.facets, &log)
  compareStats(response, model.facetsStats, &log)
  compareHits(response, model, &log)
  compareRendering(response.renderingContent, model.renderingContent, &log)
  log.compare("facetHits.count", response.facetHits?.count, model.facetHits?.count)
  for (facet, hit) in zip(response.facetHits ?? [], model.facetHits ?? []) {
    log.compareText("facetHits.value", facet.value, hit.value)
    log.compareText("facetHits.highlighted", facet.highlighted, hit.highlighted)
    log.compare("facetHits.count", facet.count, hit.count ?? 0)
  }
  return log.lines
}

/// The same for the responses of a multi-query.
public func differences(between responses: FacetResponseList, and model: ReferenceMultiResponse) -> [String] {
  var lines: [String] = []
  if responses.count != model.results.count { lines.append("\(responses.count) != \(model.results.count)") }
  for (index, (response, result)) in zip(responses, model.results).enumerated() {
    lines += differences(between: response, and: result).map { "results[\(index)]: \($0)" }
  }
  return lines
}

private func compareFacets(
  _ facets: FacetResponse.Facets?, _ model: [String: [String: Int]]?, _ log: inout DifferenceLog
) {
  log.compare("facets", facets != nil, model != nil)
  guard let facets, let model else { return }
  var entries: [String: [FacetList]] = [:]
  for entry in facets { entries[entry.attribute.rawValue, default: []].append(entry.facets) }
  log.compare("attributes", Set(entries.keys), Set(model.keys))
  for (name, lists) in entries {
    let kept = lists.contains { list in
      var counts: [String: Set<Int>] = [:]
      for facet in list { counts[facet.value, default: []].insert(facet.count) }
      return counts.count == model[name]?.count
        && counts.allSatisfy { value, counts in model[name]?[value].map(counts.contains) ?? false }
    }
    log.compare("facets.\(name)", kept, true)
  }
}

private func compareStats(
  _ response: FacetResponse, _ model: [String: ReferenceResponse.Stats]?, _ log: inout DifferenceLog
) {
  let stats = response.facetStatsByAttribute()
  log.compare("facets_stats.keys", stats.map { Set($0.keys.map(\.rawValue)) }, model.map { Set($0.keys) })
  for (name, entry) in model ?? [:] {
    compareKept(stats, name, &log) { compareStats("facets_stats.\(name)", $0, entry, &$1) }
  }
}

private func compareHits(
  _ response: FacetResponse, _ model: ReferenceResponse, _ log: inout DifferenceLog
) {
  log.compare("hits.count", response.hits?.count, model.hits?.count)
  for (index, (hit, value)) in zip(response.hits.map(Array.init) ?? [], model.hits ?? []).enumerated() {
    log.compare("hits[\(index)]", hit.jsonValue, value)
  }
  log.compare("userData", response.userData?.jsonValue, model.userData)
}

private func compareRendering(
  _ rendering: FacetResponse.RenderingContent?, _ model: ReferenceRenderingContent?,
  _ log: inout DifferenceLog
) {
  log.compare("renderingContent", rendering != nil, model != nil)
  log.compare("redirect", rendering?.redirect?.jsonValue, model?.redirect)
  let (ordering, expected) = (rendering?.facetOrdering, model?.facetOrdering)
  log.compare("facetOrdering", ordering != nil, expected != nil)
  log.compare("order", ordering?.facets.order.map(\.rawValue) ?? [], expected?.facets?.order ?? [])
  log.compare("hide", ordering?.facets.hide.map(\.rawValue) ?? [], expected?.facets?.hide ?? [])
  log.compare(
    "values", Set((ordering?.values ?? [:]).keys.map(\.rawValue)), Set((expected?.values ?? [:]).keys))
  for (name, rule) in expected?.values ?? [:] {
    let known = rule.sortRemainingBy.flatMap { FacetOrdering.SortRule(rawValue: $0) }
    compareKept(ordering?.values, name, &log) { values, log in
      log.compare("values.\(name).order", values?.order ?? [], rule.order ?? [])
      log.compare("values.\(name).hide", values?.hide ?? [], rule.hide ?? [])
      log.compare("values.\(name).sort", values?.sortRemainingBy, known)
    }
  }
}

/// Compares the model's entry `name` with the library's: of several attributes that are one string to Swift, with any.
private func compareKept<Value>(
  _ values: [Attribute: Value]?, _ name: String, _ log: inout DifferenceLog,
  _ compare: (Value?, inout DifferenceLog) -> Void
) {
  let candidates = (values ?? [:]).filter { $0.key.rawValue == name }.map(\.value)
  let kept = candidates.first {
    var trial = DifferenceLog()
    compare($0, &trial)
    return trial.lines.isEmpty
  }
  compare(kept ?? candidates.first, &log)
}

extension RawJSON {
  /// The value as `JSONDecoder` reads it; nil if it does not.
  fileprivate var jsonValue: JSONValue? {
    try? JSONDecoder().decode(JSONValue.self, from: Data(description.utf8))
  }
}
