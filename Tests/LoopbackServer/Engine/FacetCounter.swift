/// Counts facet values.
struct FacetCounter {
  let records: [Record]
  let parameters: QueryParameters
  /// What `*` stands for.
  let defaults: [String]

  private var attributes: [String]? {
    guard let list = parameters.list("facets") else { return nil }
    var result: [String] = []
    for name in list { result += name == "*" ? defaults : [name] }
    return result
  }

  /// `facets`: the values of each attribute asked for, the most frequent first.
  var facets: JSONValue? {
    let limit = min(max(parameters.int("maxValuesPerFacet") ?? 100, 1), 1000)
    return attributes.map { attributes in
      let members = attributes.map { attribute -> (String, JSONValue?) in
        let counts = counts(of: attribute).prefix(limit)
        if counts.isEmpty { return (attribute, nil) }
        return (attribute, .object(counts.map { ($0.value, .int($0.count)) }))
      }
      return .object(members)
    }
  }

  /// `facets_stats`: of the numeric attributes asked for.
  var stats: JSONValue? {
    let members = (attributes ?? []).map { attribute -> (String, JSONValue?) in
      let numbers = records.flatMap { $0.numbers(of: attribute) }
      guard let least = numbers.min(), let most = numbers.max() else { return (attribute, nil) }
      let sum = numbers.reduce(0, +)
      return (
        attribute,
        .object([
          ("min", .double(least)), ("max", .double(most)), ("avg", .double(sum / Double(numbers.count))),
          ("sum", .double(sum)),
        ])
      )
    }
    return members.contains { $0.1 != nil } ? .object(members) : nil
  }

  /// The values of `attribute` and how many records have each; by count, then by bytes. Values are told apart by bytes.
  func counts(of attribute: String) -> [(value: String, count: Int)] {
    var counts: [[UInt8]: Int] = [:]
    for record in records {
      let values = Set(record.values(of: attribute).compactMap { $0.facetValue.map { Array($0.utf8) } })
      for value in values { counts[value, default: 0] += 1 }
    }
    let isAlphabetical = parameters.string("sortFacetValuesBy") == "alpha"
    return counts.sorted { left, right in
      if !isAlphabetical && left.value != right.value { return left.value > right.value }
      return left.key.lexicographicallyPrecedes(right.key)
    }
    .map { (String(decoding: $0.key, as: UTF8.self), $0.value) }
  }
}
