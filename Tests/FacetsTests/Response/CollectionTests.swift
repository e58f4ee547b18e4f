@testable import Facets
import Testing

/// The collections of a response behave as collections, and their elements as values.
struct CollectionTests {
  private let response: FacetResponse

  init() throws {
    response = try decode(
      #"{"facets":{"a":{"x":1,"\u0079":2,"z":3},"b":{}},"hits":[1,{"k":2}],"facetHits":[{"value":"p","count":5,"highlighted":"<p>"},{"value":"q"}]}"#
    )
  }

  /// Checks what every random-access collection promises.
  private func check<C: RandomAccessCollection>(_ collection: C, count: Int) where C.Index == Int {
    #expect(collection.count == count)
    #expect(collection.isEmpty == (count == 0))
    #expect(collection.startIndex == 0 && collection.endIndex == count)
    #expect(Array(collection.indices) == Array(0..<count))
    #expect(Array(collection).count == count)
    #expect(collection.reversed().count == count)
    #expect(collection.index(0, offsetBy: count) == collection.endIndex)
    #expect((collection.first == nil) == (count == 0) && (collection.last == nil) == (count == 0))
    #expect(collection.dropFirst().count == max(0, count - 1))
  }

  @Test func promisesOfCollections() throws {
    check(try #require(response.facets), count: 2)
    check(try #require(response.facets?["a"]), count: 3)
    check(try #require(response.facets?["b"]), count: 0)
    check(try #require(response.hits), count: 2)
    check(try #require(response.facetHits), count: 2)
    check([Facet(value: "a", count: 1)] as FacetList, count: 1)
    check(FacetList(.reorderedRows(response.storage, [2, 0])), count: 2)
    check(try decodeAny(Array("{\"results\":[{},{},{}]}".utf8)), count: 3)
    check(try decodeAny(Array("{\"results\":[]}".utf8)), count: 0)
  }

  @Test func listsOfEveryOriginAreEqualWhenTheirFacetsAre() throws {
    let rows = try #require(response.facets?["a"])
    let made: FacetList = [
      Facet(value: "x", count: 1), Facet(value: "y", count: 2), Facet(value: "z", count: 3),
    ]
    let reordered = FacetList(.reorderedRows(response.storage, [0, 1, 2]))
    #expect(rows == made && made == reordered && reordered == rows)
    #expect(Set([rows, made, reordered]).count == 1)
    #expect(rows != FacetList(.reorderedRows(response.storage, [0, 2, 1])))
    #expect(rows != FacetList(rows.dropLast()))
    #expect(FacetList(rows.reversed()).map(\.value) == ["z", "y", "x"])
    #expect(rows.description == "[x (1), y (2), z (3)]")
    #expect(FacetList(.reorderedRows(response.storage, [2, 0])).map(\.value) == ["z", "x"])
  }

  @Test func lookUpsTakeTheLastOfEqualBytes() throws {
    let lists: [FacetList] = [
      [Facet(value: "x", count: 1), Facet(value: "e\u{301}", count: 2), Facet(value: "x", count: 3)],
      try #require(try decode(#"{"facets":{"a":{"x":1,"e\u0301":2,"x":3}}}"#).facets?["a"]),
    ]
    for list in lists {
      #expect(list["x"]?.count == 3)
      #expect(list["e\u{301}"]?.count == 2)
      #expect(list["\u{e9}"] == nil)
      #expect(list["e"] == nil && list["xx"] == nil && list[""] == nil)
    }
    #expect(([] as FacetList)["x"] == nil)
    #expect(response.facetHits?["p"]?.highlighted == "<p>")
  }

  @Test func facetsAreEqualByTheirBytes() {
    let composed = Facet(value: "\u{e9}", count: 1)
    let decomposed = Facet(value: "e\u{301}", count: 1)
    #expect(composed.value == decomposed.value)
    #expect(composed != decomposed)
    #expect(Set([composed, decomposed, composed]).count == 2)
    #expect(Facet(value: "a", count: 1) != Facet(value: "a", count: 2))
    #expect(Facet(value: "a", count: 1) != Facet(value: "a", count: 1, highlighted: "a"))
    #expect(Facet(value: "a", count: 1, highlighted: "a") != Facet(value: "a", count: 1, highlighted: "b"))
    #expect(Facet(value: "ab", count: 1) != Facet(value: "a", count: 1, highlighted: "b"))
    #expect(Facet(value: "a", count: 1, highlighted: "b") == Facet(value: "a", count: 1, highlighted: "b"))
    #expect("\(composed)" == "\u{e9} (1)")
  }

  @Test func facetsOfAResponseEqualThoseThatAreMade() throws {
    let facet = try #require(response.facets?["a"]?["y"])
    #expect(facet == Facet(value: "y", count: 2))
    #expect(facet.hashValue == Facet(value: "y", count: 2).hashValue)
    #expect(facet.bytes == [UInt8(ascii: "y")])
    #expect(response.facetHits?.first == Facet(value: "p", count: 5, highlighted: "<p>"))
    #expect(response.facetHits?.last == Facet(value: "q", count: 0))
  }

  @Test func attributedFacetsCompare() throws {
    let entry = try #require(response.facets?.first)
    let made = AttributedFacets(
      attribute: "a",
      facets: [Facet(value: "x", count: 1), Facet(value: "y", count: 2), Facet(value: "z", count: 3)]
        as [Facet])
    #expect(entry == made)
    #expect(Set([entry, made]).count == 1)
    #expect(entry != AttributedFacets(attribute: "b", facets: made.facets))
    #expect(response.facets?.valueCount == 3)
  }

  @Test func rawJSONComparesItsBytes() throws {
    let hits = try #require(try decode(#"{"hits":[1,1.0,1]}"#).hits)
    #expect(hits[0] == hits[2])
    #expect(hits[0] != hits[1])
    #expect(hits[1].byteRange == 11..<14)
    #expect(array(hits[1].utf8) == Array("1.0".utf8))
    #expect(hits.json.byteRange == 8..<17)
    #expect(try decode(" {\"page\":1} ").json.description == "{\"page\":1}")
    let multi = try decodeAny(Array(#"{"results":[{} , {"x":1}]}"#.utf8))
    #expect(multi.map(\.json.description) == ["{}", "{\"x\":1}"])
  }
}
