/// An attribute as a key that compares its bytes, as the engine does.
struct AttributeBytes: Hashable {
  let attribute: Attribute

  static func == (left: AttributeBytes, right: AttributeBytes) -> Bool {
    left.attribute.rawValue.hasSameBytes(as: right.attribute.rawValue)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(bytesOf: attribute.rawValue)
  }
}
