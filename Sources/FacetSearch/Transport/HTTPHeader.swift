/// A header of a request or an answer.
///
/// A sensitive one, the API key, never shows its value in a description or a dump.
public struct HTTPHeader: Hashable, Sendable {
  /// The name, in any case.
  public var name: String
  /// The value.
  public var value: String
  /// Whether the value must not be shown.
  public var isSensitive: Bool

  /// A header of that name and value.
  public init(_ name: String, _ value: String, isSensitive: Bool = false) {
    self.name = name
    self.value = value
    self.isSensitive = isSensitive
  }
}

extension HTTPHeader: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// For example `Content-Type: application/json`; the value of a sensitive header is left out.
  public var description: String { "\(name): \(isSensitive ? "<redacted>" : value)" }

  /// The same as ``description``.
  public var debugDescription: String { description }

  /// Shows what ``description`` shows.
  public var customMirror: Mirror { Mirror(self, children: ["header": description], displayStyle: .struct) }
}
