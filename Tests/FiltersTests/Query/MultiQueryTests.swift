import Facets
import Testing

struct MultiQueryTests {
  @Test func multiQueriesAreJSON() {
    let queries = [
      SearchQuery(indexName: "shop \"1\"\n\\", parameters: SearchParameters(query: "a\"b")),
      SearchQuery(indexName: "größe"),
    ]
    #expect(
      String(decoding: queries.multiQueryBody, as: UTF8.self)
        == "{\"requests\":[{\"indexName\":\"shop \\\"1\\\"\\u000a\\\\\",\"params\":\"query=a%22b\"},"
        + "{\"indexName\":\"größe\",\"params\":\"\"}]}")
    #expect(String(decoding: [SearchQuery]().multiQueryBody, as: UTF8.self) == "{\"requests\":[]}")
  }
}
