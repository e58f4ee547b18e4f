extension MergedFacets {
  /// The number of hits that have what `filter` names, as the facet counts tell; 0 where no answer lists it.
  ///
  /// Of a facet or tag filter that is the count of its value, where a number finds its text with and without a fraction.
  /// Of a numeric filter it is the sum over the values that fulfil the condition, so that a hit with several of them
  /// counts several times: `rating >= 3` has 3 hits in `{"3.5":2,"4":1}`. A negated filter has the count of what it
  /// excludes.
  ///
  /// The counts are those of the values that the answers list, at most `maxValuesPerFacet`, and only of attributes that
  /// the query's `facets` name. A sum that no `Int` holds is the largest or smallest that there is.
  ///
  /// - Complexity: O(number of the attribute's values).
  public func count(of filter: some FilterType) -> Int {
    let filter = filter.filter
    let values = self[filter.attribute]
    return switch filter {
    case .tag(let tag): values[tag.value]?.count ?? 0
    case .facet(let facet):
      switch facet.value {
      case .number(let number): values.sum { $0 == number }
      default: values[facet.value.description]?.count ?? 0
      }
    case .numeric(let numeric): values.sum { numeric.condition.isFulfilled(by: $0) }
    }
  }
}

extension FacetList {
  /// The sum of the counts of the values that are numbers and fulfil `condition`.
  fileprivate func sum(where condition: (Filter.Number) -> Bool) -> Int {
    withoutRepeatedValues().reduce(0) { sum, facet in
      Filter.Number(facet.value).map(condition) == true ? sum.addingClamped(facet.count) : sum
    }
  }
}

extension Int {
  /// The sum with `other`, or the nearest `Int`: counts are a server's word, and may be any.
  package func addingClamped(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    if !overflow { return sum }
    return other < 0 ? .min : .max
  }
}

extension Filter.Numeric.Condition {
  /// Whether `number` is one that the condition asks for.
  fileprivate func isFulfilled(by number: Filter.Number) -> Bool {
    switch self {
    case .range(let range): range.contains(number)
    case .comparison(let comparison, let bound):
      switch comparison {
      case .lessThan: number < bound
      case .lessThanOrEqual: number <= bound
      case .equals: number == bound
      case .notEquals: number != bound
      case .greaterThanOrEqual: number >= bound
      case .greaterThan: number > bound
      }
    }
  }
}
