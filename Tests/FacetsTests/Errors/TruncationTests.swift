@testable import Facets
import Testing

/// Every proper beginning of a response is an error, with the end as its place.
struct TruncationTests {
  private func check(_ json: String, _ decode: ([UInt8]) throws(FacetDecodingError) -> Void) throws {
    let bytes = Array(json.utf8)
    #expect(throws: Never.self) { try decode(bytes) }
    for count in bytes.indices {
      do throws(FacetDecodingError) {
        try decode(Array(bytes[..<count]))
        Issue.record("accepted \(count) bytes")
      } catch {
        #expect(error.kind == .unexpectedEnd, "\(count): \(error)")
        #expect(error.offset == count, "\(count): \(error)")
      }
    }
  }

  @Test func singleResponse() throws {
    try check(CompleteResponse.single) { (bytes) throws(FacetDecodingError) in _ = try decode(bytes) }
  }

  @Test func eitherForm() throws {
    try check(CompleteResponse.single) { (bytes) throws(FacetDecodingError) in _ = try decodeAny(bytes) }
    try check(CompleteResponse.multi) { (bytes) throws(FacetDecodingError) in _ = try decodeAny(bytes) }
  }

  @Test func multiQuery() throws {
    try check(CompleteResponse.multi) { (bytes) throws(FacetDecodingError) in _ = try decodeMultiQuery(bytes)
    }
  }
}
