import Facets
import Testing

struct FilterArrayTests {
  @Test func arraysTakeTheirOwnTypes() {
    var filters = and(
      facet("inStock", true), numeric("price", .lessThan, 9), !("sold" as Filter.Tag), name: "a")
    filters.addAll([facet("brand", "Zed"), facet("brand", "Acme")], to: .or(name: "b", filterType: .facet))
    filters.add("promo" as Filter.Tag, to: .or(name: "b", filterType: .tag))
    #expect(filters.json(for: .facetFilters) == "[\"inStock:true\",[\"brand:Acme\",\"brand:Zed\"]]")
    #expect(filters.json(for: .numericFilters) == "[\"price < 9.0\"]")
    #expect(filters.json(for: .tagFilters) == "[\"-sold\",[\"promo\"]]")
    #expect(Filters().json(for: .facetFilters) == nil)
    #expect(and(facet("a", 1)).json(for: .tagFilters) == nil)
    var bytes = Array("x".utf8)
    Filters().appendJSON(for: .numericFilters, to: &bytes)
    #expect(bytes.count == 1)
    #expect(FilterArray.allCases.map(\.rawValue) == ["facetFilters", "numericFilters", "tagFilters"])
  }

  /// Hazard L4: what ranges mean, also negated, in both kinds of groups.
  @Test func rangesKeepTheirMeaning() {
    #expect(and(range("x", 1...2)).json(for: .numericFilters) == "[\"x >= 1.0\",\"x <= 2.0\"]")
    #expect(and(range("x", 1...2, not: true)).json(for: .numericFilters) == "[[\"x < 1.0\",\"x > 2.0\"]]")
    #expect(
      or(range("x", 1...2), range("x", 5...6)).json(for: .numericFilters)
        == "[[\"x:1.0 TO 2.0\",\"x:5.0 TO 6.0\"]]")
    #expect(or(range("x", 1...2, not: true)).json(for: .numericFilters) == "[[\"x < 1.0\",\"x > 2.0\"]]")
    #expect(
      and(numeric("y", .equals, 0), range("x", 1...2, not: true)).json(for: .numericFilters)
        == "[\"y = 0.0\",[\"x < 1.0\",\"x > 2.0\"]]")
  }

  @Test func negatedComparisonsTurnAround() {
    let expected: [(Filter.Numeric.Operator, String)] = [
      (.lessThan, ">="), (.lessThanOrEqual, ">"), (.equals, "!="), (.notEquals, "="),
      (.greaterThanOrEqual, "<"),
      (.greaterThan, "<="),
    ]
    for (comparison, inverse) in expected {
      #expect(and(!numeric("x", comparison, 1)).json(for: .numericFilters) == "[\"x \(inverse) 1.0\"]")
    }
  }

  /// The vectors' `legacy` field, where it is right: no value with a leading minus, no negated range in an `and` group,
  /// no range in an `or` group (hazard L4), no quotes around values.
  @Test(.enabled(if: FilterVector.url != nil, "FACETS_CORPUS is not set: the shared vectors are skipped"))
  func vectorsAgreeWhereTheyAreRight() throws {
    var compared = 0
    for vector in try FilterVector.load() {
      let state = try vector.state
      let groups = try vector.groups.map { try $0.id }.sorted()
      for (id, unit) in zip(groups, vector.legacy) {
        let filters = state[id]
        let entries = (unit.and ?? unit.or ?? [])
        if entries.contains(where: { $0.contains("\"") || $0.contains(":-") || $0.contains("\t") }) {
          continue
        }
        if filters.contains(where: { isMisread($0, in: id) }) { continue }
        compared += 1
        var group = Filters()
        group[id] = filters
        var written: [String] = []
        for array in FilterArray.allCases {
          guard var json = group.json(for: array) else { continue }
          json = String(json.dropFirst().dropLast())
          if unit.or != nil { json = String(json.dropFirst().dropLast()) }
          let names = json.dropFirst().dropLast().split(separator: "\",\"", omittingEmptySubsequences: false)
          written += names.map { array == .tagFilters ? "_tags:\($0)" : String($0) }
        }
        #expect(written.sorted() == entries.sorted())
      }
    }
    #expect(compared > 200)
  }

  private func isMisread(_ filter: Filter, in id: FilterGroup.ID) -> Bool {
    guard case .numeric(let numeric) = filter, case .range = numeric.condition else { return false }
    return numeric.isNegated == (id.operator == .and)
  }
}
