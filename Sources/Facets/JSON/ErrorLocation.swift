extension FacetDecodingError {
  /// Finds line, column and path of a failure by walking over the input up to it. Complexity: O(offset).
  init(_ failure: ScanFailure, in bytes: Span<UInt8>) {
    var line = 1
    var lineStart = 0
    for index in 0..<min(failure.offset, bytes.count) where bytes[index] == .lineFeed {
      line += 1
      lineStart = index + 1
    }
    var walker = PathWalker()
    walker.walk(over: bytes, upTo: failure.offset)
    self.init(
      kind: failure.kind, offset: failure.offset, line: line, column: failure.offset - lineStart + 1,
      path: walker.path)
  }
}

/// Follows the structure of a document that is well-formed up to some offset, for the path to that offset.
private struct PathWalker {
  private enum Step {
    /// In an object: the extent of the latest key between its quotes, nil before the first colon.
    case member(Range<Int>?)
    /// In an array.
    case element(Int)
  }

  /// So many bytes of a name are shown, since a server chooses how long its names are.
  private static let maximumName = 100

  private var steps: [Step] = []
  private(set) var path = ""

  mutating func walk(over bytes: Span<UInt8>, upTo end: Int) {
    var position = 0
    let end = min(end, bytes.count)
    var lastString = 0..<0
    while position < end {
      switch bytes[position] {
      case .openBrace: steps.append(.member(nil))
      case .openBracket: steps.append(.element(0))
      case .closeBrace, .closeBracket: _ = steps.popLast()
      case .colon: if case .member? = steps.last { steps[steps.count - 1] = .member(lastString) }
      case .comma:
        switch steps.last {
        case .element(let index)?: steps[steps.count - 1] = .element(index + 1)
        // The next key is not known yet: an error there belongs to the object.
        case .member?: steps[steps.count - 1] = .member(nil)
        case nil: break
        }
      case .quote:
        let start = position + 1
        position = start
        while position < end && bytes[position] != .quote {
          position += bytes[position] == .backslash ? 2 : 1
        }
        lastString = start..<min(position, end)
      default: break
      }
      position += 1
    }
    for step in steps { append(step, bytes) }
  }

  private mutating func append(_ step: Step, _ bytes: Span<UInt8>) {
    switch step {
    case .element(let index): path += "[\(index)]"
    case .member(nil): break
    case .member(let key?):
      let shown = key.prefix(PathWalker.maximumName)
      let name = String(decoding: bytes, in: shown)
      let isWord = !name.isEmpty && shown == key && name.utf8.allSatisfy { isWordByte($0) }
      if isWord {
        path += path.isEmpty ? name : "." + name
      } else {
        path += "[\"\(name)\(shown == key ? "" : "…")\"]"
      }
    }
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case .zero ... .nine, UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
