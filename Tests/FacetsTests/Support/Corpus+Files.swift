import Foundation
import Testing

extension Corpus {
  /// A file with its name.
  struct File: CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]

    var testDescription: String { name }
  }

  /// The JSON files of a folder below the corpus whose names start with `prefix`, by name.
  static func files(in path: String, prefix: String = "") throws -> [File] {
    let folder = URL(fileURLWithPath: try #require(directory)).appendingPathComponent(path)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try names.filter { $0.hasPrefix(prefix) && $0.hasSuffix(".json") }.sorted().map { name in
      // Not `Data(contentsOf:)`, which leaks a buffer for an empty file, and the leak sanitizer says so.
      let file = try FileHandle(forReadingFrom: folder.appendingPathComponent(name))
      return File(name: name, bytes: [UInt8](try file.readToEnd() ?? Data()))
    }
  }

  /// The files of the JSON test suite whose names start with `prefix`; there must be `count` of them.
  static func suite(_ prefix: String, count: Int) throws -> [File] {
    let files = try files(in: "corpora/json-test-suite/test_parsing", prefix: prefix)
    try #require(files.count == count)
    return files
  }

  /// The response files; there must be six.
  static func responses() throws -> [File] {
    let files = try files(in: "corpora/responses")
    try #require(files.count == 6)
    return files
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips what needs the corpus where there is none, and says so.
  static var needsCorpus: Self {
    .enabled(
      if: Corpus.directory != nil, "FACETS_CORPUS is not set: it names the folder with the test corpora")
  }
}
