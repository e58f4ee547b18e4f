import Facets
import Testing

/// Counts of filters, from the counts of values (cases 73 and 74).
struct CountTests {
  private func merged(_ json: String) throws -> MergedFacets {
    MergedFacets(try response(json))
  }

  @Test func ofValuesAndTags() throws {
    let merged = try merged(
      #"{"facets":{"promo":{"false":4,"true":1},"grade":{"2":5,"3.5":1},"_tags":{"a":2,"a":3},"s":{"2":7}}}"#)
    func count(_ value: Filter.Facet.Value, _ attribute: Attribute) -> Int {
      merged.count(of: Filter.Facet(attribute: attribute, value: value))
    }
    #expect(count(false, "promo") == 4 && count("false", "promo") == 4 && count("x", "promo") == 0)
    #expect(count(2, "grade") == 5 && count(3.5, "grade") == 1 && count("2", "s") == 7)
    #expect(count("x", "nothing") == 0)
    // A repeated value has its last count.
    #expect(merged.count(of: "a" as Filter.Tag) == 3 && merged.count(of: !("a" as Filter.Tag)) == 3)
  }

  @Test func ofConditions() throws {
    let merged = try merged(
      #"{"facets":{"r":{"3.5":2,"4":1,"-1":8,"x":16,"2":32,"2":64,"":128,"1e3":256}}}"#)
    func count(_ sign: Filter.Numeric.Operator, _ number: Filter.Number) -> Int {
      merged.count(of: Filter.Numeric(attribute: "r", operator: sign, value: number))
    }
    #expect(count(.lessThan, 3) == 72 && count(.lessThan, -1) == 0 && count(.lessThanOrEqual, -1) == 8)
    #expect(count(.equals, 4) == 1 && count(.equals, 3) == 0)
    #expect(count(.greaterThanOrEqual, 3.5) == count(.greaterThan, 3) && count(.greaterThan, 3.5) < 258)
    #expect(count(.notEquals, 4) + count(.equals, 4) == count(.greaterThan, -2))
    // A server may say anything: the sum stops where `Int` does.
    let large = try self.merged(
      #"{"facets":{"r":{"1":9223372036854775807,"2":1,"-1":-9223372036854775808,"-2":-1}}}"#)
    #expect(large.count(of: Filter.Numeric(attribute: "r", operator: .greaterThan, value: 0)) == .max)
    #expect(large.count(of: Filter.Numeric(attribute: "r", operator: .lessThan, value: 0)) == .min)
    let range = Filter.Numeric(attribute: "r", condition: .range(2...3.5))
    #expect(merged.count(of: range) == 66 && merged.count(of: Filter(range)) == 66)
  }
}
