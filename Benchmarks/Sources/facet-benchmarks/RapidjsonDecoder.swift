import BenchmarkHarness
import CxxYardsticks

/// RapidJSON's event parser behind the C interface, with a document of its own.
@safe final class RapidjsonDecoder {
  /// From `facet_rapidjson_create`, freed with `self`.
  private let yardstick: OpaquePointer
  private let isMultiQuery: Bool

  /// A decoder of `bytes`; nil where RapidJSON was not there at build time.
  init?(_ bytes: [UInt8], isMultiQuery: Bool) {
    guard facet_rapidjson_is_available() == 1 else { return nil }
    // The function copies the bytes before it returns.
    guard let created = unsafe facet_rapidjson_create(bytes, bytes.count) else { return nil }
    unsafe yardstick = created
    self.isMultiQuery = isMultiQuery
  }

  deinit {
    // Created in `init`, and this is the end of its only owner.
    unsafe facet_rapidjson_destroy(yardstick)
  }

  /// Fills the columns; returns 0 or an error code.
  @discardableResult
  func decode(isValidating: Bool) -> Int32 {
    // `self` keeps the yardstick alive.
    unsafe facet_rapidjson_decode(yardstick, isMultiQuery ? 1 : 0, isValidating ? 1 : 0)
  }

  /// Decodes and returns the checksum of the columns.
  func checksum(isValidating: Bool) throws -> UInt64 {
    let code = decode(isValidating: isValidating)
    if code != 0 {
      // The message is a constant of the library.
      throw Mismatch(unsafe "RapidJSON: " + String(cString: facet_rapidjson_message(code)))
    }
    // `self` keeps the yardstick alive.
    return unsafe facet_rapidjson_checksum(yardstick)
  }

  /// The version, or how to get it.
  static var description: String {
    if facet_rapidjson_is_available() == 0 { return "missing: apt-get install rapidjson-dev" }
    // A constant of the library.
    return unsafe String(cString: facet_rapidjson_description())
  }
}
