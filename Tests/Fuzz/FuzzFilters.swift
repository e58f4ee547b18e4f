// The target of `Scripts/fuzz filters`, built by that script and not by the package. What is read must not trap, and
// must come back as it was; a broken promise is a trap as well, so that the fuzzer finds it.

import Facets

/// libFuzzer's entry point. The first byte says what the others are.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFilters(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(unsafe UnsafeBufferPointer(start: data, count: count))
  guard let kind = bytes.first else { return 0 }
  let rest = Array(bytes.dropFirst())
  switch kind % 4 {
  case 0: readExpression(rest)
  case 1: readQuery(rest)
  case 2: readLink(rest)
  default: writeAndToggle(rest)
  }
  return 0
}

/// An expression that can be read is written as one that reads as the same.
private func readExpression(_ bytes: [UInt8]) {
  guard let filters = try? Filters(parsing: bytes.span) else { return }
  check(filters)
}

private func check(_ filters: Filters) {
  let text = filters.filterExpression
  guard let again = try? Filters(parsing: text) else { preconditionFailure("not read again: \(text)") }
  precondition(again.filterExpression == text, "reads as something else: \(text)")
  precondition(again.count == filters.count, "reads as another number: \(text)")
  for array in FilterArray.allCases { _ = filters.json(for: array) }
  let link = filters.deepLink(base: "s")
  guard let restored = try? Filters(deepLink: link) else { preconditionFailure("not restored: \(link)") }
  precondition(restored.filterExpression == text, "restored as something else: \(link)")
}

/// Parameters that can be read are written as a query that reads as the same.
private func readQuery(_ bytes: [UInt8]) {
  guard let parameters = try? SearchParameters(urlQuery: bytes.span) else { return }
  let text = parameters.urlQuery
  guard let again = try? SearchParameters(urlQuery: text) else {
    preconditionFailure("not read again: \(text)")
  }
  precondition(again.urlQuery == text, "reads as something else: \(text)")
  check(parameters.filters)
}

private func readLink(_ bytes: [UInt8]) {
  let link = "?" + String(decoding: bytes, as: UTF8.self)
  guard let parameters = try? SearchParameters(deepLink: link) else { return }
  let again = try? SearchParameters(deepLink: parameters.deepLink(base: "s"))
  precondition(again?.filters == parameters.filters, "restored as something else: \(link)")
  check(parameters.filters)
}

/// Filters made of the input's pieces, in one group, that come and go: the text that the serializer keeps up is the one
/// that is made from nothing, and every value comes back.
private func writeAndToggle(_ bytes: [UInt8]) {
  var filters = Filters()
  var serializer = FilterSerializer()
  for piece in bytes.split(separator: 0x0a, maxSplits: 60, omittingEmptySubsequences: false) {
    let text = String(decoding: piece.dropFirst(2), as: UTF8.self)
    let choice = piece.first ?? 0
    let attribute = Attribute(piece.dropFirst().first.map { $0 & 1 == 0 ? "brand" : text } ?? "")
    let filter: Filter =
      switch choice % 4 {
      case 0: .tag(Filter.Tag(value: text, isNegated: choice & 8 != 0))
      case 1:
        .numeric(
          Filter.Numeric(attribute: attribute, operator: .lessThan, value: Filter.Number(Int(choice))))
      default: .facet(Filter.Facet(attribute: attribute, stringValue: text, isNegated: choice & 8 != 0))
      }
    let id: FilterGroup.ID = choice & 16 == 0 ? .and(name: "g") : .or(name: "g", filterType: filter.kind)
    filters.toggle(filter, in: id)
    var output: [UInt8] = []
    serializer.append(filters, to: &output)
    precondition(output == Array(filters.filterExpression.utf8), "the serializer lost track")
  }
  check(filters)
}
