@testable import Facets
import ReferenceFacets
import Testing

/// Nesting is limited to 512, counted from the document's own object, on every path.
struct DepthTests {
  /// The text around a value, and how many containers it opens.
  struct Place: CustomTestStringConvertible {
    let before: String
    let after: String
    let depth: Int

    var testDescription: String { before }

    init(_ before: String, _ after: String) {
      self.before = before
      self.after = after
      depth = before.filter { "[{".contains($0) }.count
    }

    static let all = [
      Place(#"{"x":"#, "}"),
      Place(#"{"hits":["#, "]}"),
      Place(#"{"hits":[{"x":"#, "}]}"),
      Place(#"{"userData":"#, "}"),
      Place(#"{"facetHits":[{"value":"v","x":"#, "}]}"),
      Place(#"{"facets_stats":{"p":{"x":"#, "}}}"),
      Place(#"{"exhaustive":{"x":"#, "}}"),
      Place(#"{"renderingContent":{"x":"#, "}}"),
      Place(#"{"renderingContent":{"redirect":"#, "}}"),
      Place(#"{"renderingContent":{"facetOrdering":{"x":"#, "}}}"),
      Place(#"{"renderingContent":{"facetOrdering":{"facets":{"x":"#, "}}}}"),
      Place(#"{"renderingContent":{"facetOrdering":{"values":{"a":{"x":"#, "}}}}}"),
    ]

    func nested(_ count: Int, open: String, close: String, core: String = "") -> [UInt8] {
      let value = String(repeating: open, count: count) + core + String(repeating: close, count: count)
      return Array((before + value + after).utf8)
    }
  }

  @Test(arguments: Place.all)
  func limitHoldsToTheLevel(place: Place) throws {
    for (open, close, core) in [("[", "]", ""), (#"{"k":"#, "}", "1"), (#"[0,{"k":"#, "}]", "{}")] {
      // The third form opens two containers at a time and one in its middle.
      let width = open.filter { "[{".contains($0) }.count
      let free = FacetDecoder.maximumDepth - place.depth - (core == "{}" ? 1 : 0)
      let most = free / width
      for count in [most - 1, most] {
        let bytes = place.nested(count, open: open, close: close, core: core)
        #expect(throws: Never.self) { try decode(bytes) }
        #expect(throws: Never.self) { try decodeAny(bytes) }
        #expect(throws: Never.self) { try ReferenceJSON(parsing: bytes) }
      }
      let bytes = place.nested(most + 1, open: open, close: close, core: core)
      let error = try #require(decodingError(bytes))
      #expect(error.kind == .depthLimitExceeded)
      // The offset is that of the first bracket too many.
      let opened = bytes[...error.offset].count { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{") }
      #expect(opened == FacetDecoder.maximumDepth + 1)
      #expect(throws: ReferenceError.self) { try ReferenceJSON(parsing: bytes) }
    }
  }

  @Test func limitHoldsInsideAMultiQuery() throws {
    for place in [
      Place(#"{"results":[{"x":"#, "}]}"), Place(#"{"results":[{"hits":["#, "]}]}"),
      Place(#"{"x":"#, #","results":[]}"#),
    ] {
      let most = FacetDecoder.maximumDepth - place.depth
      for count in [most - 1, most] {
        let bytes = place.nested(count, open: "[", close: "]")
        #expect(throws: Never.self) { try decodeMultiQuery(bytes) }
        #expect(throws: Never.self) { try decodeAny(bytes) }
      }
      let bytes = place.nested(most + 1, open: "[", close: "]")
      #expect { try decodeMultiQuery(bytes) } throws: {
        ($0 as? FacetDecodingError)?.kind == .depthLimitExceeded
      }
      #expect { try decodeAny(bytes) } throws: { ($0 as? FacetDecodingError)?.kind == .depthLimitExceeded }
    }
  }

  @Test(arguments: Place.all)
  func hundredThousandBrackets(place: Place) async {
    for bracket in ["[", #"{"k":"#, #"[{"":"#] {
      let bytes = Array((place.before + String(repeating: bracket, count: 100_000)).utf8)
      let error = await onSmallStack { decodingError(bytes) }
      #expect(error?.kind == .depthLimitExceeded)
      #expect((error?.offset ?? .max) < 512 * 8 + place.before.utf8.count)
    }
  }

  /// Depth counts what is open, not what has been opened.
  @Test func manySiblingsAreNotDeep() throws {
    let siblings = String(repeating: "[[{}]],", count: 5000)
    #expect(throws: Never.self) { try decode("{\"x\":[\(siblings)0],\"hits\":[\(siblings)0]}") }
  }
}
