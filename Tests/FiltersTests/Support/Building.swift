import Facets

/// Short names for tests.
func facet(
  _ attribute: Attribute, _ value: Filter.Facet.Value, not isNegated: Bool = false, score: Int? = nil
)
  -> Filter.Facet
{
  Filter.Facet(attribute: attribute, value: value, isNegated: isNegated, score: score)
}

func numeric(_ attribute: Attribute, _ comparison: Filter.Numeric.Operator, _ value: Filter.Number)
  -> Filter.Numeric
{
  Filter.Numeric(attribute: attribute, operator: comparison, value: value)
}

func range(_ attribute: Attribute, _ range: ClosedRange<Filter.Number>, not isNegated: Bool = false)
  -> Filter.Numeric
{
  Filter.Numeric(attribute: attribute, range: range, isNegated: isNegated)
}

/// A state with one `and` group.
func and(_ filters: any FilterType..., name: String = "g") -> Filters {
  Filters([FilterGroup.And(filters: filters, name: name)])
}

/// A state with one `or` group.
func or<Element: GroupableFilter>(_ filters: Element..., name: String = "g") -> Filters {
  Filters([FilterGroup.Or(filters: filters, name: name)])
}

/// The response that `json` spells.
func response(_ json: String) throws -> FacetResponse {
  var decoder = FacetDecoder()
  return try decoder.decode(Array(json.utf8))
}

/// `Zed 900, Yon 800`.
func text(_ list: FacetList) -> String {
  list.map { "\($0.value) \($0.count)" }.joined(separator: ", ")
}

extension String {
  /// Percent-decoded, for tests of what a server would read.
  var percentDecoded: String {
    var bytes: [UInt8] = []
    var rest = Array(utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      bytes.append(UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) ?? 0)
      rest = rest.dropFirst(2)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
