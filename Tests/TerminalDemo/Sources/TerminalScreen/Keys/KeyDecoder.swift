/// Makes keys of the bytes that a terminal sends, which may come in pieces.
package struct KeyDecoder {
  private var pending: [UInt8] = []

  /// A decoder that has seen nothing.
  package init() {}

  /// Whether bytes wait for others to become a key.
  package var isWaiting: Bool { !pending.isEmpty }

  /// The keys that `bytes` complete.
  package mutating func decode(_ bytes: [UInt8]) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    var rest = pending[...]
    while let step = KeyDecoder.next(in: rest) {
      rest = rest.dropFirst(step.count)
      if let key = step.key { keys.append(key) }
    }
    pending = Array(rest)
    return keys
  }

  /// What the waiting bytes are if no others follow soon: the escape key, or nothing.
  package mutating func flush() -> [Key] {
    defer { pending = [] }
    return pending == [0x1b] ? [.escape] : []
  }

  /// A number of bytes and the key that they are, nil for none; no step where more bytes are needed.
  private typealias Step = (count: Int, key: Key?)

  private static func next(in bytes: ArraySlice<UInt8>) -> Step? {
    guard let first = bytes.first else { return nil }
    switch first {
    case 0x1b: return sequence(in: bytes)
    case 0x09: return (1, .tab)
    case 0x0a, 0x0d: return (1, .enter)
    case 0x08, 0x7f: return (1, .backspace)
    case 0x01...0x1a: return (1, .control(Character(Unicode.Scalar(first + 0x60))))
    case ..<0x20: return (1, nil)
    default: return text(in: bytes)
    }
  }

  /// One scalar of UTF-8.
  private static func text(in bytes: ArraySlice<UInt8>) -> Step? {
    let count = max(1, (~bytes[bytes.startIndex]).leadingZeroBitCount)
    let scalar = bytes.prefix(count)
    guard let text = String(validating: scalar, as: UTF8.self) else {
      let isBroken = count > 4 || scalar.count == count || scalar.dropFirst().contains { $0 & 0xc0 != 0x80 }
      return isBroken ? (1, nil) : nil
    }
    return (count, .text(text))
  }

  /// Escape and what follows: `ESC [ parameters letter`, `ESC O letter`, or the key with Alt, which counts as two keys.
  private static func sequence(in bytes: ArraySlice<UInt8>) -> Step? {
    let body = bytes.dropFirst()
    guard let kind = body.first else { return nil }
    if kind == UInt8(ascii: "O") {
      guard let letter = body.dropFirst().first else { return nil }
      return (3, key(letter: letter, parameters: []))
    }
    if kind != UInt8(ascii: "[") { return (1, .escape) }
    let parameters = body.dropFirst().prefix { 0x20...0x3f ~= $0 }
    guard let letter = body.dropFirst(1 + parameters.count).first else { return nil }
    return (3 + parameters.count, key(letter: letter, parameters: parameters))
  }

  private static func key(letter: UInt8, parameters: ArraySlice<UInt8>) -> Key? {
    switch Character(Unicode.Scalar(letter)) {
    case "A": return .up
    case "B": return .down
    case "C": return .right
    case "D": return .left
    case "F": return .end
    case "H": return .home
    case "M": return .enter
    case "Z": return .backTab
    case "~":
      switch String(decoding: parameters.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self) {
      case "1", "7": return .home
      case "3": return .delete
      case "4", "8": return .end
      case "5": return .pageUp
      case "6": return .pageDown
      default: return nil
      }
    default: return nil
    }
  }
}
