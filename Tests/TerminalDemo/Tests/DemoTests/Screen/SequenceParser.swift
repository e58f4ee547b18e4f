/// Cuts the bytes for a terminal into characters and sequences, however they arrive.
struct SequenceParser {
  enum Item {
    case scalar(Unicode.Scalar)
    case sequence(parameters: String, letter: Character)
    case control(UInt8)
    case unknown(String)
  }

  private var pending: [UInt8] = []

  /// The item that `byte` completes.
  mutating func next(_ byte: UInt8) -> Item? {
    if byte == 0x18 {
      // Cancel: what has begun is dropped.
      pending = []
      return nil
    }
    pending.append(byte)
    return pending[0] == 0x1b ? sequence() : text()
  }

  private mutating func sequence() -> Item? {
    if pending.count == 1 { return nil }
    if pending[1] != UInt8(ascii: "[") { return finish(.unknown("ESC \(pending[1])")) }
    guard pending.count > 2, let byte = pending.last, 0x40...0x7e ~= byte else { return nil }
    let parameters = String(decoding: pending[2..<pending.count - 1], as: UTF8.self)
    return finish(.sequence(parameters: parameters, letter: Character(Unicode.Scalar(byte))))
  }

  private mutating func text() -> Item? {
    if pending[0] < 0x20 { return finish(.control(pending[0])) }
    if let text = String(validating: pending, as: UTF8.self), let scalar = text.unicodeScalars.first {
      return finish(.scalar(scalar))
    }
    return pending.count == 4 ? finish(.unknown("bytes \(pending)")) : nil
  }

  private mutating func finish(_ item: Item) -> Item {
    pending = []
    return item
  }
}
