extension SplitMix64 {
  /// A number of JSON's grammar, of many shapes.
  mutating func jsonNumber() -> String {
    var text = Bool.random(using: &self) ? "-" : ""
    let integer = digits(
      Int.random(in: 1...(Int.random(in: 0..<4, using: &self) == 0 ? 25 : 8), using: &self))
    text += integer.drop { $0 == "0" }.isEmpty ? "0" : integer.drop { $0 == "0" }
    if Int.random(in: 0..<2, using: &self) == 0 {
      text +=
        "." + digits(Int.random(in: 1...(Int.random(in: 0..<4, using: &self) == 0 ? 30 : 6), using: &self))
    }
    switch Int.random(in: 0..<6, using: &self) {
    case 0: text += "e\(Int.random(in: -30...30, using: &self))"
    case 1: text += "E+\(Int.random(in: 0...25, using: &self))"
    case 2: text += "e\(Int.random(in: -360...340, using: &self))"
    default: break
    }
    return text
  }

  /// Decimal digits, zeros a little more often than others.
  mutating func digits(_ count: Int) -> String {
    String((0..<count).map { _ in "00123456789".randomElement(using: &self)! })
  }
}
