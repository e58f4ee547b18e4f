// These names are Apple's, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum Edge: Int8, Sendable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let leading = Set(rawValue: 2)
    public static let horizontal = Set(rawValue: 10)
    public static let all = Set(rawValue: 15)
  }
}

public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var bits: UInt = 0
  private init(bits: UInt) { self.bits = bits }
  public init() {}

  public static let isButton = AccessibilityTraits(bits: 1)
  public static let isSelected = AccessibilityTraits(bits: 4)

  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
  public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }
  public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }
  public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }
  public mutating func formUnion(_ other: Self) { bits |= other.bits }
  public mutating func formIntersection(_ other: Self) { bits &= other.bits }
  public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }

  public mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    defer { formUnion(member) }
    return (!contains(member), member)
  }

  public mutating func remove(_ member: Self) -> Self? {
    defer { bits &= ~member.bits }
    return contains(member) ? member : nil
  }

  public mutating func update(with member: Self) -> Self? {
    defer { formUnion(member) }
    return contains(member) ? member : nil
  }
}

struct Modified<Content: View>: PrimitiveView {
  let content: Content
  var tap: (() -> Void)?

  func render(to output: inout [Rendered]) {
    content.render(to: &output)
    if let tap { output.append(.action(tap)) }
  }
}

extension View {
  public func font(_ font: Font?) -> some View { Modified(content: self) }
  public func foregroundColor(_ color: Color?) -> some View { Modified(content: self) }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    Modified(content: self)
  }
  public func padding(_ length: CGFloat) -> some View { Modified(content: self) }
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    Modified(content: self)
  }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { Modified(content: self) }

  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    Modified(content: self, tap: action)
  }

  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    Modified(content: self)
  }
}
