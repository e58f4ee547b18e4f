/// Why a filter could not be made.
public enum FilterError: Error, Hashable, Sendable {
  /// The number is NaN or infinite, which the engine has no spelling for.
  case notFinite
}
