import BenchmarkHarness
import Facets

/// A large selection: facet values in an `or` group, half as many tags and a fifth as many numeric filters in groups of
/// their own.
struct FilterWorkload {
  static let brand = FilterGroup.ID.or(name: "brand", filterType: .facet)
  private static let tag = FilterGroup.ID.or(name: "tags", filterType: .tag)
  private static let price = FilterGroup.ID.or(name: "price", filterType: .numeric)

  let groups: [(id: FilterGroup.ID, filters: [Filter])]

  /// A selection of `count` facet values and what belongs to them, in no order.
  init(_ count: Int, hasMarks: Bool = false) {
    var names = ValueNames(seed: 11)
    var random = SplitMix64(seed: 12)
    let facets = (0..<count).map { number in
      let value = names.next(hasMarks: hasMarks && number % 20 == 0)
      return Filter.facet(Filter.Facet(attribute: "brand", stringValue: value))
    }
    let tags = (0..<count / 2).map { _ in
      Filter.tag(Filter.Tag(value: names.next(), isNegated: random.oneIn(8)))
    }
    let numerics = (0..<count / 5).map { number in
      let bound = Filter.Number(number * 10 + random.below(10))
      let value = (try? Filter.Number(bound.value + Double(random.below(100)) / 100)) ?? bound
      let condition: Filter.Numeric.Condition =
        random.oneIn(2) ? .comparison(.greaterThan, value) : .range(bound...value)
      return Filter.numeric(Filter.Numeric(attribute: "price", condition: condition))
    }
    groups = [(FilterWorkload.brand, facets), (FilterWorkload.tag, tags), (FilterWorkload.price, numerics)]
  }

  /// The selection as a value that shares nothing with another.
  var filters: Filters {
    var filters = Filters()
    for group in groups { filters.addAll(group.filters, to: group.id) }
    return filters
  }
}
