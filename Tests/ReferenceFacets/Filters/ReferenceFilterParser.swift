public import Facets

/// Reads the `filters` strings that the library writes, by recursion and with a `String` for each token: a naive
/// baseline, not an oracle for other texts.
public enum ReferenceFilterParser {
  /// The filters of `text`, which must have the form `( … OR … ) AND ( … )` with quoted names.
  public static func filters(in text: String) -> Filters {
    var tokens = tokens(of: text)[...]
    var result = Filters()
    var number = 10_000
    while tokens.popFirst() == "(" {
      var group: [Filter] = []
      var isOr = false
      while let next = tokens.first, next != ")" {
        if next == "OR" || next == "AND" {
          isOr = next == "OR"
          tokens.removeFirst()
        }
        if let filter = filter(&tokens) { group.append(filter) }
      }
      tokens = tokens.dropFirst(2)
      let id: FilterGroup.ID =
        isOr ? .or(name: String(number), filterType: group[0].kind) : .and(name: String(number))
      result.addAll(group, to: id)
      number += 1
    }
    return result
  }

  private static func filter(_ tokens: inout ArraySlice<String>) -> Filter? {
    let isNegated = tokens.first == "NOT"
    if isNegated { tokens.removeFirst() }
    guard let name = tokens.popFirst()?.dropFirst(), let sign = tokens.popFirst(),
      let value = tokens.popFirst()
    else { return nil }
    let attribute = Attribute(String(name))
    if let comparison = Filter.Numeric.Operator(rawValue: sign), let number = Filter.Number(value) {
      return .numeric(
        Filter.Numeric(attribute: attribute, operator: comparison, value: number, isNegated: isNegated))
    }
    if tokens.first == "TO", let lower = Filter.Number(value),
      let upper = Filter.Number(tokens[tokens.startIndex + 1])
    {
      tokens = tokens.dropFirst(2)
      return .numeric(Filter.Numeric(attribute: attribute, range: lower...upper, isNegated: isNegated))
    }
    if value.hasPrefix("\"") {
      let text = String(value.dropFirst())
      return attribute == .tags
        ? .tag(Filter.Tag(value: text, isNegated: isNegated))
        : .facet(Filter.Facet(attribute: attribute, stringValue: text, isNegated: isNegated))
    }
    return Filter.Number(value).map {
      .facet(Filter.Facet(attribute: attribute, floatValue: $0, isNegated: isNegated))
    }
  }

  /// Words, signs, and strings with their opening quote but without escapes and the closing one.
  private static func tokens(of text: String) -> [String] {
    var result: [String] = []
    var word = ""
    var isQuoted = false
    var backslashes = 0
    func endWord() {
      if !word.isEmpty { result.append(word) }
      word = ""
    }
    for character in text {
      if isQuoted {
        if character == "\\" {
          backslashes += 1
        } else if character == "\"" {
          word += String(repeating: "\\", count: backslashes / 2)
          if backslashes % 2 == 1 {
            word.append(character)
          } else {
            isQuoted = false
            endWord()
          }
          backslashes = 0
        } else {
          word += String(repeating: "\\", count: backslashes)
          word.append(character)
          backslashes = 0
        }
        continue
      }
      switch character {
      case "\"":
        endWord()
        word = "\""
        isQuoted = true
      case " ": endWord()
      case ":", "(", ")":
        endWord()
        result.append(String(character))
      default: word.append(character)
      }
    }
    endWord()
    return result
  }
}
