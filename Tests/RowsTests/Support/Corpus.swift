import Foundation
import Testing

/// The vectors that `FACETS_CORPUS` points to; they are no part of the project.
enum Corpus {
  static let path = ProcessInfo.processInfo.environment["FACETS_CORPUS"].flatMap { $0.isEmpty ? nil : $0 }

  /// Says why tests that need the corpus do not run.
  static let condition: ConditionTrait = .enabled(
    if: path != nil, "FACETS_CORPUS is not set: the shared vectors are not here")

  static func read(_ name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: try #require(path)).appending(path: name))
  }
}
