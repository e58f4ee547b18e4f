extension ReferenceJSON.Node {
  func failure(_ kind: ReferenceError.Kind = .type) -> ReferenceError {
    ReferenceError(kind: kind, offset: range.lowerBound)
  }

  /// What `read` makes of the value; nil for `null`.
  func optional<Result>(_ read: (Self) throws -> Result) rethrows -> Result? {
    if case .null = value { return nil }
    return try read(self)
  }

  func members() throws -> [ReferenceJSON.Member] {
    guard case .object(let members) = value else { throw failure() }
    return members
  }

  func elements() throws -> [ReferenceJSON.Node] {
    guard case .array(let elements) = value else { throw failure() }
    return elements
  }

  func string() throws -> String {
    guard case .string(let string) = value else { throw failure() }
    return string
  }

  func bool() throws -> Bool {
    guard case .bool(let bool) = value else { throw failure() }
    return bool
  }

  func double() throws -> Double {
    guard case .number(let text) = value else { throw failure() }
    guard let double = Double(text), double.isFinite else { throw failure(.outOfRange) }
    return double
  }

  func integer() throws -> Int {
    guard case .number(let text) = value else { throw failure() }
    do {
      return try exactInteger(text)
    } catch let kind as ReferenceError.Kind {
      throw failure(kind)
    }
  }
}

extension ReferenceError.Kind: Error {}

/// The integer that a JSON number is, by moving the point through its digits.
///
/// - Throws: ``ReferenceError/Kind/notAnInteger`` or ``ReferenceError/Kind/outOfRange``.
public func exactInteger(_ text: String) throws -> Int {
  let isNegative = text.hasPrefix("-")
  let parts = text.lowercased().split(separator: "e", omittingEmptySubsequences: false)
  let mantissa = parts[0].drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
  let fraction = mantissa.count > 1 ? String(mantissa[1]) : ""
  var digits = (String(mantissa[0]) + fraction).drop { $0 == "0" }
  if digits.isEmpty { return 0 }
  // Beyond this limit no digits can make up for an exponent, be it an `Int` or not.
  let limit = 1 << 60
  let exponentText = parts.count > 1 ? String(parts[1]) : "0"
  let exponent = Int(exponentText) ?? (exponentText.hasPrefix("-") ? -limit : limit)
  var scale = max(-limit, min(exponent, limit)) - fraction.count
  while digits.last == "0" {
    digits.removeLast()
    scale += 1
  }
  if scale < 0 { throw ReferenceError.Kind.notAnInteger }
  if digits.count + scale > 19 { throw ReferenceError.Kind.outOfRange }
  let all = (isNegative ? "-" : "") + digits + String(repeating: "0", count: scale)
  guard let value = Int(all) else { throw ReferenceError.Kind.outOfRange }
  return value
}
