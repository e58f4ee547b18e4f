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
        index = appendNumber(at: index, of: text)
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
  /// count of digits, the digits. Returns the index behind it. Leading zeros are left out.
  private mutating func appendNumber(at index: Int, of text: TextKey) -> Int {
    var start = index
    while start < text.count && text[start] == UInt8(ascii: "0") { start += 1 }
    var end = start
    while end < text.count && isDigit(text[end]) { end += 1 }
    append(byte: UInt8(ascii: "0"))
    var rest = end - start
    while rest >= 255 {
      append(byte: 255)
      rest -= 255
    }
    append(byte: UInt8(rest))
    for position in start..<end { append(byte: text[position]) }
    return end
  }
}
