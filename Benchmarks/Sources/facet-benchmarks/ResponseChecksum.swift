import BenchmarkHarness
import Facets

/// Feeds everything that a response says to a checksum, in the order in which `FacetColumns.cpp` does.
struct ResponseChecksum {
  private var sum = Checksum()

  /// The checksum of all `responses`.
  static func of(_ responses: some Collection<FacetResponse>) -> Checksum {
    var checksum = ResponseChecksum()
    checksum.sum.add(responses.count)
    for response in responses { checksum.add(response) }
    return checksum.sum
  }

  private mutating func add(_ response: FacetResponse) {
    addScalars(of: response)
    addFacets(of: response)
    addStats(of: response)
    addRendering(of: response)
    let hits = response.hits
    add(hits != nil)
    sum.add(hits?.count ?? 0)
    for hit in hits.map(Array.init) ?? [] { sum.add(hit.utf8) }
  }

  private mutating func add(_ bool: Bool?) {
    sum.add(UInt8(bool.map { $0 ? 1 : 0 } ?? 2))
  }

  private mutating func add(_ json: RawJSON?) {
    add(json != nil)
    if let json { sum.add(json.utf8) }
  }

  private mutating func addScalars(of response: FacetResponse) {
    for integer in [
      response.nbHits, response.nbSortedHits, response.page, response.nbPages, response.hitsPerPage,
      response.processingTimeMS,
    ] {
      add(integer != nil)
      if let integer { sum.add(integer) }
    }
    for text in [response.query, response.params, response.index, response.queryID] {
      add(text != nil)
      if let text { sum.add(text) }
    }
    add(response.userData)
    let exhaustive = response.exhaustive
    for value in [
      exhaustive.facetsCount, exhaustive.nbHits, exhaustive.typo, exhaustive.facetValues,
      exhaustive.rulesMatch,
    ] { add(value) }
  }

  private mutating func addFacets(of response: FacetResponse) {
    add(response.facets != nil)
    guard let facets = response.facets else { return }
    for entry in facets {
      sum.add(entry.attribute.rawValue)
      sum.add(entry.facets.count)
      for facet in entry.facets {
        sum.add(facet.utf8)
        sum.add(facet.count)
      }
    }
  }

  /// A sum over attributes, since a dictionary has no order.
  private mutating func addStats(of response: FacetResponse) {
    let stats = response.facetStatsByAttribute()
    add(stats != nil)
    var total: UInt64 = 0
    for (attribute, stats) in stats ?? [:] {
      var one = ResponseChecksum()
      one.sum.add(attribute.rawValue)
      for number in [stats.min, stats.max, stats.avg, stats.sum] {
        one.add(number != nil)
        if let number { one.sum.add(number.bitPattern) }
      }
      total &+= one.sum.value
    }
    sum.add(total)
  }

  private mutating func addRendering(of response: FacetResponse) {
    let rendering = response.renderingContent
    add(rendering != nil)
    add(rendering?.redirect)
    let ordering = rendering?.facetOrdering
    add(ordering != nil)
    add(ordering?.facets.order.map(\.rawValue) ?? [])
    add(ordering?.facets.hide.map(\.rawValue) ?? [])
    var total: UInt64 = 0
    for (attribute, rule) in ordering?.values ?? [:] {
      var one = ResponseChecksum()
      one.sum.add(attribute.rawValue)
      one.add(rule.order)
      one.add(rule.hide)
      one.sum.add(UInt8(rule.sortRemainingBy.map { $0 == .count ? 1 : $0 == .alpha ? 2 : 3 } ?? 0))
      total &+= one.sum.value
    }
    sum.add(total)
  }

  private mutating func add(_ texts: [String]) {
    sum.add(texts.count)
    for text in texts { sum.add(text) }
  }
}
