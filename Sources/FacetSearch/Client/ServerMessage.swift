import Foundation

/// What a server says about an error: `{"message":"…","status":404}`.
struct ServerMessage: Decodable {
  private let message: String

  /// The message in an answer's body without `key`, at most 500 characters of it; nil where the body has none.
  static func text(of body: Data, hiding key: APIKey) -> String? {
    // No error message is that long, and a search response need not be looked through.
    if body.count > 1 << 16 { return nil }
    guard let decoded = try? JSONDecoder().decode(ServerMessage.self, from: body) else { return nil }
    // Cut last, so that no part of a key is left at the end.
    return String(key.redacted(decoded.message).prefix(500))
  }
}
