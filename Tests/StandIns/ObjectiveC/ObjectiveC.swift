@_exported import ObjectiveC

/// The name of a method; `#selector` makes one.
public struct Selector: Sendable, ExpressibleByStringLiteral {
  /// The method of this name.
  public init(stringLiteral name: String) {}
}
