public import Facets
public import Foundation

extension RawJSON {
  /// Decodes the value with Foundation's decoder.
  ///
  /// - Parameters:
  ///   - type: The app's type.
  ///   - decoder: The decoder, with the app's strategies for dates and keys.
  /// - Returns: The decoded value.
  /// - Throws: What `decoder` throws, as a rule `DecodingError`.
  public func decode<Value: Decodable>(
    as type: Value.Type = Value.self, using decoder: JSONDecoder = JSONDecoder()
  ) throws -> Value {
    try decoder.decode(type, from: data)
  }

  /// The JSON text as a copy. Complexity: O(length).
  public var data: Data {
    // `Data` copies the bytes before the span's life ends.
    unsafe utf8.withUnsafeBytes { unsafe Data($0) }
  }
}

extension Hits {
  /// Decodes all hits with Foundation's decoder, in one call over the whole array.
  ///
  /// - Parameters:
  ///   - type: The app's type of a hit.
  ///   - decoder: The decoder, with the app's strategies for dates and keys.
  /// - Returns: The hits, in order.
  /// - Throws: What `decoder` throws for the first hit that does not fit; the coding path starts with its index.
  public func decode<Hit: Decodable>(
    as type: Hit.Type = Hit.self, using decoder: JSONDecoder = JSONDecoder()
  ) throws -> [Hit] {
    try json.decode(as: [Hit].self, using: decoder)
  }

  /// Decodes each hit on its own, so that one that does not fit does not take the others with it.
  ///
  /// - Parameters:
  ///   - type: The app's type of a hit.
  ///   - decoder: The decoder, with the app's strategies for dates and keys.
  /// - Returns: A result for each hit, in order.
  public func decodeEach<Hit: Decodable>(
    as type: Hit.Type = Hit.self, using decoder: JSONDecoder = JSONDecoder()
  ) -> [Result<Hit, any Error>] {
    map { hit in Result { try hit.decode(as: type, using: decoder) } }
  }
}
