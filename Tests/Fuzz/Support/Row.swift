import Facets

/// A row of two bytes: a value and an attribute by number, and its content.
struct Row: DiffableRow, Equatable, CustomStringConvertible {
  /// Texts of every length up to 32 that share what they can, the empty one, and one in two normal forms.
  static let texts: [String] =
    ["\u{e9}", "e\u{301}"]
    + (0..<31).flatMap { [String(repeating: "a", count: $0), String(repeating: "a", count: $0) + "b"] }

  var number: Int
  var content: Int
  var attributeNumber = 0

  init(number: Int, content: Int) {
    self.number = number
    self.content = content
  }

  init(_ reader: inout ByteReader) {
    number = reader.number(below: Row.texts.count)
    let rest = reader.byte()
    content = Int(rest & 3)
    attributeNumber = Int(rest >> 2) % 3
  }

  var attribute: Attribute { Attribute(Row.texts[attributeNumber]) }
  /// With the content as its count.
  var facet: Facet { Facet(value: Row.texts[number], count: content) }
  /// Without content.
  var plainFacet: Facet { Facet(value: Row.texts[number], count: 0) }
  var identity: Int { number * 3 + attributeNumber }
  func hasSameContent(as other: Row) -> Bool { content == other.content }
  var description: String { "\(attributeNumber).\(number)/\(content)" }
}
