import Foundation
import TestSupport

/// The records of public talks, where the folder with the corpora is known.
public enum Talks {
  /// Whether the environment names the folder.
  public static var areAvailable: Bool { Corpus.directory != nil }

  /// The records of `corpora/records/talks.json` under the folder that the environment variable `FACETS_CORPUS` names;
  /// nil where it is not set, or empty.
  ///
  /// - Throws: What reading and parsing the file throws.
  public static func load() throws -> [Record]? {
    guard let folder = Corpus.directory else { return nil }
    let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/corpora/records/talks.json"))
    return try (JSONValue(parsing: [UInt8](data)).array ?? []).map { Record($0) }
  }
}
