// The target of `Scripts/fuzz filters`, built by that script and not by the package. What is read must not trap, and
// must come back as it was; a broken promise is a trap as well, so that the fuzzer finds it.

import Facets
import ReferenceFacets

/// libFuzzer's entry point. The first byte says what the others are.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFilters(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var reader = unsafe ByteReader(data, count)
  switch reader.byte() % 4 {
  case 0...2: readExpression(reader.rest)
  default: writeAndToggle(reader.rest)
  }
  return 0
}

/// An expression that can be read is written as one that reads as the same.
private func readExpression(_ bytes: [UInt8]) {
  do throws(FilterParsingError) {
    check(try Filters(parsing: bytes.span))
  } catch {
    precondition((0...bytes.count).contains(error.offset), "an offset outside the text: \(error)")
  }
}

private func check(_ filters: Filters) {
  let text = filters.filterExpression
  precondition(text == ReferenceFilters.expression(of: filters), "not as the reference writes it: \(text)")
  guard let again = try? Filters(parsing: text) else { preconditionFailure("not read again: \(text)") }
  precondition(again.filterExpression == text, "reads as something else: \(text)")
  precondition(again.count == filters.count, "reads as another number: \(text)")
  for array in FilterArray.allCases {
    guard let json = filters.json(for: array) else { continue }
    let root = try? ReferenceJSON(parsing: Array(json.utf8)).root
    guard case .array? = root?.value else { preconditionFailure("no JSON array: \(json)") }
  }
  let link = filters.deepLink(base: "s")
  guard let restored = try? Filters(deepLink: link) else { preconditionFailure("not restored: \(link)") }
  precondition(restored.filterExpression == text, "restored as something else: \(link)")
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
