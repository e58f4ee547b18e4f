extension Filter {
  /// A number in a filter: finite by construction, so that `NaN` or `inf` can never be sent.
  ///
  /// Minus zero becomes zero, so that equal numbers are written alike. Literals make one; for a computed number write
  /// `try Filter.Number(slider.value)`.
  public struct Number: Hashable, Sendable, BitwiseCopyable {
    /// The number.
    public let value: Double

    /// The number `value`.
    ///
    /// - Throws: ``FilterError/notFinite`` for NaN and the infinities.
    public init(_ value: Double) throws(FilterError) {
      if !value.isFinite { throw .notFinite }
      self.init(finite: value)
    }

    /// The number `value`; beyond 2^53 the nearest one that a `Double` has.
    public init(_ value: Int) {
      self.init(finite: Double(value))
    }

    /// For a value that is known to be finite.
    init(finite value: Double) {
      assert(value.isFinite)
      // Minus zero plus zero is plus zero; nothing else changes.
      self.value = value + 0.0
    }
  }
}

extension Filter.Number: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// The number that the literal says. A literal too large for a `Double` is a programmer's error and traps.
  public init(floatLiteral value: Double) {
    precondition(value.isFinite, "a filter's number must be finite")
    self.init(finite: value)
  }

  /// The number that the literal says.
  public init(integerLiteral value: Int) {
    self.init(value)
  }
}

extension Filter.Number: Comparable {
  /// By value.
  public static func < (left: Filter.Number, right: Filter.Number) -> Bool { left.value < right.value }
}

extension Filter.Number: LosslessStringConvertible {
  /// The number that `text` spells, as from a text field or a URL: `"10"`, `"10.0"` and `10` are one number. Nil for
  /// anything else, `nan` and `inf` included.
  public init?(_ text: String) {
    guard let number = text.withBytes({ DecimalReader.number(in: $0) }) else { return nil }
    self = number
  }

  /// The shortest decimal that reads back, always with a fraction and never with an exponent, such as `40.0`.
  public var description: String {
    var bytes: [UInt8] = []
    bytes.append(atMost: ByteCursor.decimalCount) { $0.write(decimal: value) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Filter.Number {
  /// The number as a facet value shows it: without `.0`.
  var facetDescription: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
