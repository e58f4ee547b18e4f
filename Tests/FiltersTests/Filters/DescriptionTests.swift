import Facets
import Testing

/// How filters describe themselves, and the editing that goes by way of a `Filter` or of the state itself.
struct DescriptionTests {
  @Test func filtersShowTheirText() {
    #expect(facet("brand", "Zed").description == "\"brand\":\"Zed\"")
    #expect(numeric("price", .lessThan, 9).description == "\"price\" < 9.0")
    #expect(Filter.Tag(value: "promo").description == "\"_tags\":\"promo\"")
    #expect("\(or(facet("a", "x"), facet("a", "y")))" == "( \"a\":\"x\" OR \"a\":\"y\" )")
  }

  @Test func negationIsSetThroughTheCommonType() {
    let filters: [Filter] = [
      .facet(facet("brand", "Zed")), .numeric(numeric("price", .lessThan, 9)), .tag("promo"),
    ]
    for var filter in filters {
      let plain = filter
      filter.isNegated = true
      #expect(filter.isNegated && filter != plain)
      #expect(filter.description == "NOT \(plain)")
      filter.isNegated = false
      #expect(filter == plain)
    }
  }

  @Test func stateAddsAndRemovesByGroup() {
    let state = FilterState()
    let brand = FilterGroup.ID.or(name: "brand", filterType: .facet)
    let other = FilterGroup.ID.or(name: "other", filterType: .facet)
    state.addAll([facet("brand", "Zed"), facet("brand", "Acme"), facet("brand", "Zed")], to: brand)
    state.add(facet("brand", "Zed"), to: other)
    #expect(state.filters.count == 3)
    state.remove(facet("brand", "Zed"), from: other)
    #expect(
      !state.contains(facet("brand", "Zed"), in: other) && state.contains(facet("brand", "Zed"), in: brand))
    state.add(facet("brand", "Zed"), to: other)
    state.remove(facet("brand", "Zed"))
    #expect(state.filters == or(facet("brand", "Acme"), name: "brand"))
  }
}
