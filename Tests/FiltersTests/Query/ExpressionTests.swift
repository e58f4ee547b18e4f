import Facets
import ReferenceFacets
import Testing

struct ExpressionTests {
  @Test(arguments: [
    (0.0, "0.0"), (40, "40.0"), (-3, "-3.0"), (0.1, "0.1"), (11.3, "11.3"), (99.99, "99.99"),
    (123456.789, "123456.789"),
    (1e16, "10000000000000000.0"), (1e-5, "0.00001"), (-0.0, "0.0"), (1e15, "1000000000000000.0"),
    (123456789012345680, "123456789012345680.0"), (0.30000000000000004, "0.30000000000000004"),
    (1e22, "10000000000000000000000.0"),
  ])
  func numbersHaveAFractionAndNoExponent(_ value: Double, _ text: String) throws {
    #expect(try Filter.Number(value).description == text)
  }

  @Test func randomNumbersAreShortestAndReadBack() {
    var random = RandomFilters(seed: 1)
    for _ in 0..<20_000 {
      let number = random.number()
      let text = number.description
      #expect(text == ReferenceFilters.decimal(number.value))
      #expect(Filter.Number(text) == number)
      #expect(!text.contains("e") && text.contains("."))
    }
    for bits in [UInt64(1), 0x000f_ffff_ffff_ffff, 0x7fef_ffff_ffff_ffff] {
      let value = Double(bitPattern: bits)
      #expect((try? Filter.Number(value))?.description == ReferenceFilters.decimal(value))
      #expect(Filter.Number(ReferenceFilters.decimal(value))?.value == value)
    }
  }

  /// The serializer that remembers, one that does not, and the naive reference agree on every state of a series.
  @Test(arguments: 0..<20)
  func aSerializerCatchesUpWithAnyChange(_ seed: UInt64) {
    var random = RandomFilters(seed: seed)
    var serializer = FilterSerializer()
    var filters = Filters()
    var kept: [Filters] = []
    for step in 0..<150 {
      switch Int.random(in: 0..<10, using: &random.random) {
      case 0: filters.removeAll(from: random.id())
      case 1: kept.append(filters)
      case 2: filters = kept.randomElement(using: &random.random) ?? filters
      case 3: filters.removeAll(for: random.attribute())
      default:
        for _ in 0..<Int.random(in: 1...4, using: &random.random) {
          let id = random.id()
          let known = filters[id].randomElement(using: &random.random)
          filters.toggle(known ?? random.filter(random.kind(for: id)), in: id)
        }
      }
      if random.random.chance(20) { continue }
      var bytes: [UInt8] = []
      serializer.append(filters, to: &bytes)
      #expect(String(decoding: bytes, as: UTF8.self) == filters.filterExpression, "step \(step)")
      #expect(filters.filterExpression == ReferenceFilters.expression(of: filters), "step \(step)")
    }
  }

  @Test func aLongSeriesOfTogglesStaysRight() {
    var serializer = FilterSerializer()
    var filters = Filters()
    var random = SplitMix64(seed: 9)
    let id = FilterGroup.ID.or(name: "g", filterType: .facet)
    for step in 0..<3000 {
      filters.toggle(facet("brand", .string("value \(Int.random(in: 0..<60, using: &random))")), in: id)
      var bytes: [UInt8] = []
      serializer.append(filters, to: &bytes)
      if step % 50 == 0 || step > 2900 {
        #expect(String(decoding: bytes, as: UTF8.self) == ReferenceFilters.expression(of: filters))
      }
    }
    serializer.removeAll()
    var bytes: [UInt8] = []
    serializer.append(filters, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == filters.filterExpression)
  }

  @Test func writersAppend() {
    var bytes = Array("x=".utf8)
    and(facet("a", 1)).appendFilterExpression(to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "x=( \"a\":1.0 )")
    var none: [UInt8] = []
    Filters().appendFilterExpression(to: &none)
    #expect(none.isEmpty)
    #expect(Filters().filterExpression == "")
  }

  @Test func groupsOfOneNameOrderByKind() {
    var filters = and(facet("z", 1))
    filters.add(facet("h", 1), to: .hierarchical(name: "g"))
    filters.add("t" as Filter.Tag, to: .or(name: "g", filterType: .tag))
    filters.add(facet("a", 1), to: .or(name: "g", filterType: .facet))
    filters.add(facet("f", 1), to: .and(name: "f"))
    #expect(
      filters.filterExpression
        == "( \"f\":1.0 ) AND ( \"a\":1.0 ) AND ( \"_tags\":\"t\" ) AND ( \"z\":1.0 ) AND ( \"h\":1.0 )")
  }
}
