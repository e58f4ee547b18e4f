extension Character {
  /// How many columns a terminal gives the character: 2 for ideographs and emoji, 0 for marks and controls alone.
  ///
  /// A terminal that does not know a cluster, such as a thumb with a skin tone, gives it more; see ``isWidthCertain``.
  package var columns: Int {
    var columns = 0
    var isJoined = false
    for scalar in unicodeScalars {
      if scalar.value == 0x200d {
        isJoined = true
      } else if !isJoined && !(columns > 0 && scalar.extendsCluster) {
        columns += scalar.columns
      }
      // U+FE0F asks for the picture of a sign that is also text.
      if scalar.value == 0xfe0f { columns = max(columns, 2) }
    }
    return Swift.min(columns, 2)
  }

  /// Whether every terminal gives the character ``columns`` columns: Latin letters, and the lines of boxes.
  package var isWidthCertain: Bool {
    unicodeScalars.allSatisfy { $0.value < 0x300 || 0x2500...0x257f ~= $0.value }
  }
}

extension Unicode.Scalar {
  fileprivate var extendsCluster: Bool {
    properties.isEmojiModifier || 0x1f1e6...0x1f1ff ~= value
  }

  /// The scalar's own columns, by its category and its East Asian width.
  fileprivate var columns: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return 0
    default: break
    }
    // Vowels and finals of Hangul syllables are part of the leading consonant's cell.
    if 0x1160...0x11ff ~= value || 0xd7b0...0xd7ff ~= value { return 0 }
    return isWide ? 2 : 1
  }

  private var isWide: Bool {
    if value < 0x1100 { return false }
    return properties.isEmojiPresentation || Unicode.Scalar.wideRanges.contains { $0 ~= value }
  }

  /// Blocks whose East Asian width is wide or full.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115f, 0x2329...0x232a, 0x2e80...0x303e, 0x3041...0x33ff, 0x3400...0x4dbf, 0x4e00...0xa4cf,
    0xa960...0xa97f, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe10...0xfe19, 0xfe30...0xfe6f, 0xff01...0xff60,
    0xffe0...0xffe6, 0x16fe0...0x18dff, 0x1aff0...0x1b2ff, 0x1f200...0x1f265, 0x20000...0x2fffd,
    0x30000...0x3fffd,
  ]
}
