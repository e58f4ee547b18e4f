import Testing

@testable import LoopbackServer

/// The server's own reading of the `filters` grammar: it has to be right to check anything.
struct ServerFilterTests {
  private let record = Record([
    "objectID": "1", "brand": "Zed", "price": 10, "rating": 4.5, "inStock": true, "temp": "-20C",
    "path": "C:\\", "label": "\"Best of\" 2020", "slot": "09:15 - 10:45", "_tags": ["on sale", "new"],
    "categories": ["lvl0": "A", "lvl1": "A > B"], "ns:grade": "A::B", "sizes": [1, 5, 9],
  ])

  @Test(arguments: [
    #""brand":"Zed""#, "brand:Zed", #"NOT "brand":"Acme""#, #""price":10.0"#, "price:10", "price = 10",
    "price != 9", "price > 9.5 AND price<10.5", "price:5 TO 10", "rating >= 4.5", "inStock:true",
    #""temp":"-20C""#, #""path":"C:\\""#, #""label":"\"Best of\" 2020""#, #""slot":"09:15 - 10:45""#,
    #""ns:grade":"A::B""#, "new", #""on sale""#, #""_tags":"on sale""#, "_tags:new OR _tags:old",
    #""categories.lvl1":"A > B""#, #"( "brand":"Zed"<score=3> OR "brand":"Yon" )"#,
    "brand:Zed AND (brand:Yon OR inStock:true)", "NOT price:11 TO 20", "sizes > 8", "sizes:5", "",
    "brand:Zed AND (price > 1 OR price < 0) AND NOT brand:Yon", #""price":"10""#, #""inStock":"true""#,
  ])
  func matches(_ text: String) throws {
    let filter = try ServerFilterParser.parse(text)
    #expect(filter?.matches(record) ?? true)
  }

  @Test(arguments: [
    #""brand":"zed""#, #""price":"10.0""#, "price > 10", "NOT inStock:true", #""inStock":"True""#, "old",
    "brand:Zed AND brand:Yon", "NOT price:10 TO 20", "sizes:6", "ghost:x", "ghost < 5",
  ])
  func doesNotMatch(_ text: String) throws {
    let filter = try ServerFilterParser.parse(text)
    #expect(filter?.matches(record) == false)
  }

  /// What the engine rejects as well.
  @Test(arguments: [
    "(a:1 AND b:2) OR c:3", "a:1 OR b:2 AND c:3", "NOT (a:1 OR b:2)", "price > 1 OR brand:Zed", "brand:",
    "(brand:Zed", "brand:Zed)", #""brand":"Zed"#, "price > x", "price > inf", "AND", "brand:Zed AND",
    "brand:Zed brand:Yon", "brand:a<score=x>", #""path":"C:\""#, "price:1 TO x",
  ])
  func rejects(_ text: String) {
    #expect(throws: EngineError.self) { try ServerFilterParser.parse(text) }
  }

  @Test func depthHasALimit() {
    let deep = String(repeating: "(", count: 10_000)
    #expect(throws: EngineError.self) { try ServerFilterParser.parse(deep) }
    #expect(throws: EngineError.self) {
      try ServerFilterParser.parse(String(repeating: "NOT ", count: 10_000))
    }
  }

  @Test func arraysAreAndOfOr() throws {
    func matches(_ parameters: JSONValue) throws -> Bool {
      try FilterArrays.filter(QueryParameters(parameters))?.matches(record) ?? true
    }
    #expect(try matches(["facetFilters": [["brand:Yon", "brand:Zed"], "inStock:true", "temp:\\-20C"]]))
    // A leading minus negates.
    #expect(try !matches(["facetFilters": ["temp:20C"]]))
    #expect(try matches(["facetFilters": ["temp:-20C"]]))
    #expect(try matches(["facetFilters": ["slot:09:15 - 10:45", "brand:-Yon"]]))
    #expect(try matches(["tagFilters": ["new", ["x", "on sale"], "-old"]]))
    #expect(try matches(["numericFilters": ["price >= 10", ["price < 3", "rating > 4"], "price:5 TO 10"]]))
    #expect(try matches(["params": "facetFilters=%5B%22brand%3AZed%22%5D"]))
  }
}
