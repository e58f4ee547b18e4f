extension TextPool {
  /// Adds what stands for `text` where names are compared with `options`.
  ///
  /// Complexity: O(length).
  mutating func append(folding text: TextKey, _ options: AlphabeticalOptions) {
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte >= 0x80 {
        let scalar = text.scalar(at: index)
        append(folding: scalar, options)
        index += scalar.utf8Length
      } else if options.contains(.numeric) && isDigit(byte) {
        index = appendNumber(at: index, of: text, options)
      } else {
        let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
        append(byte: isCapital && options.contains(.caseInsensitive) ? byte | 0x20 : byte)
        index += 1
      }
    }
    endText()
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private mutating func append(folding scalar: Unicode.Scalar, _ options: AlphabeticalOptions) {
    if !options.contains(.caseInsensitive) {
      if options.contains(.diacriticInsensitive) {
        appendWithoutAccents(scalar)
      } else {
        append(scalar: scalar)
      }
      return
    }
    // At most three scalars, so that the mapping fits a string without memory of its own.
    for lower in scalar.properties.lowercaseMapping.unicodeScalars {
      if options.contains(.diacriticInsensitive) {
        appendWithoutAccents(lower)
      } else {
        append(scalar: lower)
      }
    }
  }

  private mutating func appendWithoutAccents(_ scalar: Unicode.Scalar) {
    if scalar.value >= 0x300 && scalar.value <= 0x36f { return }
    if !scalar.properties.isUppercase { return append(scalar: BaseLetters.base(of: scalar)) }
    // The table has small letters: go there and back, where that is one scalar both ways.
    let lower = scalar.properties.lowercaseMapping.unicodeScalars
    guard let letter = lower.first, BaseLetters.base(of: letter) != letter || lower.count > 1 else {
      return append(scalar: scalar)
    }
    for upper in BaseLetters.base(of: letter).properties.uppercaseMapping.unicodeScalars {
      append(scalar: upper)
    }
  }

  private mutating func append(scalar: Unicode.Scalar) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { append(byte: byte) }
  }

  /// Adds the number that starts at `index` so that bytes order as numbers do: a zero, where a digit would stand, the
  /// count of digits, the digits. Returns the index behind it. Leading zeros are left out, and where accents don't count,
  /// so are marks on digits.
  private mutating func appendNumber(
    at index: Int, of text: TextKey, _ options: AlphabeticalOptions
  ) -> Int {
    let skipsMarks = options.contains(.diacriticInsensitive)
    var start = index
    var end = index
    var count = 0
    while end < text.count {
      if isDigit(text[end]) {
        if count == 0 { start = end }
        if count > 0 || text[end] != .zero { count += 1 }
        end += 1
      } else if skipsMarks && isMark(at: end, of: text) {
        end += 2
      } else {
        break
      }
    }
    append(byte: .zero)
    let digits = count > 0 ? start..<end : end..<end
    while count >= 255 {
      append(byte: 255)
      count -= 255
    }
    append(byte: UInt8(count))
    for position in digits where isDigit(text[position]) { append(byte: text[position]) }
    return end
  }

  /// Whether one of the marks from U+0300 to U+036F, two bytes in UTF-8, is at `index`.
  private func isMark(at index: Int, of text: TextKey) -> Bool {
    text[index] == 0xcc || text[index] == 0xcd && text[index + 1] < 0xb0
  }
}
