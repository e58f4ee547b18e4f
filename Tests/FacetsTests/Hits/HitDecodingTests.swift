import FacetSearch
import Facets
import Foundation
import Testing

/// Hits and other raw JSON through Foundation's decoder.
struct HitDecodingTests {
  private struct Product: Codable, Equatable {
    var name: String
    var price: Double
    var soldOn: Date?
  }

  private struct Banner: Decodable, Equatable {
    var banner: String
  }

  private func decode(_ json: String) throws -> FacetResponse {
    var decoder = FacetDecoder()
    return try decoder.decode(Data(json.utf8))
  }

  @Test func decodesAllHits() throws {
    let hits = try #require(
      try decode(#"{"hits":[{"name":"a\u00e9","price":1.5}, {"price":2,"name":"b","x":[]} ]}"#).hits)
    let expected = [Product(name: "a\u{e9}", price: 1.5), Product(name: "b", price: 2)]
    #expect(try hits.decode(as: Product.self) == expected)
    let inferred: [Product] = try hits.decode()
    #expect(inferred == expected)
    #expect(try hits[1].decode(as: Product.self) == expected[1])
    #expect(try decode(#"{"hits":[]}"#).hits?.decode(as: Product.self) == [])
  }

  @Test func errorNamesTheHit() throws {
    let hits = try #require(
      try decode(#"{"hits":[{"name":"a","price":1},{"name":"b","price":"x"},{"name":"c","price":3}]}"#).hits)
    #expect {
      try hits.decode(as: Product.self)
    } throws: { error in
      guard case DecodingError.typeMismatch(_, let context)? = error as? DecodingError else { return false }
      return context.codingPath.map(\.intValue) == [1, nil] && context.codingPath.last?.stringValue == "price"
    }
  }

  @Test func oneBadHitLeavesTheOthers() throws {
    let hits = try #require(
      try decode(#"{"hits":[{"name":"a","price":1},{"name":"b"},7,{"name":"c","price":3}]}"#).hits)
    let results = hits.decodeEach(as: Product.self)
    #expect(
      results.map { try? $0.get() } == [Product(name: "a", price: 1), nil, nil, Product(name: "c", price: 3)])
    #expect(throws: DecodingError.self) { try results[1].get() }
  }

  @Test func takesTheAppsDecoder() throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let hits = try #require(try decode(#"{"hits":[{"name":"a","price":1,"sold_on":86400}]}"#).hits)
    let expected = Product(name: "a", price: 1, soldOn: Date(timeIntervalSince1970: 86400))
    #expect(try hits.decode(as: Product.self, using: decoder) == [expected])
    #expect(try hits.decodeEach(as: Product.self, using: decoder).map { try $0.get() } == [expected])
    #expect(try hits[0].decode(as: Product.self, using: decoder) == expected)
  }

  @Test func decodesUserDataAndRedirect() throws {
    let response = try decode(
      #"{"userData":[{"banner":"\ud83d\ude00"}],"renderingContent":{"redirect":{"url":"https://example.com/?a=b"}}}"#
    )
    #expect(try response.userData?.decode(as: [Banner].self) == [Banner(banner: "\u{1F600}")])
    let redirect = try response.renderingContent?.redirect?.decode(as: [String: String].self)
    #expect(redirect == ["url": "https://example.com/?a=b"])
    #expect(response.userData?.data == Data(#"[{"banner":"\ud83d\ude00"}]"#.utf8))
    #expect(throws: DecodingError.self) { try response.userData?.decode(as: Banner.self) }
  }

  @Test func decodesFromData() throws {
    var decoder = FacetDecoder()
    let multi = Data(#"x{"results":[{"page":1},{"page":2}]}"#.utf8)[1...]
    // A slice, whose indices do not start at zero.
    #expect(try decoder.decodeMultiQuery(multi).map(\.page) == [1, 2])
    #expect(try decoder.decodeAny(multi).map(\.page) == [1, 2])
    #expect(try decoder.decode(Data(#"{"page":3}"#.utf8)).page == 3)
    #expect(throws: FacetDecodingError.self) { try decoder.decode(multi) }
    #expect(throws: FacetDecodingError.self) { try decoder.decode(Data()) }
    #expect(throws: FacetDecodingError.self) { try decoder.decodeAny(Data()) }
    #expect(throws: FacetDecodingError.self) { try decoder.decodeMultiQuery(Data()) }
  }

  @Test func hitsOutliveTheResponse() throws {
    let hits = try #require(try decode(#"{"hits":[{"name":"a","price":1}]}"#).hits)
    let hit = hits[0]
    #expect(try hit.decode(as: Product.self).name == "a")
    #expect(hit.byteRange == 9..<31)
  }
}
