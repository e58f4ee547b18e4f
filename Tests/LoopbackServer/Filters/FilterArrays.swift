/// The parameters `facetFilters`, `tagFilters` and `numericFilters`: arrays whose elements all hold, and whose inner
/// arrays hold if one of their elements does.
enum FilterArrays {
  /// The filter of all parameters of a query; nil where there is none.
  ///
  /// - Throws: ``EngineError`` with status 400.
  static func filter(_ parameters: QueryParameters) throws(EngineError) -> ServerFilter? {
    var parts: [ServerFilter] = []
    if let filter = try ServerFilterParser.parse(parameters.string("filters")) { parts.append(filter) }
    if let value = parameters.json("facetFilters") { parts.append(try all(value) { facet($0) }) }
    if let value = parameters.json("tagFilters") { parts.append(try all(value) { tag($0) }) }
    if let value = parameters.json("numericFilters") {
      parts.append(try all(value) { (text) throws(EngineError) in try numeric(text) })
    }
    return parts.isEmpty ? nil : .and(parts)
  }

  private static func all(
    _ value: JSONValue, _ leaf: (String) throws(EngineError) -> ServerFilter
  ) throws(EngineError) -> ServerFilter {
    switch value {
    case .string(let text): return try leaf(text)
    case .array(let elements):
      var parts: [ServerFilter] = []
      for element in elements { parts.append(try one(element, leaf)) }
      return .and(parts)
    default: throw EngineError("filters in arrays must be strings")
    }
  }

  private static func one(
    _ value: JSONValue, _ leaf: (String) throws(EngineError) -> ServerFilter
  ) throws(EngineError) -> ServerFilter {
    switch value {
    case .string(let text): return try leaf(text)
    case .array(let elements):
      var parts: [ServerFilter] = []
      for element in elements {
        guard let text = element.string else { throw EngineError("filters in arrays must be strings") }
        parts.append(try leaf(text))
      }
      return .or(parts)
    default: throw EngineError("filters in arrays must be strings")
    }
  }

  /// `attribute:value`, perhaps with `<score=3>` behind it; a leading `-` of the value negates, and `\-` is a minus.
  private static func facet(_ text: String) -> ServerFilter {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count < 2 { return tag(text) }
    return negatable(withoutScore(parts[1]), attribute: String(parts[0]))
  }

  private static func withoutScore(_ text: Substring) -> Substring {
    guard text.hasSuffix(">"), let mark = text.ranges(of: "<score=").last,
      Int(text[mark.upperBound...].dropLast()) != nil
    else { return text }
    return text[..<mark.lowerBound]
  }

  private static func tag(_ text: String) -> ServerFilter {
    let value = text.hasPrefix("_tags:") ? text.dropFirst(6) : text[...]
    return negatable(value, attribute: "_tags")
  }

  private static func negatable(_ value: Substring, attribute: String) -> ServerFilter {
    let isNegated = value.hasPrefix("-")
    let rest = isNegated ? value.dropFirst() : value
    let plain = rest.hasPrefix("\\-") ? rest.dropFirst() : rest
    let filter = ServerFilter.facet(attribute: attribute, value: String(plain), isQuoted: false)
    return isNegated ? .not(filter) : filter
  }

  /// `attribute < 5`, or `attribute:5 TO 10`. The attribute is what stands before the sign.
  private static func numeric(_ text: String) throws(EngineError) -> ServerFilter {
    for sign in ["<=", ">=", "!=", "<", ">", "="] {
      guard let found = text.firstRange(of: sign) else { continue }
      let name = text[..<found.lowerBound].drop { $0 == " " }
      let number = text[found.upperBound...].filter { $0 != " " }
      guard let value = Double(number) else { continue }
      return .comparison(
        attribute: name.hasSuffix(" ") ? String(name.dropLast()) : String(name), sign: sign, value: value)
    }
    guard let filter = try ServerFilterParser.parse(text) else { throw EngineError("numericFilters: empty") }
    return filter
  }
}
