/// A filter expression as the server understands it; its own code, so that it checks what the library writes.
indirect enum ServerFilter: Hashable, Sendable {
  /// All of them.
  case and([ServerFilter])
  /// One of them.
  case or([ServerFilter])
  /// The other records.
  case not(ServerFilter)
  /// `attribute:value`, or `attribute:"value"` with `isQuoted`.
  case facet(attribute: String, value: String, isQuoted: Bool)
  /// `attribute < 5`.
  case comparison(attribute: String, sign: String, value: Double)
  /// `attribute:5 TO 10`.
  case range(attribute: String, lower: Double, upper: Double)

  /// What the engine calls a filter's type; an "or" of several types is an error to it.
  private enum Category { case numeric, other }

  /// Checks the engine's restrictions: no "and" within "or", "not" of a single filter only, one type within "or".
  func validate() throws(EngineError) {
    switch self {
    case .and(let parts):
      for part in parts { try part.validate() }
    case .or(let parts):
      for part in parts {
        if case .and = part { throw EngineError("filters: filter (X AND Y) OR Z is not allowed") }
        try part.validate()
      }
      if Set(parts.flatMap { $0.categories }).count > 1 {
        throw EngineError("filters: different types are not allowed in the same OR")
      }
    case .not(let part):
      switch part {
      case .facet, .comparison, .range: break
      case .and, .or, .not: throw EngineError("filters: NOT is allowed before a single filter only")
      }
    case .facet, .comparison, .range: break
    }
  }

  private var categories: [Category] {
    switch self {
    case .and(let parts), .or(let parts): parts.flatMap { $0.categories }
    case .not(let part): part.categories
    case .facet: [.other]
    case .comparison, .range: [.numeric]
    }
  }
}

extension ServerFilter {
  /// Whether `record` fulfils the filter.
  func matches(_ record: Record) -> Bool {
    switch self {
    case .and(let parts): parts.allSatisfy { $0.matches(record) }
    case .or(let parts): parts.contains { $0.matches(record) }
    case .not(let part): !part.matches(record)
    case .facet(let attribute, let value, let isQuoted):
      record.values(of: attribute).contains { ServerFilter.equals($0, value, isQuoted: isQuoted) }
    case .comparison(let attribute, let sign, let value):
      record.numbers(of: attribute).contains { ServerFilter.compares($0, sign, value) }
    case .range(let attribute, let lower, let upper):
      record.numbers(of: attribute).contains { lower <= $0 && $0 <= upper }
    }
  }

  /// Whether a record's value is the one that a filter spells: byte for byte as a facet list shows it. A number of the
  /// record also equals any other spelling of it that is not quoted, `2.0` for 2.
  private static func equals(_ value: JSONValue, _ text: String, isQuoted: Bool) -> Bool {
    if value.facetValue?.utf8.elementsEqual(text.utf8) == true { return true }
    guard !isQuoted, let number = value.number else { return false }
    return Double(text) == number
  }

  private static func compares(_ left: Double, _ sign: String, _ right: Double) -> Bool {
    switch sign {
    case "<": left < right
    case "<=": left <= right
    case "=": left == right
    case "!=": left != right
    case ">=": left >= right
    default: left > right
    }
  }
}
