/// Decodes faceted search responses from their JSON bytes, and recycles the memory of responses that are gone.
///
/// Keep one decoder for a series of responses, such as the answers to keystrokes: from the second response on it
/// allocates nothing, as long as earlier responses have been dropped and the new one is no larger. Two responses may be
/// alive at a time without leaving that path, the one on screen and the one that is being prepared.
///
/// What a server may ask of it is limited; see ``Limits``.
///
/// A decoder is not shared between tasks; what it returns may be.
public struct FacetDecoder: ~Copyable, Sendable {
  /// How deep arrays and objects may be nested; the document's own object or array is at depth 1.
  public static let maximumDepth = ContainerStack.maximumDepth

  /// The storage of the latest responses. What nobody else refers to is used again.
  private var recycled: [ResponseStorage] = []
  private static let maximumRecycled = 3

  /// What a body may hold at most.
  public let limits: Limits

  /// A decoder that holds no memory yet, and refuses what passes `limits`.
  public init(limits: Limits = Limits()) {
    self.limits = limits
    recycled.reserveCapacity(FacetDecoder.maximumRecycled)
  }

  /// Decodes the answer to a single query.
  ///
  /// The input is read to the letter of RFC 8259, including the members that are skipped; strings must be UTF-8. Every
  /// member may be missing, and `null` means missing. The bytes are copied, so the caller may reuse its buffer.
  ///
  /// - Parameter bytes: The whole body of the response.
  /// - Returns: A value that does not depend on the decoder's life.
  /// - Throws: ``FacetDecodingError`` for bytes that are no such response; the decoder may be used again.
  /// - Complexity: O(n) in the number of bytes.
  public mutating func decode(_ bytes: Span<UInt8>) throws(FacetDecodingError) -> FacetResponse {
    FacetResponse(storage: try fill(from: bytes, isMultiQuery: false), row: 0)
  }

  /// Decodes the answer to a multi-query, `{"results":[…]}`, into responses that share their memory.
  ///
  /// - Parameter bytes: The whole body of the answer.
  /// - Returns: The responses, in the order of the queries.
  /// - Throws: ``FacetDecodingError``, with kind `typeMismatch` where the body has no `results`.
  /// - Complexity: O(n) in the number of bytes.
  public mutating func decodeMultiQuery(
    _ bytes: Span<UInt8>
  ) throws(FacetDecodingError) -> FacetResponseList {
    FacetResponseList(storage: try fill(from: bytes, isMultiQuery: true))
  }

  /// Decodes either form: the responses of a multi-query, or a single response as a list of one.
  ///
  /// - Parameter bytes: The whole body of the answer.
  /// - Returns: The responses, in the order of the queries.
  /// - Throws: ``FacetDecodingError`` for bytes that are neither.
  /// - Complexity: O(n) in the number of bytes; a single response is read twice.
  public mutating func decodeAny(_ bytes: Span<UInt8>) throws(FacetDecodingError) -> FacetResponseList {
    FacetResponseList(storage: try fill(from: bytes, isMultiQuery: nil))
  }

  /// Gives back the memory that is kept for the next responses, for instance on a memory warning.
  public mutating func removeRecycledMemory() {
    recycled.removeAll(keepingCapacity: true)
  }

  private mutating func fill(
    from bytes: Span<UInt8>, isMultiQuery: Bool?
  ) throws(FacetDecodingError) -> ResponseStorage {
    let maximum = limits.effectiveByteCount
    if bytes.count > maximum {
      throw FacetDecodingError(kind: .inputTooLarge, offset: maximum, line: 1, column: 1, path: "")
    }
    let storage: ResponseStorage
    do throws(ScanFailure) {
      storage = try unusedStorage()
      try storage.fill(from: bytes, isMultiQuery: isMultiQuery)
    } catch {
      // Without a place it failed before anything was read.
      throw FacetDecodingError(error.located(at: 0), in: bytes)
    }
    return storage
  }

  /// Storage that no response refers to: recycled if there is some, otherwise new in the place of the oldest.
  private mutating func unusedStorage() throws(ScanFailure) -> ResponseStorage {
    for index in recycled.indices where isKnownUniquelyReferenced(&recycled[index]) {
      return recycled[index]
    }
    let storage = try ResponseStorage(limits: limits)
    if recycled.count == FacetDecoder.maximumRecycled { recycled.removeFirst() }
    recycled.append(storage)
    return storage
  }
}

extension FacetDecoder {
  /// Decodes the answer to a single query; see ``decode(_:)-(Span<UInt8>)``.
  public mutating func decode(_ bytes: [UInt8]) throws(FacetDecodingError) -> FacetResponse {
    try decode(bytes.span)
  }

  /// Decodes the answer to a multi-query; see ``decodeMultiQuery(_:)-(Span<UInt8>)``.
  public mutating func decodeMultiQuery(_ bytes: [UInt8]) throws(FacetDecodingError) -> FacetResponseList {
    try decodeMultiQuery(bytes.span)
  }

  /// Decodes either form; see ``decodeAny(_:)-(Span<UInt8>)``.
  public mutating func decodeAny(_ bytes: [UInt8]) throws(FacetDecodingError) -> FacetResponseList {
    try decodeAny(bytes.span)
  }
}
