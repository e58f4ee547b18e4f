import Facets
import ReferenceFacets
import Testing

struct URLTests {
  /// Every parameter name, pinned.
  @Test func allNamesAreTheEngines() {
    let parameters = SearchParameters(
      query: "q", facets: ["brand"], filters: or(facet("brand", "Zed")), ownFilters: "own", page: 1,
      hitsPerPage: 2,
      maxValuesPerFacet: 3, ruleContexts: ["mobile"], relevancyStrictness: 4,
      extra: [
        "attributesToRetrieve": "[\"*\"]", "userToken": "u", "g": "x", "sumOrFiltersScores": "true",
        "empty": "",
      ])
    #expect(
      parameters.urlQuery
        == "attributesToRetrieve=%5B%22%2A%22%5D&facets=%5B%22brand%22%5D"
        + "&filters=%28own%29%20AND%20%28%20%22brand%22%3A%22Zed%22%20%29&g=x&hitsPerPage=2&maxValuesPerFacet=3"
        + "&page=1&query=q&relevancyStrictness=4&ruleContexts=%5B%22mobile%22%5D&sumOrFiltersScores=true&userToken=u"
    )
    #expect(SearchParameters(page: 0, hitsPerPage: 0).urlQuery == "hitsPerPage=0&page=0")
    #expect(SearchParameters().urlQuery == "")
    #expect(SearchParameters(ownFilters: "a:1 OR b:2").urlQuery == "filters=a%3A1%20OR%20b%3A2")
    #expect(SearchParameters(ownFilters: " \n").urlQuery == "")
    #expect(
      SearchParameters(query: "q", extra: ["query": "other", "page": "7"]).urlQuery == "page=7&query=q")
    #expect(SearchParameters(facets: ["b", "a", "b"]).urlQuery == "facets=%5B%22a%22%2C%22b%22%5D")
  }

  @Test func queriesReadBack() throws {
    let text =
      "?query=C%2B%2B+20&page=3&hitsPerPage=20&facets=brand,color&ruleContexts=%5B%22a%5Cu00e9%5Cn%22%5D&&x&y=&z=%00&page=4"
    let parameters = try SearchParameters(urlQuery: text)
    #expect(parameters.query == "C+++20")
    #expect(parameters.page == 4)
    #expect(parameters.hitsPerPage == 20)
    #expect(parameters.facets == ["brand", "color"])
    #expect(parameters.ruleContexts == ["aé\n"])
    #expect(parameters.extra == ["z": "\0"])
    // Well-formed, but nothing that groups can hold: kept as the app's own.
    let own = try SearchParameters(urlQuery: "filters=(a:1%20AND%20b:2)%20OR%20c:3")
    #expect(own.ownFilters == "(a:1 AND b:2) OR c:3")
    #expect(own.filters.isEmpty)
  }

  /// Found with the reference of `Scripts/fuzz url`: a comma and a mark behind it are one character, and the names were not parted.
  @Test func namesArePartedBetweenBytes() throws {
    let parameters = try SearchParameters(urlQuery: "facets=a,%CC%81b,,c&ruleContexts=x%2C%CC%81")
    #expect(parameters.facets == ["a", "\u{301}b", "c"])
    #expect(parameters.ruleContexts == ["x", "\u{301}"])
  }

  /// Found by `Scripts/fuzz url`: white space that JSON does not have was left out in front of names and in arrays.
  @Test func onlyJSONsWhiteSpaceIsLeftOut() throws {
    let text = "facets=%0C&ruleContexts=%20%09%0A%0D%5B%20%22a%22%0A,%22b%22%09%5D%0D"
    let parameters = try SearchParameters(urlQuery: text)
    #expect(parameters.facets == ["\u{c}"])
    #expect(parameters.ruleContexts == ["a", "b"])
    #expect(parameters == (try ReferenceQuery.parameters(in: Array(text.utf8))))
  }

  /// Whoever passes a link on adds parameters of their own, which the engine would refuse.
  @Test func linksBringNoUnknownParameters() throws {
    let link = "https://a.example/s?query=q&utm_source=x&fbclid=%zz%ff&aroundLatLng=1%2C2&or.g=a:1"
    let search = try SearchParameters(deepLink: link)
    #expect(search.extra.isEmpty)
    #expect(search.urlQuery == "filters=%28%20%22a%22%3A1.0%20%29&query=q")
    let named = try SearchParameters(deepLink: link) { $0 == "aroundLatLng" }
    #expect(named.extra == ["aroundLatLng": "1,2"])
  }
}
