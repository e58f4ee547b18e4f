/// What a scanner throws: two words, so that throwing costs the hot path a register. The decoder turns it into a
/// ``FacetDecodingError`` with line, column and path by reading the input once more.
struct ScanFailure: Error {
  var kind: FacetDecodingError.Kind
  /// The offset of the first byte that can't be right; negative where the thrower does not know the input.
  var offset: Int
}

extension ScanFailure {
  /// A failure of what does not know the input, such as the arena; ``located(at:)`` adds where the reader stood.
  init(unlocated kind: FacetDecodingError.Kind) {
    self.init(kind: kind, offset: -1)
  }

  /// The failure itself where it has a place, otherwise the same at `offset`.
  func located(at offset: Int) -> ScanFailure {
    self.offset < 0 ? ScanFailure(kind: kind, offset: offset) : self
  }
}
