import BenchmarkHarness
import Facets
import ReferenceFacets

extension Benchmark {
  /// From parameters to bytes, and from answers to facets.
  static var queries: [Benchmark] {
    [encodingText, encodingFilters, readingQuery, buildingQueries, merging]
  }

  /// `url-encode/text`: 64 KiB of mostly unreserved text, a blank every few letters.
  private static var encodingText: Benchmark {
    Benchmark("url-encode/text") {
      var names = ValueNames(seed: 13)
      var text = ""
      while text.utf8.count < 65_536 { text += names.next() + " and the rest of this sentence. " }
      return encoding(SearchParameters(query: text), bytes: text.utf8.count)
    }
  }

  /// `url-encode/1000`: the filters of 1,000 values, a third of whose bytes must be escaped.
  private static var encodingFilters: Benchmark {
    Benchmark("url-encode/1000") {
      let text = FilterWorkload(1000).filters.filterExpression
      return encoding(SearchParameters(query: text), bytes: text.utf8.count)
    }
  }

  private static func encoding(_ parameters: SearchParameters, bytes: Int) -> Prepared {
    let ours = Writing()
    return Prepared(
      bytes: bytes,
      checksum: { checksum(of: parameters.urlQuery) },
      yardsticks: {
        try expectSame(parameters.urlQuery, ReferenceQuery.urlQuery(parameters), "the query string")
        return [Yardstick("reference") { ReferenceQuery.urlQuery(parameters) }]
      },
      run: { ours.write(parameters) })
  }

  /// `url-parse/1000`: a deep link of 1,000 values and what belongs to them.
  private static var readingQuery: Benchmark {
    Benchmark("url-parse/1000") {
      let filters = FilterWorkload(1000).filters
      let link = filters.deepLink(base: "https://shop.example/search")
      return Prepared(
        bytes: link.utf8.count,
        checksum: { checksum(of: try Filters(deepLink: link).filterExpression) },
        yardsticks: {
          if try Filters(deepLink: link) != filters { throw Mismatch("the link leads to other filters") }
          return []
        },
        run: { try? Filters(deepLink: link) })
    }
  }

  /// `queries/10`: the body for 10 disjunctive attributes with 10 values each, after a toggle.
  private static var buildingQueries: Benchmark {
    Benchmark("queries/10") {
      let ours = Building()
      return Prepared(
        bytes: ours.search.requests.map { $0.query }.multiQueryBody.count,
        checksum: {
          let body = ours.search.requests.map { $0.query }.multiQueryBody
          return checksum(of: String(decoding: body, as: UTF8.self))
        },
        yardsticks: {
          let search = ours.search
          let body = String(decoding: search.requests.map { $0.query }.multiQueryBody, as: UTF8.self)
          try expectSame(body, ReferenceQuery.body(search), "the body")
          return [Yardstick("reference") { ReferenceQuery.body(search) }]
        },
        run: { ours.run() })
    }
  }

  /// `merge/XL`: eleven answers with fourteen attributes of a thousand values each.
  private static var merging: Benchmark {
    Benchmark("merge/XL") {
      let workload = Workload(.XL)
      let responses = try ResponseDecoder(workload.bytes, isMultiQuery: true).responses()
      let requests = responses.map { _ in
        FacetedSearch.Request(purpose: .main, query: SearchQuery(indexName: "i"))
      }
      return Prepared(
        checksum: {
          var sum = Checksum()
          for entry in try MergedFacets(responses, to: requests).facets { sum.add(entry) }
          return sum
        },
        yardsticks: {
          let merged = try MergedFacets(responses, to: requests)
          let reference = ReferenceMerging.merge(responses)
          for entry in merged.facets {
            let counts = reference[entry.attribute.rawValue] ?? [:]
            if counts.count != entry.facets.count { throw Mismatch("\(entry.attribute) has other values") }
            for facet in entry.facets where counts[facet.value] != facet.count {
              throw Mismatch("\(facet) of \(entry.attribute) has another count")
            }
          }
          return [Yardstick("reference") { ReferenceMerging.merge(responses) }]
        },
        run: { try? MergedFacets(responses, to: requests) })
    }
  }
}

extension Checksum {
  fileprivate mutating func add(_ entry: AttributedFacets) {
    add(entry.attribute.rawValue)
    for facet in entry.facets {
      add(facet.utf8)
      add(facet.count)
    }
  }
}

/// A writer as an app keeps it.
private final class Writing {
  private var writer = QueryWriter()
  private var output: [UInt8] = []

  func write(_ parameters: SearchParameters) -> Int {
    output.removeAll(keepingCapacity: true)
    writer.append(parameters, to: &output)
    return output.count
  }
}

/// A search with ten disjunctive attributes, of which one changes each time.
private final class Building {
  private var writer = QueryWriter()
  private var output: [UInt8] = []
  private let changing = Filter.Facet(attribute: "attribute_4", stringValue: "Changing value")
  private(set) var search: FacetedSearch

  init() {
    var names = ValueNames(seed: 14)
    var filters = Filters()
    for number in 0..<10 {
      let attribute = Attribute("attribute_\(number)")
      let values = (0..<10).map { _ in Filter.Facet(attribute: attribute, stringValue: names.next()) }
      filters.addAll(values, to: .or(name: attribute.rawValue, filterType: .facet))
    }
    search = FacetedSearch(
      indexName: "products",
      parameters: SearchParameters(query: "garden chair", facets: ["*"], filters: filters, hitsPerPage: 20))
  }

  func run() -> Int {
    search.parameters.filters.toggle(changing, in: .or(name: "attribute_4", filterType: .facet))
    output.removeAll(keepingCapacity: true)
    writer.append(search, to: &output)
    return output.count
  }
}
