@testable import Facets
import ReferenceFacets
import Testing

/// Decodes a single response with a decoder of its own.
func decode(_ bytes: [UInt8]) throws(FacetDecodingError) -> FacetResponse {
  var decoder = FacetDecoder()
  return try decoder.decode(bytes)
}

/// Decodes a single response with a decoder of its own.
func decode(_ json: String) throws(FacetDecodingError) -> FacetResponse {
  try decode(Array(json.utf8))
}

/// Decodes either form with a decoder of its own.
func decodeAny(_ bytes: [UInt8]) throws(FacetDecodingError) -> FacetResponseList {
  var decoder = FacetDecoder()
  return try decoder.decodeAny(bytes)
}

/// Decodes the answer to a multi-query with a decoder of its own.
func decodeMultiQuery(_ bytes: [UInt8]) throws(FacetDecodingError) -> FacetResponseList {
  var decoder = FacetDecoder()
  return try decoder.decodeMultiQuery(bytes)
}

/// The error that decoding `bytes` as a single response throws, or nil.
func decodingError(_ bytes: [UInt8]) -> FacetDecodingError? {
  do throws(FacetDecodingError) {
    _ = try decode(bytes)
    return nil
  } catch {
    return error
  }
}

/// The error that decoding `json` as a single response throws, or nil.
func decodingError(_ json: String) -> FacetDecodingError? {
  decodingError(Array(json.utf8))
}

/// Lets `body` scan a padded copy of `bytes`.
func scan<Result>(
  _ bytes: [UInt8], _ body: (inout JSONScanner) throws(ScanFailure) -> Result
) throws(ScanFailure) -> Result {
  var arena = Arena()
  var scanner = try JSONScanner(PaddedInput(copying: bytes.span, into: &arena))
  let result = try body(&scanner)
  // The scanner points into the arena.
  extendLifetime(arena)
  return result
}

/// Throws unless `bytes` are one JSON value of any type.
func validate(_ bytes: [UInt8]) throws(ScanFailure) {
  try scan(bytes) { (scanner) throws(ScanFailure) in
    scanner.skipWhitespace()
    try scanner.skipValue(depth: 0)
    try scanner.expectEnd()
  }
}

func accepts(_ body: () throws -> Void) -> Bool {
  (try? body()) != nil
}

/// The count of the only value of a response's only attribute, written as `text`.
func count(_ text: String) throws(FacetDecodingError) -> Int? {
  try decode(#"{"facets":{"brand":{"Zed":\#(text)}}}"#).facets?["brand"]?["Zed"]?.count
}
