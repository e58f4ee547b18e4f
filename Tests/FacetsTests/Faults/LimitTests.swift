@testable import Facets
import Testing

/// Each limit to the unit, what is thrown beyond it, and that nothing else changes.
struct LimitTests {
  private func error(_ json: String, _ limits: FacetDecoder.Limits) -> FacetDecodingError? {
    var decoder = FacetDecoder(limits: limits)
    do throws(FacetDecodingError) {
      _ = try decoder.decodeAny(Array(json.utf8))
      return nil
    } catch {
      // The decoder goes on, within its limits.
      #expect(
        (try? decoder.decode([UInt8]("{}".utf8))) != nil || limits.byteCount < 2 || limits.memory < 32_768)
      return error
    }
  }

  @Test func defaultsAreWhatTheDocumentationSays() {
    let limits = FacetDecoder().limits
    #expect(limits == FacetDecoder.Limits())
    #expect(limits.byteCount == 67_108_864)
    #expect(limits.valueCount == 2_000_000)
    #expect(limits.attributeCount == 100_000)
    #expect(limits.depth == 512)
    #expect(limits.memory == 268_435_456)
    #expect(FacetDecoder.Limits.unlimited.effectiveByteCount == Int(UInt32.max))
  }

  @Test(arguments: [0, 1, 2, 41, 42])
  func byteCount(limit: Int) {
    let json = #"{"query":"\#(String(repeating: "x", count: 30))"}"#
    #expect(json.utf8.count == 42)
    let expected = FacetDecodingError(kind: .inputTooLarge, offset: limit, line: 1, column: 1, path: "")
    #expect(error(json, .init(byteCount: limit)) == (limit < 42 ? expected : nil))
  }

  /// At numbers below and above the room that the columns start with, in one attribute and over several.
  @Test(arguments: [0, 1, 2, 17, 18, 300, 5000])
  func valueCount(limit: Int) {
    let forms: [(Int) -> String] = [
      { count in #"{"facets":{"a":{\#(list(count) { #""\#($0)":1"# })}}}"# },
      { count in #"{"facets":{"a":{\#(list(count) { _ in #" "" : 1 "# })}}}"# },
      { count in #"{"facets":{\#(list(count) { #""a\#($0)":{"x":1}"# })}}"# },
      { count in #"{"facetHits":[\#(list(count) { #"{"value":"\#($0)"}"# })]}"# },
      { count in #"{"results":[\#(list(count) { _ in #"{"facets":{"a":{"":1}}}"# })]}"# },
      { count in
        #"{"renderingContent":{"facetOrdering":{"facets":{"hide":[\#(list(count) { "\"\($0)\"" })]}}}}"#
      },
    ]
    for (number, form) in forms.enumerated() {
      #expect(error(form(limit), .init(valueCount: limit)) == nil, "form \(number)")
      let excess = error(form(limit + 1), .init(valueCount: limit))
      #expect(excess?.kind == .valueLimitExceeded, "form \(number)")
      #expect(error(form(limit + 1), .init(valueCount: limit + 1)) == nil, "form \(number)")
      #expect(error(form(limit + 500), .init(valueCount: limit))?.kind == .valueLimitExceeded)
    }
  }

  @Test func valueLimitNamesTheFirstValueTooMany() {
    let json = #"{"facets":{"brand":{"Zed":1,"Yon":2,"Xan":3}}}"#
    #expect(
      error(json, .init(valueCount: 2))
        == FacetDecodingError(
          kind: .valueLimitExceeded, offset: 43, line: 1, column: 44, path: "facets.brand.Xan"))
  }

  @Test(arguments: [0, 1, 31, 32, 33, 200])
  func attributeCount(limit: Int) {
    let forms: [(Int) -> String] = [
      { count in #"{"facets":{\#(list(count) { #""a\#($0)":{"x":1}"# })}}"# },
      { count in #"{"facets_stats":{\#(list(count) { #""a\#($0)":{"min":1}"# })}}"# },
      { count in #"{"renderingContent":{"facetOrdering":{"values":{\#(list(count) { #""a\#($0)":{}"# })}}}}"#
      },
      { count in #"{"results":[\#(list(count) { _ in #"{"facets":{"a":{}}}"# })]}"# },
    ]
    for (number, form) in forms.enumerated() {
      #expect(error(form(limit), .init(attributeCount: limit)) == nil, "form \(number)")
      let excess = error(form(limit + 1), .init(attributeCount: limit))
      #expect(excess?.kind == .attributeLimitExceeded, "form \(number)")
    }
  }

  @Test(arguments: [-1, 0, 9, 10, 11, 64, 65, 511, 512, 513, Int.max])
  func depth(limit: Int) {
    // A smaller one means ten, a larger one 512.
    let effective = min(max(limit, 10), 512)
    func nested(_ depth: Int) -> String {
      #"{"x":\#(String(repeating: "[", count: depth - 1))\#(String(repeating: "]", count: depth - 1))}"#
    }
    #expect(error(nested(effective), .init(depth: limit)) == nil)
    let expected = FacetDecodingError(
      kind: .depthLimitExceeded, offset: 4 + effective, line: 1, column: 5 + effective,
      path: "x" + String(repeating: "[0]", count: effective - 1))
    #expect(error(nested(effective + 1), .init(depth: limit)) == expected)
  }

  /// The smallest depth still reads everything that the library reads.
  @Test func smallestDepthReadsAllMembers() {
    let json = #"{"results":[\#(CompleteResponse.single.replacing("[[[{}]]]", with: "[]"))]}"#
    #expect(error(json, .init(depth: 0)) == nil)
  }

  @Test func negativeLimitsMeanZero() {
    let none = FacetDecoder.Limits(byteCount: -5, valueCount: -1, attributeCount: .min, depth: -9, memory: -1)
    #expect(error("{}", none)?.kind == .inputTooLarge)
    #expect(error("{}", .init(memory: -1))?.kind == .memoryLimitExceeded)
    #expect(error(#"{"facets":{"a":{"x":1}}}"#, .init(valueCount: .min))?.kind == .valueLimitExceeded)
    #expect(error(#"{"facets":{"a":{}}}"#, .init(attributeCount: -1))?.kind == .attributeLimitExceeded)
  }

  /// An error is for a log: a server can't make it long.
  @Test func pathsHaveALimit() throws {
    let name = String(repeating: "x", count: 1_000_000)
    #expect(decodingError(#"{"\#(name)":y}"#)?.path == "[\"\(name.prefix(100))…\"]")
    let nested = String(repeating: "{\"\(name.prefix(1000))\":", count: 500)
    let error = try #require(decodingError(nested))
    #expect(error.kind == .unexpectedEnd)
    #expect(error.description.utf8.count < 500 * 110 + 100)
  }

  @Test func bodiesOfManyMegabytesStayWithinTheDefaults() {
    // As many hits as fit: eight bytes of memory for two of the body.
    var hits = [UInt8](#"{"hits":["#.utf8)
    let thousand = [UInt8](String(repeating: "0,", count: 1 << 10).utf8)
    for _ in 0..<20 << 10 { hits += thousand }
    var decoder = FacetDecoder()
    do throws(FacetDecodingError) {
      _ = try decoder.decode(hits)
      Issue.record("accepted")
    } catch {
      #expect(error.kind == .memoryLimitExceeded)
    }
    decoder.removeRecycledMemory()
  }
}
