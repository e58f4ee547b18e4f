/// Strings as bytes one behind the other, for code that works on ``TextKey``s.
struct TextPool: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  /// The number of texts.
  var count: Int { ends.count }

  /// Adds a text behind the others.
  mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    endText()
  }

  /// Adds a byte to the text that is being written.
  @inline(__always)
  mutating func append(byte: UInt8) {
    bytes.append(byte)
  }

  /// Ends the text that is being written.
  mutating func endText() {
    ends.append(bytes.count)
  }

  /// Forgets all texts and keeps the memory.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  /// Calls `body` with the texts in order; no key may leave it.
  func withKeys<Result>(_ body: ([TextKey]) -> Result) -> Result {
    // The keys point into `bytes`, which stays where it is while `body` runs.
    unsafe bytes.withUnsafeBufferPointer { buffer in
      let all = unsafe Span(_unsafeElements: buffer)
      var start = 0
      return body(
        ends.map { end in
          defer { start = end }
          return TextKey(all.extracting(start..<end))
        })
    }
  }
}
