import Foundation

/// What a server says about an error: `{"message":"…","status":404}`.
struct ServerMessage: Decodable {
  private let message: String

  /// The message in an answer's body, at most 500 characters of it; nil where the body has none.
  static func text(of body: Data) -> String? {
    // No error message is that long, and a search response need not be looked through.
    if body.count > 1 << 16 { return nil }
    guard let decoded = try? JSONDecoder().decode(ServerMessage.self, from: body) else { return nil }
    return String(decoded.message.prefix(500))
  }
}
