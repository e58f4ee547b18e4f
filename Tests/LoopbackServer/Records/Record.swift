/// A record of an index.
public struct Record: Hashable, Sendable {
  /// Its JSON object.
  public let json: JSONValue
  /// The words of all texts, in lower case.
  let words: Set<String>

  /// A record with these members.
  public init(_ json: JSONValue) {
    self.json = json
    var words: Set<String> = []
    Record.collectWords(json, into: &words)
    self.words = words
  }

  /// The `objectID`.
  public var id: String { json["objectID"]?.string ?? "" }

  /// What `attribute`, a name or a path with dots, holds: the elements of an array, or one value.
  public func values(of attribute: String) -> [JSONValue] {
    guard let found = Record.member(attribute[...], of: json) else { return [] }
    return found.array ?? [found]
  }

  /// The numbers that `attribute` holds.
  public func numbers(of attribute: String) -> [Double] { values(of: attribute).compactMap { $0.number } }

  private static func member(_ path: Substring, of value: JSONValue) -> JSONValue? {
    if let found = value[String(path)] { return found }
    for index in path.indices where path[index] == "." {
      guard let outer = value[String(path[..<index])] else { continue }
      if let found = member(path[path.index(after: index)...], of: outer) { return found }
    }
    return nil
  }

  private static func collectWords(_ value: JSONValue, into words: inout Set<String>) {
    switch value {
    case .string(let text): words.formUnion(Record.words(in: text))
    case .array(let elements): for element in elements { collectWords(element, into: &words) }
    case .object(let members):
      for member in members where member.key != "objectID" { collectWords(member.value, into: &words) }
    case .null, .bool, .int, .double: break
    }
  }

  /// The words of a text, in lower case.
  static func words(in text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map { String($0) }
  }
}

extension JSONValue {
  /// The value as the engine spells a facet value; nil where it can't be one.
  var facetValue: String? {
    switch self {
    case .string(let value): value
    case .bool(let value): value ? "true" : "false"
    case .int(let value): String(value)
    case .double(let value):
      value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    case .null, .array, .object: nil
    }
  }
}
