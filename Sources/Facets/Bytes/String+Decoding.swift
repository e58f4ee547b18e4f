extension String {
  /// The text of `range` in `bytes`; what is not UTF-8 is replaced.
  init(decoding bytes: Span<UInt8>, in range: Range<Int>) {
    let part = bytes.extracting(range)
    // The buffer is copied within the call that it is valid for.
    self = unsafe part.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }
}
