import Facets
import LoopbackServer

/// Random filters on the shop's records, mostly on values that some record has.
struct RandomShopFilters {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  /// Up to three groups of up to three filters.
  mutating func filters() -> Filters {
    var filters = Filters()
    for number in 0..<Int.random(in: 0...3, using: &random) {
      let id = groupID(named: ["brand", "g\(number)", "a \"b\""].randomElement(using: &random) ?? "")
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        filters.add(filter(kind(of: id)), to: id)
      }
    }
    return filters
  }

  private mutating func groupID(named name: String) -> FilterGroup.ID {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: .and(name: name)
    case 1: .hierarchical(name: name)
    default: .or(name: name, filterType: Filter.Kind.allCases.randomElement(using: &random) ?? .facet)
    }
  }

  private mutating func kind(of id: FilterGroup.ID) -> Filter.Kind {
    switch id {
    case .or(_, let kind): kind
    case .and: Filter.Kind.allCases.randomElement(using: &random) ?? .facet
    case .hierarchical: .facet
    }
  }

  private mutating func filter(_ kind: Filter.Kind) -> Filter {
    // Mostly one negation in four, so that "and" does not empty the result.
    let isNegated = Int.random(in: 0..<4, using: &random) == 0
    switch kind {
    case .facet: return .facet(facet(isNegated: isNegated))
    case .numeric: return .numeric(numeric(isNegated: isNegated))
    case .tag:
      let tags = ["on sale", "coupon", "free shipping", "-20C", "no such tag", "NOT"]
      return .tag(Filter.Tag(value: tags.randomElement(using: &random) ?? "", isNegated: isNegated))
    }
  }

  private mutating func facet(isNegated: Bool) -> Filter.Facet {
    let names = [
      "brand", "brand", "brand", "color", "size", "rating", "inStock", "price", "slot a:b", "categories.lvl0",
      "categories.lvl1", "categories.lvl2", "ghost",
    ]
    let name = names.randomElement(using: &random) ?? ""
    let record = ShopRecords.all.randomElement(using: &random)
    let value: Filter.Facet.Value =
      switch record?.values(of: name).randomElement(using: &random) {
      case .string(let text)?: .string(text)
      case .bool(let flag)?: .bool(flag)
      case .int(let number)?: .number(Filter.Number(number))
      case .double(let number)?: (try? .number(Filter.Number(number))) ?? .number(0)
      default: .string("NOT \"x\" \\")
      }
    let score = Int.random(in: 0..<6, using: &random) == 0 ? Int.random(in: 1...9, using: &random) : nil
    return Filter.Facet(attribute: Attribute(name), value: value, isNegated: isNegated, score: score)
  }

  private mutating func numeric(isNegated: Bool) -> Filter.Numeric {
    let attribute: Attribute =
      ["price", "price", "rating", "popularity", "brand"].randomElement(using: &random) ?? ""
    let low = Filter.Number(Int.random(in: -8...60, using: &random))
    if Bool.random(using: &random) {
      let high = Filter.Number(Int.random(in: 0...100, using: &random))
      return Filter.Numeric(
        attribute: attribute, range: min(low, high)...max(low, high), isNegated: isNegated)
    }
    let comparison = Filter.Numeric.Operator.allCases.randomElement(using: &random) ?? .equals
    return Filter.Numeric(attribute: attribute, operator: comparison, value: low, isNegated: isNegated)
  }
}
