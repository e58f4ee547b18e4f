/// What a facet list is sorted by; of several criteria, a later one decides where the earlier ones see no difference.
public enum FacetSortCriterion: Hashable, Sendable {
  /// By the number of hits.
  case count(order: Order)
  /// By name; see ``AlphabeticalOptions``.
  case alphabetical(order: Order)
  /// Selected values first.
  case isRefined

  /// The direction of a sort.
  public enum Order: Hashable, Sendable {
    /// The smallest first.
    case ascending
    /// The largest first.
    case descending
  }
}

/// How names are compared when a facet list is sorted by name.
///
/// With none of these the order is Swift's for strings. With any of them it is an order made for reading, not for a
/// certain language: names become keys, and keys are compared scalar by scalar, without normalizing what no option
/// names. Names with equal keys go on to the next criterion and are told apart by their bytes at last.
public struct AlphabeticalOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: UInt8

  /// The options that `rawValue` has bits for.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Capital and small letters are equal: each scalar counts as its lower-case mapping in Unicode.
  public static let caseInsensitive = AlphabeticalOptions(rawValue: 1)
  /// Letters with accents are equal to those without, in both normal forms: combining marks from U+0300 to U+036F don't
  /// count, and Latin, Greek and Cyrillic letters that are composed with them count as their base letter. Letters that
  /// have a stroke or are otherwise their own, such as "ø" and "ß", stay so.
  public static let diacriticInsensitive = AlphabeticalOptions(rawValue: 2)
  /// Runs of the digits 0 to 9 count as numbers: "Size 2" comes before "Size 10".
  public static let numeric = AlphabeticalOptions(rawValue: 4)

  /// Neither case nor accents matter: apple, Banana, Éclair, zoo.
  public static let insensitive: AlphabeticalOptions = [.caseInsensitive, .diacriticInsensitive]
}
