/// A JSON value of a response that is kept as it came: a hit, `userData`, a redirect.
///
/// It has been checked against JSON's grammar, and holds on to the response's memory. Module `FacetSearch` decodes it
/// with the app's own `Decodable` types.
public struct RawJSON: Sendable {
  private let storage: ResponseStorage
  private let text: TextRange

  init(storage: ResponseStorage, text: TextRange) {
    self.storage = storage
    self.text = text
  }

  /// The UTF-8 bytes of the value, without copying them.
  public var utf8: Span<UInt8> {
    @_lifetime(borrow self)
    // The bytes lie in the storage that this value holds.
    get { unsafe _overrideLifetime(storage.bytes(of: text), borrowing: self) }
  }

  /// Where the value stands in the body that was decoded, in bytes.
  public var byteRange: Range<Int> { Int(text.offset)..<Int(text.offset) + Int(text.count) }
}

extension RawJSON: Equatable {
  /// Whether both are the same bytes; `1` and `1.0` are not. Complexity: O(length).
  public static func == (left: RawJSON, right: RawJSON) -> Bool { spansAreEqual(left.utf8, right.utf8) }
}

extension RawJSON: CustomStringConvertible {
  /// The JSON text. Complexity: O(length).
  public var description: String { storage.string(text) }
}

/// The hits of a response, each as its JSON text.
public struct Hits: Sendable {
  private let storage: ResponseStorage
  private let rows: Range<Int>
  /// The whole array as JSON.
  public let json: RawJSON

  init(storage: ResponseStorage, rows: Range<Int>, json: RawJSON) {
    self.storage = storage
    self.rows = rows
    self.json = json
  }
}

extension Hits: RandomAccessCollection {
  /// Always 0.
  public var startIndex: Int { 0 }

  /// The number of hits in this response, at most `hitsPerPage`.
  public var endIndex: Int { rows.count }

  /// The JSON text of the hit at `position`.
  public subscript(position: Int) -> RawJSON {
    precondition(position >= 0 && position < endIndex, "index out of range")
    return RawJSON(storage: storage, text: storage.columns.hits[rows.lowerBound + position])
  }
}
