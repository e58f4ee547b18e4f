// The target of `Scripts/fuzz url`: query strings and deep links. They are read as the reference reads them or refused,
// and what is read is written as a text that reads as the same.

import Facets
import ReferenceFacets

/// libFuzzer's entry point. The first byte says what the others are.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzURL(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var reader = unsafe ByteReader(data, count)
  if reader.byte() % 2 == 0 { readQuery(reader.rest) } else { readLink(reader.rest) }
  return 0
}

private func readQuery(_ bytes: [UInt8]) {
  let expected = try? ReferenceQuery.parameters(in: bytes)
  do throws(QueryParsingError) {
    let parameters = try SearchParameters(urlQuery: bytes.span)
    guard let expected else { preconditionFailure("the reference refuses it") }
    precondition(parameters == expected, "not as the reference reads it: \(parameters) \(expected)")
    precondition(parameters.urlQuery == expected.urlQuery, "another spelling: \(parameters) \(expected)")
    check(parameters)
  } catch {
    precondition(expected == nil, "the reference takes it: \(error)")
    precondition((0...bytes.count).contains(error.offset), "an offset outside the text: \(error)")
  }
}

/// The query is written as one that reads as the same, and so is each of a multi-query's.
private func check(_ parameters: SearchParameters) {
  let text = parameters.urlQuery
  guard let again = try? SearchParameters(urlQuery: text) else {
    preconditionFailure("not read again: \(text)")
  }
  precondition(again.urlQuery == text, "reads as something else: \(text)")
  let encoded = SearchParameters(query: parameters.query).urlQuery
  let expected = parameters.query.isEmpty ? "" : "query=" + ReferenceQuery.percentEncoded(parameters.query)
  precondition(encoded == expected, "not encoded as the reference does: \(encoded)")
  let requests = FacetedSearch(indexName: parameters.query, parameters: parameters).requests
  let body = requests.map(\.query).multiQueryBody
  precondition(
    ReferenceQuery.queries(inBody: body) == requests.map(\.query.parameters.urlQuery), "another body")
}

/// A link is restored or refused, and a link made of what was restored restores the same.
private func readLink(_ bytes: [UInt8]) {
  let link = "?" + String(decoding: bytes, as: UTF8.self)
  do throws(QueryParsingError) {
    let parameters = try SearchParameters(deepLink: link) { _ in true }
    _ = try? Filters(deepLink: link)
    for base in ["s", "s?", "s#f", "s?#f", "?&#?"] {
      let written = parameters.deepLink(base: base)
      guard let again = try? SearchParameters(deepLink: written, keepingExtra: { _ in true }) else {
        preconditionFailure("not restored: \(written)")
      }
      precondition(again.filters == parameters.filters, "restored as something else: \(written)")
      let filters = try? Filters(deepLink: written)
      precondition(filters == parameters.filters, "the filters alone are others: \(written)")
      precondition(again.urlQuery == parameters.urlQuery, "restored with other parameters: \(written)")
    }
    check(parameters)
  } catch {
    precondition((0...link.utf8.count).contains(error.offset), "an offset outside the text: \(error)")
  }
}
