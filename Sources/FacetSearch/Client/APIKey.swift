/// The API key: goes into one header and is never shown.
struct APIKey: Sendable {
  /// The key, for the header only.
  let secret: String

  /// `text` with every occurrence of the key blanked, for texts of the server that may quote it. So is the start of a key
  /// that an ellipsis cuts off.
  func redacted(_ text: String) -> String {
    let key = Array(secret.utf8)
    if key.isEmpty { return text }
    var result = APIKey.replacing(key, with: APIKey.blank, in: Array(text.utf8))
    for count in stride(from: key.count - 1, through: 4, by: -1) {
      result = APIKey.replacing(
        key[..<count] + APIKey.ellipsis, with: APIKey.blank + APIKey.ellipsis, in: result)
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let blank = Array("<redacted>".utf8)
  private static let ellipsis = Array("…".utf8)

  /// By bytes: as characters, a key with an accent behind it would not be found.
  private static func replacing(_ old: some Collection<UInt8>, with new: [UInt8], in text: [UInt8]) -> [UInt8]
  {
    var result: [UInt8] = []
    var rest = text[...]
    while let found = rest.firstRange(of: old) {
      result += rest[..<found.lowerBound] + new
      rest = rest[found.upperBound...]
    }
    return result + rest
  }
}

extension APIKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  var description: String { "<redacted>" }
  var debugDescription: String { description }
  var customMirror: Mirror { Mirror(self, children: []) }
}
