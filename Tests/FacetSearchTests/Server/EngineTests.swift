import Testing

@testable import LoopbackServer

/// What the server answers, against counts by hand.
struct EngineTests {
  private let engine = Engine()

  private func search(_ parameters: JSONValue, index: String = "shop") throws -> JSONValue {
    try engine.search(index, QueryParameters(parameters))
  }

  @Test func countsFacets() throws {
    let answer = try search(["facets": ["brand", "price", "ghost"], "maxValuesPerFacet": 5])
    let brands = try #require(answer["facets"]?["brand"]?.members)
    #expect(brands.count == 5)
    for brand in brands {
      let count = ShopRecords.all.count {
        $0.json["brand"]?.string?.utf8.elementsEqual(brand.key.utf8) == true
      }
      #expect(brand.value == .int(count))
    }
    #expect(answer["facets"]?["ghost"] == nil)
    let prices = ShopRecords.all.compactMap { $0.json["price"]?.number }
    #expect(answer["facets_stats"]?["price"]?["min"]?.number == prices.min())
    #expect(answer["facets_stats"]?["price"]?["max"]?.number == prices.max())
    #expect(answer["nbHits"] == 240)
  }

  @Test func pages() throws {
    let answer = try search(["hitsPerPage": 50, "page": 4])
    #expect(answer["hits"]?.array?.count == 40)
    #expect(answer["nbPages"] == 5)
    #expect(try search(["hitsPerPage": 0])["hits"] == [])
  }

  @Test func virtualReplicaKeepsRelevantHits() throws {
    let all = try search(["relevancyStrictness": 0, "hitsPerPage": 240], index: "shop_virtual_price_desc")
    let some = try search(["relevancyStrictness": 70], index: "shop_virtual_price_desc")
    #expect(all["nbSortedHits"] == 240)
    #expect(some["nbHits"] == 240)
    let kept = ShopRecords.all.count { ($0.json["popularity"]?.number ?? 0) >= 70 }
    #expect(some["nbSortedHits"] == .int(kept))
    let prices = all["hits"]?.array?.compactMap { $0["price"]?.number } ?? []
    #expect(prices.count == 240 && prices == prices.sorted(by: >))
    #expect(try search([:])["nbSortedHits"] == nil)
  }

  @Test func queryAndHighlight() throws {
    let answer = try search(["query": "re rak", "hitsPerPage": 3])
    let hits = try #require(answer["hits"]?.array)
    #expect(!hits.isEmpty)
    for hit in hits {
      let name = hit["_highlightResult"]?["name"]?["value"]?.string ?? ""
      #expect(name.contains("<em>re</em>d") && name.contains("<em>Rak</em>es"))
    }
  }

  @Test func facetValuesAreSearched() throws {
    let answer = try engine.searchFacet("shop", facet: "brand", QueryParameters(["facetQuery": "sa"]))
    #expect(answer["facetHits"]?.array?.map { $0["highlighted"] } == ["<em>Sa</em>lt & Stone"])
  }

  @Test func errorsAreTheEngines() {
    #expect(throws: EngineError("Index x does not exist", status: 404)) { try search([:], index: "x") }
    #expect(throws: EngineError("Unknown parameter: Cocoa")) { try search(["params": "filters=Tea&Cocoa=1"]) }
    #expect(throws: EngineError.self) { try search(["filters": "a:1 OR"]) }
  }

  @Test func jsonReadsAndWrites() throws {
    let text = #"{"b":[1,2.5,-3e2,true,false,null,"\u00e9\n\"\\\ud83d\ude00"],"a":{}}"#
    let value = try JSONValue(parsing: Array(text.utf8))
    #expect(value["b"]?.array?.last?.string == "é\n\"\\😀")
    #expect(try JSONValue(parsing: value.text) == value)
    for bad in [
      "", "{", "[1,]", "{\"a\"}", "\"\\ud800\"", "01x", "\"a\nb\"", String(repeating: "[", count: 10_000),
    ] {
      #expect(throws: JSONError.self) { try JSONValue(parsing: Array(bad.utf8)) }
    }
  }

  @Test(.enabled(if: Talks.areAvailable, "FACETS_CORPUS is not set"))
  func talksAreSearched() throws {
    let talks = try #require(try Talks.load())
    let engine = Engine(indices: ["talks": .talks(talks)])
    let answer = try engine.search("talks", QueryParameters(["query": "brain", "facets": ["*"]]))
    #expect((answer["facets"]?["tags"]?.members?.count ?? 0) > 10)
  }
}
