public import Facets

/// Why the reference refuses a query string.
public enum ReferenceQueryError: Error {
  /// Percent-encoding, UTF-8, a number or a list.
  case refused
}

extension ReferenceQuery {
  /// The parameters of a query string, one pair after the other, without offsets and without sparing a copy. The
  /// `filters` are read by the library: their grammar is another matter.
  public static func parameters(in bytes: [UInt8]) throws -> SearchParameters {
    var result = SearchParameters()
    let text = bytes.first == UInt8(ascii: "?") ? bytes.dropFirst() : bytes[...]
    for pair in text.split(separator: UInt8(ascii: "&")) {
      let end = pair.firstIndex(of: UInt8(ascii: "=")) ?? pair.endIndex
      if end == pair.startIndex { continue }
      let name = try percentDecoded(pair[..<end])
      let value = try percentDecoded(pair[end...].dropFirst())
      switch name {
      case "query": result.query = value
      case "facets": result.facets = try list(value).map { Attribute($0) }
      case "ruleContexts": result.ruleContexts = try list(value)
      case "page": result.page = try number(value)
      case "hitsPerPage": result.hitsPerPage = try number(value)
      case "maxValuesPerFacet": result.maxValuesPerFacet = try number(value)
      case "relevancyStrictness": result.relevancyStrictness = try number(value)
      case "filters": try readFilters(value, into: &result)
      default: if !value.isEmpty { result.extra[name] = value }
      }
    }
    return result
  }

  /// The `params` of a multi-query's body; nil where it is no such JSON.
  public static func queries(inBody body: [UInt8]) -> [String]? {
    guard let root = try? ReferenceJSON(parsing: body).root, let requests = try? root.members().first,
      requests.key == "requests"
    else { return nil }
    return try? requests.node.elements().map { try $0.members().last?.node.string() ?? "" }
  }

  private static func percentDecoded(_ bytes: ArraySlice<UInt8>) throws -> String {
    var result: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      if byte != UInt8(ascii: "%") {
        result.append(byte)
        continue
      }
      let digits = rest.prefix(2).map { Character(Unicode.Scalar($0)).hexDigitValue }
      guard digits.count == 2, let high = digits[0], let low = digits[1] else {
        throw ReferenceQueryError.refused
      }
      result.append(UInt8(high * 16 + low))
      rest = rest.dropFirst(2)
    }
    guard let text = String(validating: result, as: UTF8.self) else { throw ReferenceQueryError.refused }
    return text
  }

  private static func number(_ text: String) throws -> Int? {
    if text.isEmpty { return nil }
    guard let number = Int(text) else { throw ReferenceQueryError.refused }
    return number
  }

  /// A JSON array of strings, or names with commas between them.
  private static func list(_ text: String) throws -> [String] {
    let content = Array(text.utf8).drop { [0x20, 0x09, 0x0a, 0x0d].contains($0) }
    if content.isEmpty { return [] }
    if content.first != UInt8(ascii: "[") {
      return text.utf8.split(separator: UInt8(ascii: ",")).map { String(Substring($0)) }
    }
    return try ReferenceJSON(parsing: Array(content)).root.elements().map { try $0.string() }
  }

  private static func readFilters(_ text: String, into result: inout SearchParameters) throws {
    do throws(FilterParsingError) {
      result.filters = try Filters(parsing: text)
      result.ownFilters = ""
    } catch {
      guard error.kind == .conjunctionInDisjunction || error.kind == .mixedTypesInDisjunction else {
        throw ReferenceQueryError.refused
      }
      result.filters = Filters()
      result.ownFilters = text
    }
  }
}
