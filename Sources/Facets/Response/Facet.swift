/// A facet value and how many hits have it.
///
/// A facet of a ``FacetResponse`` is a view: it holds on to the response's memory and makes a `String` only when
/// ``value`` is asked for. Copying one costs a retain.
public struct Facet: Sendable {
  private(set) var storage: ResponseStorage
  private(set) var valueText: TextRange
  private(set) var highlightedText: TextRange?
  /// The number of hits that have this value; as the engine sent it, so estimated where the response says so.
  public private(set) var count: Int

  init(storage: ResponseStorage, row: Int, highlight: TextRange? = nil) {
    self.storage = storage
    valueText = storage.columns.values.first(at: row)
    count = storage.columns.values.second(at: row)
    highlightedText = highlight
  }

  /// A facet that does not come from a response.
  ///
  /// - Parameters:
  ///   - value: The value as the engine spells it; any string.
  ///   - count: The number of hits.
  ///   - highlighted: The value with highlighting tags, from a search for facet values.
  public init(value: String, count: Int, highlighted: String? = nil) {
    self.count = count
    storage = ResponseStorage(texts: value, highlighted ?? "")
    valueText = TextRange(offset: 0, count: UInt32(value.utf8.count))
    highlightedText = highlighted.map {
      TextRange(offset: UInt32(value.utf8.count), count: UInt32($0.utf8.count))
    }
  }

  /// A view of the same value with another count.
  func counting(_ count: Int) -> Facet { Facet(self, count: count) }

  private init(_ facet: Facet, count: Int) {
    storage = facet.storage
    valueText = facet.valueText
    highlightedText = facet.highlightedText
    self.count = count
  }

  /// The value. Complexity: O(length).
  public var value: String { storage.string(valueText) }

  /// The value with highlighting tags, where the facet comes from a search for facet values. Complexity: O(length).
  public var highlighted: String? { highlightedText.map { storage.string($0) } }

  /// The UTF-8 bytes of ``value``, without copying them.
  public var utf8: Span<UInt8> {
    @_lifetime(borrow self)
    // The bytes lie in the storage that this value holds.
    get { unsafe _overrideLifetime(storage.bytes(of: valueText), borrowing: self) }
  }

  /// Whether no hit has this value: ``count`` is 0. The name is InstantSearch's; an empty value is no empty facet.
  public var isEmpty: Bool { count < 1 }

  /// Becomes another facet of the same storage, without counting references.
  @inline(__always)
  mutating func assign(value: TextRange, highlighted: TextRange?, count: Int) {
    valueText = value
    highlightedText = highlighted
    self.count = count
  }

  fileprivate func hasEqualTexts(_ other: Facet) -> Bool {
    spansAreEqual(utf8, other.utf8) && hasSameHighlight(as: other)
  }

  /// Whether the highlighted forms have the same bytes, or neither facet has one.
  func hasSameHighlight(as other: Facet) -> Bool {
    switch (highlightedText, other.highlightedText) {
    case (nil, nil): return true
    case (let left?, let right?):
      return spansAreEqual(storage.bytes(of: left), other.storage.bytes(of: right))
    default: return false
    }
  }
}

extension Facet: Hashable {
  /// Whether value, count and highlighted form are the same, byte for byte: "é" composed and "é" decomposed are two
  /// values to the engine. Complexity: O(length).
  public static func == (left: Facet, right: Facet) -> Bool {
    left.count == right.count && left.hasEqualTexts(right)
  }

  /// Feeds the value's bytes and the count. Complexity: O(length).
  public func hash(into hasher: inout Hasher) {
    // Read within the call that lends the buffer.
    unsafe utf8.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    hasher.combine(count)
  }
}

extension Facet: CustomStringConvertible {
  /// For example `Zed (12)`.
  public var description: String { "\(value) (\(count))" }
}

extension Facet: Codable {
  private enum CodingKeys: String, CodingKey {
    case value, count, highlighted
  }

  /// Reads `{"value":…,"count":…,"highlighted":…}`, the form of `facetHits`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      value: try container.decode(String.self, forKey: .value),
      count: try container.decode(Int.self, forKey: .count),
      highlighted: try container.decodeIfPresent(String.self, forKey: .highlighted))
  }

  /// Writes the form that ``init(from:)`` reads.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(value, forKey: .value)
    try container.encode(count, forKey: .count)
    try container.encodeIfPresent(highlighted, forKey: .highlighted)
  }
}
