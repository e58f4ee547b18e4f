/// What every type of filter has: ``Filter/Facet``, ``Filter/Numeric``, ``Filter/Tag``, and ``Filter`` for any of them.
public protocol FilterType: Hashable, Sendable, CustomStringConvertible {
  /// The attribute that the condition is on.
  var attribute: Attribute { get }
  /// Whether the filter wants the records that do not fulfil the condition.
  var isNegated: Bool { get set }
  /// The filter as a value of the common type.
  var filter: Filter { get }
}

extension FilterType {
  /// The filter as the `filters` parameter spells it.
  public var description: String { filter.description }

  /// The filter for the other records.
  public static prefix func ! (filter: Self) -> Self {
    var result = filter
    result.isNegated.toggle()
    return result
  }
}

/// A type of filter that an `or` group may consist of: the engine does not mix them in one disjunction.
public protocol GroupableFilter: FilterType {
  /// Which kind of filter this type is.
  static var kind: Filter.Kind { get }
  /// Unwraps a filter of this type, or gives nil.
  init?(_ filter: Filter)
}
