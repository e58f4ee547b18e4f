import Facets
import Foundation
import LoopbackServer
import Testing

@testable import FacetSearch

/// Case 5 of the collection: a name in a path keeps its characters and changes no route.
@Suite(.timeLimit(.minutes(3)))
struct PathTests {
  @Test func namesArePercentEncoded() {
    let request = FacetSearchRequest(indexName: "a/b c", facetName: "specs/size")
    #expect(request.path == "/1/indexes/a%2Fb%20c/facets/specs%2Fsize/query")
    let odd = FacetSearchRequest(indexName: "AZaz09-._~", facetName: "é+%?#;&=:@!$'()*,")
    #expect(
      odd.path
        == "/1/indexes/AZaz09-._~/facets/%C3%A9%2B%25%3F%23%3B%26%3D%3A%40%21%24%27%28%29%2A%2C/query")
  }

  /// As many values as an app may ask for, and fewer than none.
  @Test(arguments: [(Int.max, Int.max), (.min, 2), (-1, 2), (0, 2), (99, 100), (100, 100), (nil, 12)])
  func hiddenValuesNeedRoom(_ maximum: Int?, _ sent: Int) throws {
    let request = FacetSearchRequest(
      indexName: "i", facetName: "f", maxFacetHits: maximum, hiddenValues: ["a", "b"])
    let body = try JSONValue(parsing: Array(request.body))
    #expect(body["maxFacetHits"] == .int(sent))
    let facets = FacetList((0..<4).map { Facet(value: String(UnicodeScalar(UInt8(97 + $0))), count: 1) })
    #expect(request.shown(facets).count == min(max(maximum ?? 10, 0), 2))
  }

  /// Also that Foundation's URL takes the path as it is.
  @Test func serverSeesTheEncodedPath() async throws {
    let server = try LoopbackServer(engine: Engine(indices: ["a/b;é": .shop]))
    for facet in ["brand", "slot a:b", "specs/size", "100%", "é"] {
      let request = FacetSearchRequest(indexName: "a/b;é", facetName: Attribute(facet))
      _ = try await server.client().post(path: request.path, body: Data("{}".utf8))
      #expect(server.requests.last?.target == request.path)
    }
  }
}
