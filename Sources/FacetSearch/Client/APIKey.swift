/// The API key: goes into one header and is never shown.
struct APIKey: Sendable {
  /// The key, for the header only.
  let secret: String

  /// `text` with every occurrence of the key blanked, for texts of the server that may quote it.
  func redacted(_ text: String) -> String {
    if secret.isEmpty { return text }
    var result = ""
    var rest = text[...]
    while let found = rest.firstRange(of: secret) {
      result += rest[..<found.lowerBound] + "<redacted>"
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
