public import Facets
public import Foundation

extension FacetDecoder {
  /// Decodes the answer to a single query from `Data`; see `decode(_:)`.
  ///
  /// - Throws: `FacetDecodingError` for bytes that are no such response.
  public mutating func decode(_ data: Data) throws(FacetDecodingError) -> FacetResponse {
    try decode(data.span)
  }

  /// Decodes the answer to a multi-query from `Data`; see `decodeMultiQuery(_:)`.
  ///
  /// - Throws: `FacetDecodingError` for bytes that are no such answer.
  public mutating func decodeMultiQuery(_ data: Data) throws(FacetDecodingError) -> FacetResponseList {
    try decodeMultiQuery(data.span)
  }

  /// Decodes either form from `Data`; see `decodeAny(_:)`.
  ///
  /// - Throws: `FacetDecodingError` for bytes that are neither.
  public mutating func decodeAny(_ data: Data) throws(FacetDecodingError) -> FacetResponseList {
    try decodeAny(data.span)
  }
}
