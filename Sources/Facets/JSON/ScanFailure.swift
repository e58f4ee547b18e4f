/// What a scanner throws: two words, so that throwing costs the hot path a register. The decoder turns it into a
/// ``FacetDecodingError`` with line, column and path by reading the input once more.
struct ScanFailure: Error {
  var kind: FacetDecodingError.Kind
  var offset: Int
}
