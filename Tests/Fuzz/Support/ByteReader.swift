/// Reads a structured input from the fuzzer's bytes. Every sequence of bytes is one: behind the end there are zeros.
struct ByteReader {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  /// Whether all bytes have been read.
  var isAtEnd: Bool { bytes.isEmpty }

  /// A byte.
  mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  /// A number in `0..<limit`, which is at most 256.
  mutating func number(below limit: Int) -> Int { Int(byte()) % limit }

  /// A text: its length in bytes, up to 63, and the bytes, repaired where they are not UTF-8.
  mutating func text() -> String {
    let piece = bytes.prefix(number(below: 64))
    bytes = bytes.dropFirst(piece.count)
    return String(decoding: piece, as: UTF8.self)
  }

  /// A list: the number of elements, up to `maximum`, and the elements, as long as there are bytes.
  mutating func list<Element>(
    upTo maximum: Int, _ element: (inout ByteReader) -> Element
  ) -> [Element] {
    var result: [Element] = []
    for _ in 0..<number(below: maximum + 1) where !isAtEnd { result.append(element(&self)) }
    return result
  }
}

extension ByteReader {
  /// A reader of all bytes that libFuzzer gives a target.
  init(_ data: UnsafePointer<UInt8>, _ count: Int) {
    // The fuzzer's promise: `count` bytes from `data`. They are copied.
    self.init(unsafe Array(UnsafeBufferPointer(start: data, count: count))[...])
  }

  /// The bytes that have not been read.
  var rest: [UInt8] { Array(bytes) }
}
