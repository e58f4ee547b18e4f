/// A text of a response: a range of the input, or of the unescaped strings, which are addressed behind it.
struct TextRange: BitwiseCopyable, Equatable {
  var offset: UInt32
  var count: UInt32

  static let empty = TextRange(offset: 0, count: 0)
}
