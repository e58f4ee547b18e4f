extension Filter {
  /// Calls `body` with the parts of the filter, which are valid in that call only.
  @inline(__always)
  func withParts<Result>(_ body: (FilterParts) -> Result) -> Result {
    switch self {
    case .facet(let facet):
      facet.attribute.rawValue.withBytes { attribute in
        var parts = FilterParts(form: .bool, isNegated: facet.isNegated, attribute: TextKey(attribute))
        parts.score = facet.score
        switch facet.value {
        case .string(let string):
          parts.form = .string
          return string.withBytes { text in
            parts.text = TextKey(text)
            return body(parts)
          }
        case .number(let number):
          parts.form = .number
          parts.number = number.value
        case .bool(let bool):
          parts.number = bool ? 1 : 0
        }
        return body(parts)
      }
    case .numeric(let numeric):
      numeric.attribute.rawValue.withBytes { attribute in
        var parts = FilterParts(form: .range, isNegated: numeric.isNegated, attribute: TextKey(attribute))
        switch numeric.condition {
        case .comparison(let comparison, let number):
          parts.form = comparison.form
          parts.number = number.value
        case .range(let range):
          parts.number = range.lowerBound.value
          parts.upperBound = range.upperBound.value
        }
        return body(parts)
      }
    case .tag(let tag):
      tag.value.withBytes { text in
        body(FilterParts(form: .tag, isNegated: tag.isNegated, attribute: .tags, text: TextKey(text)))
      }
    }
  }

  /// The filter that `parts` are of. Complexity: O(length).
  init(_ parts: FilterParts) {
    func facet(_ value: Facet.Value) -> Filter {
      .facet(
        Facet(
          attribute: Attribute(parts.attribute.string), value: value, isNegated: parts.isNegated,
          score: parts.score))
    }
    func numeric(_ condition: Numeric.Condition) -> Filter {
      .numeric(
        Numeric(
          attribute: Attribute(parts.attribute.string), condition: condition, isNegated: parts.isNegated))
    }
    let number = Number(finite: parts.number)
    self =
      switch parts.form {
      case .string: facet(.string(parts.text.string))
      case .number: facet(.number(number))
      case .bool: facet(.bool(parts.number != 0))
      case .tag: .tag(Tag(value: parts.text.string, isNegated: parts.isNegated))
      case .range: numeric(.range(number...Number(finite: parts.upperBound)))
      case .lessThan: numeric(.comparison(.lessThan, number))
      case .lessThanOrEqual: numeric(.comparison(.lessThanOrEqual, number))
      case .equals: numeric(.comparison(.equals, number))
      case .notEquals: numeric(.comparison(.notEquals, number))
      case .greaterThanOrEqual: numeric(.comparison(.greaterThanOrEqual, number))
      case .greaterThan: numeric(.comparison(.greaterThan, number))
      }
  }
}

extension Filter.Numeric.Operator {
  /// The form of a filter with this comparison.
  var form: FilterParts.Form {
    switch self {
    case .lessThan: .lessThan
    case .lessThanOrEqual: .lessThanOrEqual
    case .equals: .equals
    case .notEquals: .notEquals
    case .greaterThanOrEqual: .greaterThanOrEqual
    case .greaterThan: .greaterThan
    }
  }
}
