import Foundation

/// The corpora and vectors, which are no part of the project.
public enum Corpus {
  /// The folder that the variable `FACETS_CORPUS` names; nil where it is not set, or empty. What needs it is skipped then,
  /// and says so.
  public static let directory: String? = ProcessInfo.processInfo.environment["FACETS_CORPUS"].flatMap {
    $0.isEmpty ? nil : $0
  }
}
