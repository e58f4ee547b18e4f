/// Which of the engine's older filter parameters: JSON arrays whose elements must all hold; an array in the array is a
/// disjunction.
public enum FilterArray: String, Hashable, Sendable, CaseIterable, BitwiseCopyable {
  /// `facetFilters`: entries such as `brand:Zed`, `brand:-Zed` for "not", `temp:\-20C` for a value with a minus sign.
  case facetFilters
  /// `numericFilters`: entries such as `price >= 10.0`.
  case numericFilters
  /// `tagFilters`: tags, with `-` in front for "not".
  case tagFilters

  /// The filters that the parameter takes.
  var kind: Filter.Kind {
    switch self {
    case .facetFilters: .facet
    case .numericFilters: .numeric
    case .tagFilters: .tag
    }
  }
}

extension Filters {
  /// Appends the value of one of the older parameters as JSON text; nothing where no filter belongs there.
  ///
  /// Each takes the filters of its type only, so that a selection may need all three. The order is that of the `filters`
  /// parameter. A range in an `or` group is written `price:1.0 TO 2.0`, since its halves apart would let everything
  /// through; a negated range is the disjunction of its outsides, one of its own in an `and` group. Names and values
  /// stand without quotes, as the engine wants them here.
  ///
  /// - Complexity: O(n log n) in the number of filters.
  public func appendJSON(for array: FilterArray, to output: inout [UInt8]) {
    let start = output.count
    var scratch: [UInt8] = []
    for group in groups {
      let records = group.filters.records.filtered { $0.kind == array.kind }
      if records.count == 0 { continue }
      output.append(literal: output.count == start ? "[" : ",")
      var sorter = ExpressionSorter()
      for index in 0..<records.count {
        sorter.startText()
        FilterWriter.append(records.parts(at: index), to: &sorter.bytes)
      }
      sorter.sort()
      let isOr = group.id.operator == .or
      if isOr { output.append(.openBracket) }
      for rank in 0..<records.count {
        if rank > 0 { output.append(.comma) }
        FilterArrayEntry.append(records[sorter.row(atRank: rank)], inDisjunction: isOr, to: &output, &scratch)
      }
      if isOr { output.append(.closeBracket) }
    }
    if output.count > start { output.append(.closeBracket) }
  }

  /// The value of one of the older parameters as JSON text, or nil where no filter belongs there.
  public func json(for array: FilterArray) -> String? {
    var output: [UInt8] = []
    appendJSON(for: array, to: &output)
    return output.isEmpty ? nil : output.text
  }
}

/// Writes single filters as entries of the older parameters.
enum FilterArrayEntry {
  /// Appends one filter: an entry, two of them with a comma between, or an array of two.
  static func append(
    _ filter: Filter, inDisjunction: Bool, to output: inout [UInt8], _ scratch: inout [UInt8]
  ) {
    scratch.removeAll(keepingCapacity: true)
    switch filter {
    case .facet(let facet):
      scratch.append(string: facet.attribute.rawValue)
      scratch.append(.colon)
      scratch.append(entryValue: text(of: facet.value), isNegated: facet.isNegated)
      if let score = facet.score {
        scratch.append(literal: "<score=")
        scratch.append(number: score)
        scratch.append(UInt8(ascii: ">"))
      }
      output.append(json: scratch.text)
    case .tag(let tag):
      scratch.append(entryValue: tag.value, isNegated: tag.isNegated)
      output.append(json: scratch.text)
    case .numeric(let numeric):
      append(numeric, inDisjunction: inDisjunction, to: &output)
    }
  }

  private static func append(_ numeric: Filter.Numeric, inDisjunction: Bool, to output: inout [UInt8]) {
    func entry(_ comparison: Filter.Numeric.Operator, _ bound: Filter.Number) -> String {
      "\(numeric.attribute.rawValue) \(comparison.rawValue) \(bound)"
    }
    switch numeric.condition {
    case .comparison(let comparison, let value):
      output.append(json: entry(numeric.isNegated ? comparison.inverse : comparison, value))
    case .range(let range) where numeric.isNegated:
      // Below or above: in a conjunction the two must stay one unit.
      if !inDisjunction { output.append(.openBracket) }
      output.append(json: entry(.lessThan, range.lowerBound))
      output.append(.comma)
      output.append(json: entry(.greaterThan, range.upperBound))
      if !inDisjunction { output.append(.closeBracket) }
    case .range(let range) where inDisjunction:
      output.append(json: "\(numeric.attribute.rawValue):\(range.lowerBound) TO \(range.upperBound)")
    case .range(let range):
      output.append(json: entry(.greaterThanOrEqual, range.lowerBound))
      output.append(.comma)
      output.append(json: entry(.lessThanOrEqual, range.upperBound))
    }
  }

  private static func text(of value: Filter.Facet.Value) -> String {
    switch value {
    case .string(let string): string
    case .number(let number): number.description
    case .bool(let bool): bool ? "true" : "false"
    }
  }
}

extension [UInt8] {
  /// Appends a value of `facetFilters`. One that starts with a minus sign, a negative number too, gets a backslash, so
  /// that the sign is not read as a negation; only the first character matters.
  fileprivate mutating func append(entryValue value: String, isNegated: Bool) {
    if isNegated { append(.minus) }
    if value.utf8.first == .minus { append(.backslash) }
    append(string: value)
  }
}
