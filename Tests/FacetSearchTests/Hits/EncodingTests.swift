import FacetSearch
import Facets
import LoopbackServer
import Testing

/// Section A of the collection of cases: what is in a value arrives as that value, and adds no parameter. The server
/// rejects parameters that the engine does not know.
@MainActor @Suite(.timeLimit(.minutes(3)))
struct EncodingTests {
  private func request(_ change: (HitsSearcher) -> Void) async throws -> (
    text: String, query: QueryParameters
  ) {
    let server = try LoopbackServer()
    let searcher = server.searcher()
    change(searcher)
    try await searcher.performSearch()
    let request = server.requests[0]
    return (String(decoding: request.body, as: UTF8.self), try #require(request.queries.first))
  }

  @Test func ampersandStaysInTheValue() async throws {
    let (text, query) = try await request { searcher in
      let state = FilterState()
      state[or: "aisle"].add(Filter.Facet(attribute: "aisle.lvl1", stringValue: "Tea & Cocoa"))
      searcher.connectFilterState(state)
    }
    #expect(
      text.contains(#""params":"filters=%28%20%22aisle.lvl1%22%3A%22Tea%20%26%20Cocoa%22%20%29""#), "\(text)")
    #expect(query.string("filters") == #"( "aisle.lvl1":"Tea & Cocoa" )"#)
  }

  @Test(arguments: [
    "C++ 20", "red;blue", "a%20b", "100 %", "x=y&z", "é", "e\u{301}", "👍🏽", "\u{0}\n\"\\", "#?/",
  ])
  func textArrives(_ text: String) async throws {
    let (_, query) = try await request { $0.request.query.query = text }
    #expect(query.string("query").utf8.elementsEqual(text.utf8))
  }

  @Test func bytesOnTheWire() async throws {
    #expect(try await request { $0.request.query.query = "C++ 20" }.text.contains("query=C%2B%2B%2020"))
    #expect(try await request { $0.request.query.query = "red;blue" }.text.contains("query=red%3Bblue"))
  }

  /// Cases 29 to 31: nothing is sent for what is not asked.
  @Test func emptyParametersAreNotSent() async throws {
    let (text, _) = try await request { _ in }
    #expect(text == #"{"requests":[{"indexName":"shop","params":""}]}"#)
    let (_, query) = try await request { $0.request.query.facets = ["brand", "*"] }
    #expect(query.list("facets") == ["*"])
  }

  /// Case 33: equal searches are equal bytes.
  @Test func orderOfChangesDoesNotShow() async throws {
    let zed = Filter.Facet(attribute: "brand", stringValue: "Zed")
    let acme = Filter.Facet(attribute: "brand", stringValue: "Acme")
    var texts: Set<String> = []
    for filters in [[zed, acme], [acme, zed]] {
      let (text, _) = try await request { searcher in
        let state = FilterState()
        state[or: "brand"].addAll(filters.map { $0.filter })
        state[and: "x"].add("new" as Filter.Tag)
        searcher.connectFilterState(state)
        searcher.request.query.facets = filters.first == zed ? ["a", "b"] : ["b", "a"]
      }
      texts.insert(text)
    }
    #expect(texts.count == 1)
  }
}
