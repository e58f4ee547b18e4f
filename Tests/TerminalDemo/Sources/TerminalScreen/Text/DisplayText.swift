/// A text as it may go to a terminal: its characters with the columns that each takes.
///
/// What would move the cursor, start a sequence or reorder the line is shown as a sign instead: data must not be able
/// to draw outside its place.
package struct DisplayText {
  /// The characters and their columns, 1 or 2.
  package private(set) var parts: [(character: Character, columns: Int)] = []

  /// The form of `text` to show.
  package init(_ text: some StringProtocol) {
    for character in text {
      for visible in DisplayText.visible(character) {
        parts.append((visible, visible.columns))
      }
    }
  }

  /// The number of columns.
  package var columns: Int { parts.reduce(0) { $0 + $1.columns } }

  /// The characters as a string.
  package var text: String { String(parts.map(\.character)) }

  /// The text shortened to at most so many columns, with an ellipsis where something is missing.
  package func truncated(to limit: Int) -> DisplayText {
    if columns <= limit { return self }
    var result = self
    result.parts = []
    var used = 0
    for part in parts {
      if used + part.columns > limit - 1 { break }
      result.parts.append(part)
      used += part.columns
    }
    if limit > 0 { result.parts.append(("…", 1)) }
    return result
  }

  /// The text's last characters, as many as fit into so many columns.
  package func end(columns limit: Int) -> DisplayText {
    var result = self
    while result.columns > limit { result.parts.removeFirst() }
    return result
  }

  private static func visible(_ character: Character) -> [Character] {
    let scalars = character.unicodeScalars
    if scalars.contains(where: { $0.value < 0x20 || 0x7f..<0xa0 ~= $0.value }) {
      return scalars.map { sign(for: $0) }
    }
    // A lone mark or an invisible control has no cell of its own.
    return [character.columns == 0 ? "\u{fffd}" : character]
  }

  /// U+2400 and those behind it are signs for the control characters.
  private static func sign(for scalar: Unicode.Scalar) -> Character {
    switch scalar.value {
    case ..<0x20: Unicode.Scalar(0x2400 + scalar.value).map { Character($0) } ?? "\u{fffd}"
    case 0x7f: "\u{2421}"
    case 0x80..<0xa0: "\u{fffd}"
    default: Character(scalar)
    }
  }
}
