import Facets

/// Random filters made of what breaks serializers: quotes, backslashes, colons, commas, a leading minus, keywords, line
/// feeds, emoji, empty strings.
struct RandomFilters {
  var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  private static let pieces = [
    "\"", "\\", "\\\\", "'", ":", ",", "-", " ", "AND", "OR", "NOT", "TO", " AND ", "\n", "\t", "\0", "🙂",
    "é", "e\u{301}",
    "(", ")", "<score=2>", "<", ">=", "%", "&", "+", "#", "ß", "日本", "a", "Zed", "10", "10.0", "true",
    "_tags", "> ",
  ]

  mutating func string() -> String {
    if random.chance(5) { return "" }
    if random.chance(30) { return random.pick(["Zed", "Acme", "red", "Garden > Tools", "12\" TV"]) }
    var result = ""
    for _ in 0..<Int.random(in: 1...5, using: &random) { result += random.pick(RandomFilters.pieces) }
    return result
  }

  mutating func number() -> Filter.Number {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: Filter.Number(Int.random(in: -20...20, using: &random))
    case 1: Filter.Number(Int.random(in: -1_000_000...1_000_000, using: &random))
    case 2: finite(Double(Int.random(in: -9999...9999, using: &random)) / 100)
    case 3: finite(Double.random(in: -1e3...1e3, using: &random))
    case 4: random.pick([0.1, 1e16, 1e-5, 123456.789, -0.0, 1.7976931348623157e308])
    default:
      finite(Double(bitPattern: random.next() & ~(0x7ff << 52) | (0x3ff - 40 + random.next() % 80) << 52))
    }
  }

  private func finite(_ value: Double) -> Filter.Number {
    (try? Filter.Number(value)) ?? 0
  }

  /// Not `_tags`: a facet filter on it is written as a tag filter is, and read back as one.
  mutating func attribute() -> Attribute {
    if random.chance(70) { return random.pick(["brand", "color", "price", "a:b", "größe", "on sale"]) }
    let name = string()
    return name == "_tags" ? "tags" : Attribute(name)
  }

  mutating func filter(_ kind: Filter.Kind) -> Filter {
    let isNegated = random.chance(25)
    switch kind {
    case .tag: return .tag(Filter.Tag(value: string(), isNegated: isNegated))
    case .numeric:
      let condition: Filter.Numeric.Condition
      if random.chance(40) {
        let (a, b) = (number(), number())
        condition = .range(min(a, b)...max(a, b))
      } else {
        condition = .comparison(random.pick(Filter.Numeric.Operator.allCases), number())
      }
      return .numeric(Filter.Numeric(attribute: attribute(), condition: condition, isNegated: isNegated))
    case .facet:
      let value: Filter.Facet.Value =
        random.chance(70)
        ? .string(string()) : random.chance(50) ? .number(number()) : .bool(random.chance(50))
      let score = random.chance(15) ? Int.random(in: -3...9, using: &random) : nil
      return .facet(Filter.Facet(attribute: attribute(), value: value, isNegated: isNegated, score: score))
    }
  }

  mutating func id() -> FilterGroup.ID {
    let name = random.chance(80) ? random.pick(["brand", "color", "g1", "g10", "g2"]) : string()
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return .and(name: name)
    case 1: return .hierarchical(name: name)
    default: return .or(name: name, filterType: random.pick(Filter.Kind.allCases))
    }
  }

  mutating func filters(maximumGroups: Int = 4, maximumSize: Int = 5) -> Filters {
    var filters = Filters()
    for _ in 0..<Int.random(in: 0...maximumGroups, using: &random) {
      let id = id()
      for _ in 0..<Int.random(in: 1...maximumSize, using: &random) {
        filters.add(filter(kind(for: id)), to: id)
      }
    }
    return filters
  }

  mutating func kind(for id: FilterGroup.ID) -> Filter.Kind {
    switch id {
    case .or(_, let filterType): filterType
    case .and: random.pick(Filter.Kind.allCases)
    case .hierarchical: .facet
    }
  }
}
