public import Facets

/// The `filters` parameter made as the common stack makes it: a String for each filter, sorted and joined. The oracle
/// of the differential tests and the benchmarks' baseline.
public enum ReferenceFilters {
  /// The `filters` string for `groups`.
  public static func expression(of groups: [(id: FilterGroup.ID, filters: [Filter])]) -> String {
    groups
      .filter { !$0.filters.isEmpty }
      .sorted { precedes($0.id, $1.id) }
      .map { group in
        let operands = sorted(group.filters.map { text(of: $0) })
        return "( " + operands.joined(separator: group.id.operator == .or ? " OR " : " AND ") + " )"
      }
      .joined(separator: " AND ")
  }

  /// The `filters` string for `filters`.
  public static func expression(of filters: Filters) -> String {
    expression(of: filters.groupIDs.map { ($0, filters[$0]) })
  }

  private static func precedes(_ left: FilterGroup.ID, _ right: FilterGroup.ID) -> Bool {
    if Array(left.name.utf8) != Array(right.name.utf8) {
      return left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
    }
    return rank(left) < rank(right)
  }

  /// In Swift's order of strings. That is no order for texts that are not normalized: there the result depends on the
  /// order of the input, so that this has to be one in which the texts can come only once, that of bytes.
  private static func sorted(_ texts: [String]) -> [String] {
    if texts.allSatisfy({ $0.utf8.allSatisfy { $0 < 0xcc } }) { return texts.sorted() }
    return texts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.sorted()
  }

  private static func rank(_ id: FilterGroup.ID) -> Int {
    switch id {
    case .or(_, .facet): 0
    case .or(_, .numeric): 1
    case .or(_, .tag): 2
    case .and: 3
    case .hierarchical: 4
    }
  }

  /// One filter in the syntax of the `filters` parameter.
  public static func text(of filter: Filter) -> String {
    let condition =
      switch filter {
      case .facet(let facet):
        quoted(facet.attribute.rawValue) + ":" + text(of: facet.value)
          + (facet.score.map { "<score=\($0)>" } ?? "")
      case .numeric(let numeric):
        quoted(numeric.attribute.rawValue) + text(of: numeric.condition)
      case .tag(let tag):
        "\"_tags\":" + quoted(tag.value)
      }
    return filter.isNegated ? "NOT " + condition : condition
  }

  private static func text(of value: Filter.Facet.Value) -> String {
    switch value {
    case .string(let string): quoted(string)
    case .number(let number): decimal(number.value)
    case .bool(let bool): String(bool)
    }
  }

  private static func text(of condition: Filter.Numeric.Condition) -> String {
    switch condition {
    case .comparison(let comparison, let number): " \(comparison.rawValue) \(decimal(number.value))"
    case .range(let range): ":\(decimal(range.lowerBound.value)) TO \(decimal(range.upperBound.value))"
    }
  }

  /// A quoted string: a quote becomes `\"`, a run of backslashes before a quote or at the end is doubled.
  public static func quoted(_ string: String) -> String {
    var result: [UInt8] = []
    let bytes = Array(string.utf8)
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\\") {
        let behind = bytes[index...].first { $0 != UInt8(ascii: "\\") }
        result.append(byte)
        if behind == nil || behind == UInt8(ascii: "\"") { result.append(byte) }
      } else {
        if byte == UInt8(ascii: "\"") { result.append(UInt8(ascii: "\\")) }
        result.append(byte)
      }
    }
    return "\"" + String(decoding: result, as: UTF8.self) + "\""
  }

  /// The shortest decimal that reads back, with a fraction and without an exponent.
  public static func decimal(_ value: Double) -> String {
    let text = "\(value.magnitude)"
    let sign = value < 0 ? "-" : ""
    guard let e = text.firstIndex(of: "e") else { return sign + text }
    var mantissa = text[..<e].split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if mantissa.count == 1 { mantissa.append("") }
    let exponent = Int(text[text.index(after: e)...]) ?? 0
    var digits = mantissa[0] + mantissa[1]
    var point = mantissa[0].count + exponent
    if point <= 0 {
      digits = String(repeating: "0", count: 1 - point) + digits
      point = 1
    }
    if digits.count < point { digits += String(repeating: "0", count: point - digits.count) }
    let whole = digits.prefix(point)
    var fraction = digits.dropFirst(point)
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return sign + whole + "." + (fraction.isEmpty ? "0" : fraction)
  }
}
