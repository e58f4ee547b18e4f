/// Why the answers to a multi-query could not be put together.
public enum MultiQueryError: Error, Hashable, Sendable {
  /// There are more or fewer answers than queries.
  case answerCount(expected: Int, received: Int)
}
