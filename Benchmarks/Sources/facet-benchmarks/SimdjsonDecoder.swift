import BenchmarkHarness
import CxxYardsticks

/// simdjson's On-Demand parser behind the C interface, with a document of its own.
@safe final class SimdjsonDecoder {
  /// From `facet_simdjson_create`, freed with `self`.
  private let yardstick: OpaquePointer
  private let isMultiQuery: Bool

  /// A decoder of `bytes`; nil where simdjson was not there at build time or can't run here.
  init?(_ bytes: [UInt8], isMultiQuery: Bool) {
    guard facet_simdjson_is_available() == 1 else { return nil }
    // The function copies the bytes before it returns.
    guard let created = unsafe facet_simdjson_create(bytes, bytes.count) else { return nil }
    unsafe yardstick = created
    self.isMultiQuery = isMultiQuery
  }

  deinit {
    // Created in `init`, and this is the end of its only owner.
    unsafe facet_simdjson_destroy(yardstick)
  }

  /// Fills the columns; returns 0 or an error code.
  @discardableResult
  func decode() -> Int32 {
    // `self` keeps the yardstick alive.
    unsafe facet_simdjson_decode(yardstick, isMultiQuery ? 1 : 0)
  }

  /// Decodes and returns the checksum of the columns.
  func checksum() throws -> UInt64 {
    let code = decode()
    if code != 0 {
      // The message is a constant of the library.
      throw Mismatch(unsafe "simdjson: " + String(cString: facet_simdjson_message(code)))
    }
    // `self` keeps the yardstick alive.
    return unsafe facet_simdjson_checksum(yardstick)
  }

  /// Version and kernels, or how to get it.
  static var description: String {
    if facet_simdjson_is_available() == 0 { return "missing: apt-get install libsimdjson-dev" }
    // A constant of the library.
    return unsafe String(cString: facet_simdjson_description())
  }
}
