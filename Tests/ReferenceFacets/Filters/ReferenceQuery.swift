public import Facets

/// Query strings made as the common stack makes them: a String for each parameter, mapped and joined.
public enum ReferenceQuery {
  /// `text` percent-encoded by RFC 3986, byte by byte.
  public static func percentEncoded(_ text: String) -> String {
    let unreserved = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)
    return text.utf8
      .map { byte in
        if unreserved.contains(byte) { return String(Unicode.Scalar(byte)) }
        let digits = String(byte, radix: 16, uppercase: true)
        return "%" + (digits.count == 1 ? "0" : "") + digits
      }
      .joined()
  }

  /// The URL query string for parameters that have no list but `facets`.
  public static func urlQuery(_ parameters: SearchParameters) -> String {
    var values = parameters.extra
    values["query"] = parameters.query
    values["filters"] = ReferenceFilters.expression(of: parameters.filters)
    values["page"] = parameters.page.map { String($0) } ?? ""
    values["hitsPerPage"] = parameters.hitsPerPage.map { String($0) } ?? ""
    if !parameters.facets.isEmpty {
      let names = Set(parameters.facets.map { $0.rawValue }).sorted().map { "\"\($0)\"" }
      values["facets"] = "[" + names.joined(separator: ",") + "]"
    }
    return values.filter { !$0.value.isEmpty }
      .map { percentEncoded($0.key) + "=" + percentEncoded($0.value) }
      .sorted()
      .joined(separator: "&")
  }
}

extension ReferenceQuery {
  /// The body for a search whose disjunctive attributes have an `or` group of their own each.
  public static func body(_ search: FacetedSearch) -> String {
    var queries = [urlQuery(search.parameters)]
    let attributes = Set(
      search.parameters.filters.groupIDs.filter { $0.operator == .or }
        .flatMap { search.parameters.filters[$0].map { $0.attribute.rawValue } })
    for attribute in attributes.sorted() {
      var parameters = search.parameters
      var filters = Filters()
      for id in parameters.filters.groupIDs {
        filters.addAll(parameters.filters[id].filter { $0.attribute.rawValue != attribute }, to: id)
      }
      parameters.filters = filters
      parameters.facets = [Attribute(attribute)]
      parameters.page = nil
      parameters.hitsPerPage = 0
      parameters.extra["analytics"] = "false"
      queries.append(urlQuery(parameters))
    }
    let requests = queries.map { "{\"indexName\":\"\(search.indexName)\",\"params\":\"\($0)\"}" }
    return "{\"requests\":[" + requests.joined(separator: ",") + "]}"
  }
}
