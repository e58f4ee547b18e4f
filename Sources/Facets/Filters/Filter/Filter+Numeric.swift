extension Filter {
  /// Records whose numeric attribute compares with a number, or lies in a range.
  public struct Numeric: GroupableFilter {
    /// A comparison, with the engine's sign as raw value.
    public enum Operator: String, Hashable, Sendable, CaseIterable, BitwiseCopyable {
      /// Less than.
      case lessThan = "<"
      /// Less than or equal.
      case lessThanOrEqual = "<="
      /// Equal.
      case equals = "="
      /// Not equal.
      case notEquals = "!="
      /// Greater than or equal.
      case greaterThanOrEqual = ">="
      /// Greater than.
      case greaterThan = ">"
    }

    /// What is asked of the number.
    public enum Condition: Hashable, Sendable {
      /// It compares so with a bound.
      case comparison(Operator, Number)
      /// It lies between two bounds or is one of them.
      case range(ClosedRange<Number>)
    }

    /// Always `.numeric`.
    public static var kind: Kind { .numeric }

    /// The attribute.
    public var attribute: Attribute
    /// What is asked of it.
    public var condition: Condition
    /// Whether the filter wants the other records.
    public var isNegated: Bool

    /// The records whose `attribute` fulfils `condition`.
    public init(attribute: Attribute, condition: Condition, isNegated: Bool = false) {
      self.attribute = attribute
      self.condition = condition
      self.isNegated = isNegated
    }

    /// The records whose `attribute` compares so with `value`.
    public init(attribute: Attribute, operator: Operator, value: Number, isNegated: Bool = false) {
      self.init(attribute: attribute, condition: .comparison(`operator`, value), isNegated: isNegated)
    }

    /// The records whose `attribute` lies in `range`, bounds included.
    public init(attribute: Attribute, range: ClosedRange<Number>, isNegated: Bool = false) {
      self.init(attribute: attribute, condition: .range(range), isNegated: isNegated)
    }

    /// The records whose `attribute` lies in `range`, bounds included: for computed bounds. Integer literals make a range
    /// of ``Filter/Number``, which can't be infinite.
    ///
    /// - Throws: ``FilterError/notFinite`` where a bound is infinite.
    public init(
      attribute: Attribute, range: ClosedRange<some BinaryFloatingPoint>, isNegated: Bool = false
    ) throws(FilterError) {
      let lower = try Number(Double(range.lowerBound))
      let upper = try Number(Double(range.upperBound))
      self.init(attribute: attribute, condition: .range(lower...upper), isNegated: isNegated)
    }

    /// Unwraps a numeric filter.
    public init?(_ filter: Filter) {
      guard case .numeric(let numeric) = filter else { return nil }
      self = numeric
    }

    /// The filter as a value of the common type.
    public var filter: Filter { .numeric(self) }
  }
}

extension Filter.Numeric.Operator {
  /// The comparison that holds where this one does not.
  var inverse: Self {
    switch self {
    case .lessThan: .greaterThanOrEqual
    case .lessThanOrEqual: .greaterThan
    case .equals: .notEquals
    case .notEquals: .equals
    case .greaterThanOrEqual: .lessThan
    case .greaterThan: .lessThanOrEqual
    }
  }
}

extension Filter.Numeric: Hashable {
  /// Whether all parts are the same, the attribute byte for byte.
  public static func == (left: Filter.Numeric, right: Filter.Numeric) -> Bool {
    left.isNegated == right.isNegated && left.condition == right.condition
      && left.attribute == right.attribute
  }

  /// Feeds all parts.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(attribute)
    hasher.combine(condition)
    hasher.combine(isNegated)
  }
}
