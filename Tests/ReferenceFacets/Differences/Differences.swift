public import Facets

/// What a decoded response and the reference's reading of the same bytes differ in; empty if in nothing.
///
/// Compares everything that the library exposes, in source order, strings by their bytes and doubles by their bits.
public func differences(between response: FacetResponse, and reference: OrderedResponse) -> [String] {
  var log = DifferenceLog()
  compareScalars(response, reference, &log)
  compareFacets(response.facets, reference.facets, &log)
  compareDictionary(response.facetsByAttribute(), reference.facets, &log)
  compareFacetHits(response.facetHits, reference.facetHits, &log)
  compareStats(response, reference.stats, &log)
  compareRendering(response.renderingContent, reference, &log)
  log.compare("hits.count", response.hits?.count, reference.hits?.count)
  if let hits = response.hits, let ranges = reference.hits {
    for (index, (hit, range)) in zip(hits, ranges).enumerated() {
      compareRaw("hits[\(index)]", hit, range, reference, &log)
    }
  }
  compareRaw("hits", response.hits?.json, reference.hitsRange, reference, &log)
  compareRaw("userData", response.userData, reference.userData, reference, &log)
  compareRaw("json", response.json, reference.range, reference, &log)
  return log.lines
}

/// The same for the responses of a multi-query.
public func differences(
  between responses: FacetResponseList, and references: [OrderedResponse]
) -> [String] {
  var lines: [String] = []
  if responses.count != references.count {
    lines.append("\(responses.count) != \(references.count) responses")
  }
  for (index, (response, reference)) in zip(responses, references).enumerated() {
    lines += differences(between: response, and: reference).map { "results[\(index)]: \($0)" }
  }
  return lines
}

/// Collects what differs.
struct DifferenceLog {
  private(set) var lines: [String] = []

  mutating func compare<Value: Equatable>(_ name: String, _ library: Value, _ reference: Value) {
    if library != reference { lines.append("\(name): \(library) != \(reference)") }
  }

  mutating func compareText(_ name: String, _ library: String?, _ reference: String?) {
    switch (library, reference) {
    case (nil, nil): break
    case (let library?, let reference?) where library.hasSameBytes(as: reference): break
    default: lines.append("\(name): \(library ?? "nil") != \(reference ?? "nil")")
    }
  }

  mutating func compareTexts(_ name: String, _ library: [String], _ reference: [String]) {
    compare(name, library.map { Array($0.utf8) }, reference.map { Array($0.utf8) })
  }
}

private func compareScalars(
  _ response: FacetResponse, _ reference: OrderedResponse, _ log: inout DifferenceLog
) {
  let integers = [
    response.nbHits, response.nbSortedHits, response.page, response.nbPages, response.hitsPerPage,
    response.processingTimeMS,
  ]
  for (name, value) in zip(OrderedResponse.integerNames, integers) {
    log.compare(name, value, reference.integers[name])
  }
  let strings = [response.query, response.params, response.index, response.queryID]
  for (name, value) in zip(OrderedResponse.stringNames, strings) {
    log.compareText(name, value, reference.strings[name])
  }
  let exhaustive = response.exhaustive
  let (new, old) = (reference.exhaustive, reference.legacyExhaustive)
  log.compare("facetsCount", exhaustive.facetsCount, new["facetsCount"] ?? old["exhaustiveFacetsCount"])
  log.compare("exhaustive.nbHits", exhaustive.nbHits, new["nbHits"] ?? old["exhaustiveNbHits"])
  log.compare("typo", exhaustive.typo, new["typo"] ?? old["exhaustiveTypo"])
  log.compare("facetValues", exhaustive.facetValues, new["facetValues"])
  log.compare("rulesMatch", exhaustive.rulesMatch, new["rulesMatch"])
}

func compareRaw(
  _ name: String, _ json: RawJSON?, _ range: Range<Int>?, _ reference: OrderedResponse,
  _ log: inout DifferenceLog
) {
  log.compare("\(name).byteRange", json?.byteRange, range)
  guard let json, let range else { return }
  let span = json.utf8
  let expected = String(decoding: reference.document[range], as: UTF8.self)
  if !expected.hasSameBytes(as: span) { log.compare("\(name).utf8", "\(json)", expected) }
}
