@testable import Facets
import Foundation
import Testing

/// Offsets have 32 bits, so longer inputs are refused before they are read.
struct InputSizeTests {
  @Test func inputsOverFourGigabytesAreRefused() throws {
    let count = 1 << 32 + 1
    // Reserved but never touched; reading it would find zeros, which are no JSON.
    let memory = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
    let base = try unsafe #require(memory == MAP_FAILED ? nil : memory)
    defer { unsafe munmap(base, count) }
    for count in [1 << 32, 1 << 32 + 1] {
      var decoder = FacetDecoder(limits: .unlimited)
      let span = unsafe Span<UInt8>(_unsafeStart: base.assumingMemoryBound(to: UInt8.self), count: count)
      let expected = FacetDecodingError(
        kind: .inputTooLarge, offset: Int(UInt32.max), line: 1, column: 1, path: "")
      do throws(FacetDecodingError) {
        _ = try decoder.decode(span)
        Issue.record("accepted")
      } catch {
        #expect(error == expected)
      }
      do throws(FacetDecodingError) {
        _ = try decoder.decodeMultiQuery(span)
        Issue.record("accepted")
      } catch {
        #expect(error == expected)
      }
      // The decoder is as good as before.
      #expect(try decoder.decode(Array(#"{"page":1}"#.utf8)).page == 1)
    }
  }
}
