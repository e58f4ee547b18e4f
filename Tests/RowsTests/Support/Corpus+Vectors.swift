import Foundation
import Testing

extension Corpus {
  /// Says why tests that need the corpus do not run.
  static let condition: ConditionTrait = .enabled(
    if: directory != nil, "FACETS_CORPUS is not set: the shared vectors are not here")

  static func read(_ name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: try #require(directory)).appending(path: name))
  }
}
