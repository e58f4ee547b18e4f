// What `Scripts/memcheck` runs under valgrind: decodes files in all forms and reads all that comes out.

import Facets
import Foundation

@main
enum DecodeFiles {
  /// The argument is a file with the paths of the documents, one a line.
  static func main() throws {
    let list = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
    var decoder = FacetDecoder()
    var reader = ResponseReader()
    var accepted = 0
    var refused = 0
    for path in list.split(separator: "\n") {
      // Not `Data(contentsOf:)`, which leaks a buffer for an empty file.
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: String(path)))
      let bytes = [UInt8](try file.readToEnd() ?? Data())
      // One form after the other from one decoder, so that storage is recycled after successes and errors.
      for isMultiQuery in [false, true, nil] {
        do throws(FacetDecodingError) {
          switch isMultiQuery {
          case false?: reader.read(try decoder.decode(bytes))
          case true?: for response in try decoder.decodeMultiQuery(bytes) { reader.read(response) }
          case nil: for response in try decoder.decodeAny(bytes) { reader.read(response) }
          }
          accepted += 1
        } catch {
          reader.read(error)
          refused += 1
        }
      }
    }
    print("decoded \(accepted + refused) documents, \(accepted) accepted and \(refused) refused")
    print("hash \(reader.hash)")
  }
}

/// Reads every byte of a response into a hash. Memcheck reports a byte that was never written where something depends on
/// it, as printing the hash does.
struct ResponseReader {
  private(set) var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func read(_ error: FacetDecodingError) {
    read("\(error)")
  }

  mutating func read(_ response: FacetResponse) {
    read(response.json.utf8)
    let numbers = [
      response.nbHits, response.nbSortedHits, response.page, response.nbPages, response.hitsPerPage,
      response.processingTimeMS,
    ]
    for number in numbers { read("\(number ?? -1)") }
    for text in [response.query, response.params, response.index, response.queryID] { read(text ?? "") }
    read("\(response.exhaustive)")
    for entry in response.facets.map(Array.init) ?? [] {
      read(entry.attribute.rawValue)
      for facet in entry.facets { read(facet) }
    }
    for facet in response.facetHits ?? [] { read(facet) }
    for hit in response.hits.map(Array.init) ?? [] { read(hit.utf8) }
    if let data = response.userData { read(data.utf8) }
    for (attribute, stats) in (response.facetStatsByAttribute() ?? [:]).sorted(by: { $0.key < $1.key }) {
      read(attribute.rawValue + "\(stats)")
    }
    for entry in response.orderedFacets() { for facet in entry.facets { read(facet) } }
    guard let rendering = response.renderingContent else { return }
    read(rendering.json.utf8)
    for name in rendering.facetOrdering?.facets.order ?? [] { read(name.rawValue) }
  }

  private mutating func read(_ facet: Facet) {
    read(facet.utf8)
    read(facet.highlighted ?? "")
    read("\(facet.count)")
  }

  private mutating func read(_ text: String) {
    for byte in text.utf8 { read(byte) }
  }

  private mutating func read(_ bytes: Span<UInt8>) {
    for index in bytes.indices { read(bytes[index]) }
  }

  /// The branch is what memcheck watches.
  private mutating func read(_ byte: UInt8) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    if hash & 1 == 0 { hash ^= 0x55 }
  }
}
