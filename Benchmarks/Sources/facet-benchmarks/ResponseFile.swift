import BenchmarkHarness
import Facets
import Foundation

/// A response file of the user's.
struct ResponseFile {
  let path: String
  let bytes: [UInt8]
  let isMultiQuery: Bool
  let summary: ResponseSummary

  /// Reads and decodes the file.
  init(path: String) throws {
    self.path = path
    bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    var decoder = FacetDecoder()
    var responses: [FacetResponse]
    var isMultiQuery = false
    do {
      responses = [try decoder.decode(bytes)]
    } catch {
      // A condition in the `catch` itself crashes the compiler (6.3.1).
      if error.kind != .unexpectedMultiQuery { throw error }
      responses = Array(try decoder.decodeMultiQuery(bytes))
      isMultiQuery = true
    }
    self.isMultiQuery = isMultiQuery
    summary = ResponseSummary(
      file: path, bytes: bytes.count,
      results: responses.map { response in
        ResponseSummary.Result(
          hits: response.hits?.count, nbHits: response.nbHits,
          attributes: response.facets?.map {
            ResponseSummary.Attribute(name: $0.attribute.rawValue, values: $0.facets.count)
          })
      })
  }

  /// Decodes the file, with the yardsticks that can read it.
  var benchmark: Benchmark {
    Benchmark("decode/" + URL(fileURLWithPath: path).lastPathComponent) {
      try Benchmark.decoding(bytes, isMultiQuery: isMultiQuery, isLenient: true)
    }
  }
}
