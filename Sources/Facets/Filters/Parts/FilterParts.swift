/// A filter taken apart: what the inner loops of hashing, comparing, writing and reading work on.
///
/// It holds no reference, so that a list of filters costs no retain. Its texts belong to whoever made it, a `String`, a
/// ``FilterRecords`` or the text that is parsed, and are valid for as long as that is held unchanged; no parts outlive
/// the call that made them.
struct FilterParts: BitwiseCopyable {
  /// What is asked for.
  enum Form: UInt8 {
    case string, number, bool, tag, range
    case lessThan, lessThanOrEqual, equals, notEquals, greaterThanOrEqual, greaterThan

    /// The kind of the filter.
    var kind: Filter.Kind {
      switch self {
      case .string, .number, .bool: .facet
      case .tag: .tag
      default: .numeric
      }
    }
  }

  var form: Form
  var isNegated = false
  /// The attribute; for a tag, too.
  var attribute: TextKey
  /// The string of a facet, or the tag.
  var text = TextKey.empty
  /// The number, the bound of a comparison, or the lower one of a range; 1 and 0 for Booleans.
  var number = 0.0
  /// The upper bound of a range.
  var upperBound = 0.0
  /// The score of a facet.
  var score: Int?

  /// The kind of the filter.
  var kind: Filter.Kind { form.kind }

  /// Whether both are parts of the same filter, texts compared by their bytes.
  static func == (left: FilterParts, right: FilterParts) -> Bool {
    left.form == right.form && left.isNegated == right.isNegated && left.number == right.number
      && left.upperBound == right.upperBound && left.score == right.score && left.text == right.text
      && left.attribute == right.attribute
  }

  /// A hash for tables of filters: seeded per process, so that a hostile URL can't make look-ups slow. Texts are hashed
  /// with different seeds, or equal ones would cancel out.
  var hash: Int {
    let seed = TextKey.seed
    var value = number.bitPattern &* 0x9e37_79b9_7f4a_7c15 ^ upperBound.bitPattern
    value = (value &+ UInt64(form.rawValue) &* 2 &+ (isNegated ? 1 : 0) ^ seed) &* 0xbf58_476d_1ce4_e5b9
    value ^= value >> 32
    if text.count > 0 { value = value &+ text.hash(seed: ~seed) }
    // An odd factor loses nothing of the other one.
    return Int(truncatingIfNeeded: attribute.hash(seed: seed) &* (value | 1) &+ value)
  }
}

extension TextKey {
  /// The name of the attribute of tags.
  static var tags: TextKey { TextKey("_tags") }
}

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
