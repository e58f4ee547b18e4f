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
