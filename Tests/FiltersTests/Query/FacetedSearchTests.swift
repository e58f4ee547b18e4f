import Facets
import Testing

struct FacetedSearchTests {
  @Test func aDisjunctiveQueryDropsItsOwnFiltersOnly() {
    var filters = or(facet("brand", "Zed"), facet("color", "red"), name: "mixed")
    filters.add(facet("brand", "Acme"), to: .and(name: "fixed"))
    filters.add(range("brand", 1...2), to: .or(name: "mixed", filterType: .numeric))
    let search = FacetedSearch(
      indexName: "i", parameters: SearchParameters(query: "q", filters: filters, page: 3))
    let requests = search.requests
    #expect(requests.map(\.purpose) == [.main, .disjunctive("brand"), .disjunctive("color")])
    #expect(requests[0].query.parameters == search.parameters)
    #expect(
      requests[1].query.parameters.filters.filterExpression
        == "( \"brand\":\"Acme\" ) AND ( \"color\":\"red\" )")
    #expect(
      requests[2].query.parameters.filters.filterExpression
        == "( \"brand\":\"Acme\" ) AND ( \"brand\":\"Zed\" ) AND ( \"brand\":1.0 TO 2.0 )")
    #expect(requests[1].query.parameters.page == nil)
    #expect(requests[1].query.parameters.query == "q")
    #expect(requests.allSatisfy { $0.query.indexName == "i" })
  }

  @Test func theAppMayNameTheDisjunctiveAttributes() {
    var filters = or(facet("brand", "Zed"), facet("color", "red"))
    filters.add(range("price", 1...2), to: .or(name: "p", filterType: .numeric))
    var search = FacetedSearch(indexName: "i", parameters: SearchParameters(filters: filters))
    search.disjunctiveAttributes = ["price", "brand", "size"]
    #expect(search.requests.map(\.purpose) == [.main, .disjunctive("brand"), .disjunctive("price")])
    search.disjunctiveAttributes = []
    #expect(search.requests.map(\.purpose) == [.main])
  }

  @Test func theBodyIsThatOfTheQueries() {
    var random = RandomFilters(seed: 8)
    var writer = QueryWriter()
    for _ in 0..<300 {
      let parameters = SearchParameters(
        query: "q", facets: ["*"], filters: random.filters(), ownFilters: "x:1")
      let search = FacetedSearch(indexName: "shop", parameters: parameters)
      var bytes: [UInt8] = []
      writer.append(search, to: &bytes)
      let queries = search.requests.map { request in
        "{\"indexName\":\"shop\",\"params\":\"\(request.query.parameters.urlQuery)\"}"
      }
      #expect(String(decoding: bytes, as: UTF8.self) == "{\"requests\":[\(queries.joined(separator: ","))]}")
    }
  }

  @Test func hierarchiesDivideAtTheirSeparatorOnly() {
    let hierarchy = FacetHierarchy(attributes: ["l0", "l1", "l2"])
    #expect(
      hierarchy.filter(for: hierarchy.path("Home > Wi-Fi - Mesh")) == facet("l1", "Home > Wi-Fi - Mesh"))
    #expect(hierarchy.filter(for: hierarchy.path("A > B > C"))?.attribute == "l2")
    #expect(hierarchy.filter(for: hierarchy.path("A > B > C > D")) == nil)
    #expect(hierarchy.filter(for: hierarchy.path(nil)) == nil)
    let filters = Filters([FilterGroup.Hierarchical(filters: [facet("l1", "Sale  > Lamps")], name: "h")])
    let requests = FacetedSearch(
      indexName: "i", parameters: SearchParameters(filters: filters), hierarchies: [hierarchy]
    ).requests
    #expect(requests[2].query.parameters.filters.filterExpression == "( \"l0\":\"Sale \" )")
  }

  @Test func aPathThatDoesNotFitItsLevelTrapsNothing() {
    let hierarchy = FacetHierarchy(attributes: ["l0", "l1", "l2"])
    let filters = Filters([FilterGroup.Hierarchical(filters: [facet("l2", "A"), facet("l0", 3)], name: "h")])
    let requests = FacetedSearch(
      indexName: "i", parameters: SearchParameters(filters: filters), hierarchies: [hierarchy]
    ).requests
    #expect(requests.map(\.purpose) == [.main, .hierarchical("l0"), .hierarchical("l1")])
    let none = FacetedSearch(indexName: "i", hierarchies: [hierarchy]).requests
    #expect(none.count == 1)
  }
}
