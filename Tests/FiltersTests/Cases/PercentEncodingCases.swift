import Facets
import Testing

/// Section A of the case collection.
struct PercentEncodingCases {
  @Test func case1AmpersandInAHierarchicalValue() {
    let filters = Filters([
      FilterGroup.Hierarchical(filters: [facet("aisle.lvl1", "Tea & Cocoa")], name: "aisle")
    ])
    let query = SearchParameters(filters: filters).urlQuery
    #expect(query == "filters=%28%20%22aisle.lvl1%22%3A%22Tea%20%26%20Cocoa%22%20%29")
    #expect(query.split(separator: "&").count == 1)
    #expect(query.percentDecoded == "filters=( \"aisle.lvl1\":\"Tea & Cocoa\" )")
  }

  @Test func case2AmpersandInsideAQuotedValue() {
    let query = SearchParameters(ownFilters: "\"maker\":\"Salt & Stone\"").urlQuery
    #expect(query.contains("%26"))
    #expect(!query.contains("&"))
  }

  @Test func case3PlusIsNoBlank() throws {
    #expect(SearchParameters(query: "C++ 20").urlQuery == "query=C%2B%2B%2020")
    #expect(try SearchParameters(urlQuery: "query=C%2B%2B%2020").query == "C++ 20")
    #expect(try SearchParameters(urlQuery: "query=C++").query == "C++")
  }

  @Test func case5NamesAreEscapedAsValuesAre() throws {
    let query = SearchParameters(extra: ["specs/size": "a/b"]).urlQuery
    #expect(query == "specs%2Fsize=a%2Fb")
    #expect(try SearchParameters(urlQuery: query).extra == ["specs/size": "a/b"])
  }

  @Test func case6NothingIsEscapedTwice() throws {
    let query = SearchParameters(extra: ["sizes[": "a b", "raw": "a%20b"]).urlQuery
    #expect(query == "raw=a%2520b&sizes%5B=a%20b")
    #expect(try SearchParameters(urlQuery: query).extra == ["sizes[": "a b", "raw": "a%20b"])
  }

  @Test func case7Semicolon() {
    #expect(SearchParameters(query: "red;blue").urlQuery == "query=red%3Bblue")
  }
}
