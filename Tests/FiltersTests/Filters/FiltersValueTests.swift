import Facets
import Testing

struct FiltersValueTests {
  private let brand = FilterGroup.ID.or(name: "brand", filterType: .facet)

  @Test func keepsTheOrderOfSelection() {
    var filters = Filters()
    for value in ["Zed", "Acme", "Yon"] { filters.add(facet("brand", .string(value)), to: brand) }
    filters.add(facet("brand", "Acme"), to: brand)
    #expect(filters[brand].map { Filter.Facet($0)?.value.description } == ["Zed", "Acme", "Yon"])
    filters.toggle(facet("brand", "Zed"), in: brand)
    filters.toggle(facet("brand", "Zed"), in: brand)
    #expect(filters[brand].map { Filter.Facet($0)?.value.description } == ["Acme", "Yon", "Zed"])
  }

  @Test func equalityIgnoresTheOrderOfSelection() {
    let one = or(facet("a", 1), facet("a", 2))
    let other = or(facet("a", 2), facet("a", 1))
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    #expect(one != or(facet("a", 1)))
    #expect(one != or(facet("a", 2), facet("a", 1), name: "h"))
  }

  @Test func emptyGroupsVanish() {
    var filters = Filters([FilterGroup.And(filters: [], name: "empty")])
    #expect(filters.isEmpty)
    filters.add(facet("a", 1), to: brand)
    #expect(filters.groupIDs == [brand])
    filters.remove(facet("a", 1), from: brand)
    #expect(filters == Filters())
    #expect(filters.groupIDs.isEmpty)
  }

  @Test func groupsOfOneNameAndDifferentKindsAreApart() {
    var filters = Filters()
    filters.add(facet("a", 1), to: .and(name: "g"))
    filters.add("t" as Filter.Tag, to: .or(name: "g", filterType: .facet))
    filters.add(numeric("p", .equals, 1), to: .or(name: "g", filterType: .tag))
    filters.add(facet("a", 1), to: .or(name: "g", filterType: .facet))
    filters.add(facet("a", 1), to: .hierarchical(name: "g"))
    #expect(
      filters.groupIDs == [
        .or(name: "g", filterType: .facet), .or(name: "g", filterType: .numeric),
        .or(name: "g", filterType: .tag),
        .and(name: "g"), .hierarchical(name: "g"),
      ])
    #expect(filters.contains(facet("a", 1), in: .and(name: "g")))
    #expect(filters.contains("t" as Filter.Tag))
    filters.remove(facet("a", 1))
    #expect(filters.count == 2)
  }

  @Test func filtersAreFoundAndRemovedByAttribute() {
    var filters = and(facet("a", 1), facet("b", 1), "t" as Filter.Tag)
    filters.add(facet("a", 2), to: brand)
    #expect(filters.filters(for: "a").count == 2)
    filters.removeAll(for: "a", from: brand)
    #expect(filters.filters(for: "a").count == 1)
    filters.removeAll(for: "a")
    #expect(filters.count == 2)
    filters.removeAll(except: [.and(name: "g")])
    #expect(filters.count == 2)
    filters.removeAll(except: [])
    #expect(filters.isEmpty)
  }

  @Test func assigningReplacesAGroup() {
    var filters = or(facet("a", 1))
    let id = FilterGroup.ID.or(name: "g", filterType: .facet)
    filters[id] = [.facet(facet("a", 2))]
    #expect(filters == or(facet("a", 2)))
    filters[id] = []
    #expect(filters.isEmpty)
  }

  @Test func selectionsAreWithoutExclusions() {
    let filters = or(
      facet("brand", "Zed"), facet("brand", "Acme", not: true), facet("n", 2), facet("b", true))
    #expect(filters.selections == ["brand": ["Zed"], "n": ["2"], "b": ["true"]])
    #expect(filters.exclusions == ["brand": ["Acme"]])
  }

  /// The hash table behind large groups, against an array and a set.
  @Test(arguments: 0..<40)
  func largeGroupsBehaveAsAnOrderedSet(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var filters = Filters()
    var model: [Filter] = []
    let valueCount = Int.random(in: 4...120, using: &random)
    for _ in 0..<400 {
      let filter = Filter(facet("a", .number(Filter.Number(Int.random(in: 0..<valueCount, using: &random)))))
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        let wasNew = filters.insert(filter, into: brand)
        #expect(wasNew == !model.contains(filter))
        if wasNew { model.append(filter) }
      case 1:
        let wasThere = filters.delete(filter, from: brand)
        #expect(wasThere == model.contains(filter))
        model.removeAll { $0 == filter }
      default:
        filters.toggle(filter, in: brand)
        if model.contains(filter) { model.removeAll { $0 == filter } } else { model.append(filter) }
      }
    }
    #expect(filters[brand] == model)
    for value in 0..<valueCount {
      let filter = Filter(facet("a", .number(Filter.Number(value))))
      #expect(filters.contains(filter, in: brand) == model.contains(filter))
    }
    let removed = filters.delete(from: brand) { $0.hashValue % 2 == 0 }
    #expect(filters[brand] == model.filter { !removed.contains($0) })
    for filter in model { #expect(filters.contains(filter, in: brand) == !removed.contains(filter)) }
  }

  @Test func copiesGoTheirOwnWays() {
    var serializer = FilterSerializer()
    func text(_ filters: Filters) -> String {
      var bytes: [UInt8] = []
      serializer.append(filters, to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
    let base = or(facet("a", "0"), facet("a", "5"))
    #expect(text(base) == base.filterExpression)
    var left = base
    var right = base
    left.toggle(facet("a", "3"), in: .or(name: "g", filterType: .facet))
    right.toggle(facet("a", "5"), in: .or(name: "g", filterType: .facet))
    #expect(text(left) == "( \"a\":\"0\" OR \"a\":\"3\" OR \"a\":\"5\" )")
    #expect(text(right) == "( \"a\":\"0\" )")
    #expect(text(left) == left.filterExpression)
    #expect(text(base) == "( \"a\":\"0\" OR \"a\":\"5\" )")
  }
}
