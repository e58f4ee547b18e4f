import Facets
import ReferenceFacets
import Testing

struct PercentEncodingTests {
  @Test func everyByteIsEscapedOrNot() {
    for byte in UInt8(0)..<0x80 {
      let text = String(UnicodeScalar(byte))
      let query = SearchParameters(query: text).urlQuery
      #expect(query == "query=" + ReferenceQuery.percentEncoded(text))
    }
  }

  @Test func everyLengthAndPlaceIsEncoded() {
    var random = SplitMix64(seed: 6)
    var texts: [String] = (0..<200).map {
      String(repeating: "a", count: $0) + "&" + String(repeating: "b", count: 200 - $0)
    }
    for length in 0..<300 {
      var text = ""
      for _ in 0..<length { text += random.pick(["a", "B", "7", "~", " ", "\"", "é", "🙂", "%"]) }
      texts.append(text)
    }
    texts.append(String(repeating: "🙂", count: 3000))
    texts.append(String(repeating: "x", count: 70_000))
    for text in texts where !text.isEmpty {
      #expect(SearchParameters(query: text).urlQuery == "query=" + ReferenceQuery.percentEncoded(text))
      // As FacetSearch puts names into a path.
      #expect(String(percentEncoding: text) == ReferenceQuery.percentEncoded(text))
    }
  }
}
