/// Makes a hit of a record: the attributes to retrieve and their highlighted forms.
struct HitPresenter {
  private let retrieved: [String]?
  private let highlighted: [String]
  private let words: [String]
  private let highlighter: Highlighter

  init(index: SearchIndex, parameters: QueryParameters) {
    let list = parameters.list("attributesToRetrieve")
    retrieved = list?.contains("*") == true ? nil : list
    highlighted = parameters.list("attributesToHighlight") ?? index.highlighted
    words = Record.words(in: parameters.string("query"))
    highlighter = Highlighter(parameters)
  }

  func json(of record: Record) -> JSONValue {
    var members = (record.json.members ?? []).filter { member in
      member.key == "objectID" || (retrieved?.contains(member.key) ?? true)
    }
    let results = highlighted.map { attribute -> (String, JSONValue?) in
      guard let text = record.json[attribute]?.string else { return (attribute, nil) }
      let level = Highlighter.matches(words, text) ? (words.isEmpty ? "none" : "full") : "none"
      let value = highlighter.highlighted(text, words)
      return (attribute, .object([("value", .string(value)), ("matchLevel", .string(level))]))
    }
    if results.contains(where: { $0.1 != nil }) {
      members.append(JSONValue.Member(key: "_highlightResult", value: .object(results)))
    }
    return .object(members)
  }
}

/// Marks the words of a text that begin with a word of the query.
struct Highlighter {
  private let open: String
  private let close: String

  init(_ parameters: QueryParameters) {
    open = parameters.values["highlightPreTag"]?.string ?? "<em>"
    close = parameters.values["highlightPostTag"]?.string ?? "</em>"
  }

  /// Whether every word begins a word of `text`.
  static func matches(_ words: [String], _ text: String) -> Bool {
    let present = Record.words(in: text)
    return words.allSatisfy { word in present.contains { $0.hasPrefix(word) } }
  }

  func highlighted(_ text: String, _ words: [String]) -> String {
    var result = ""
    var rest = text[...]
    while !rest.isEmpty {
      let word = rest.prefix { $0.isLetter || $0.isNumber }
      if word.isEmpty {
        result.append(rest.removeFirst())
        continue
      }
      rest = rest.dropFirst(word.count)
      if let match = words.first(where: { word.lowercased().hasPrefix($0) }) {
        result += open + word.prefix(match.count) + close + word.dropFirst(match.count)
      } else {
        result += word
      }
    }
    return result
  }
}
