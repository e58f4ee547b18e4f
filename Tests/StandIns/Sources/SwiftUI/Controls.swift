// These names are Apple's, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import UIKit

public struct LocalizedStringKey: Sendable, ExpressibleByStringInterpolation {
  let text: String

  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation(_ string: String) { text += string }
    public mutating func appendInterpolation(_ number: Int) { text += "\(number)" }
  }

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}

public struct Text: PrimitiveView {
  let text: String

  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ content: S) { text = String(content) }
  nonisolated public init(_ key: LocalizedStringKey) { text = key.text }

  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  public func render(to output: inout [Rendered]) { output.append(.text(text)) }
}

public struct Image: PrimitiveView {
  let name: String
  nonisolated public init(systemName: String) { name = systemName }
  public func render(to output: inout [Rendered]) { output.append(.image(name)) }
}

public struct Spacer: PrimitiveView {
  nonisolated public init(minLength: CGFloat? = nil) {}
}

public struct Button<Label: View>: PrimitiveView {
  let action: @MainActor () -> Void
  let label: Label

  public func render(to output: inout [Rendered]) {
    label.render(to: &output)
    output.append(.action(action))
  }
}

extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action, label: Text(titleKey))
  }

  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action, label: Text(title))
  }
}

public struct Toggle<Label: View>: PrimitiveView {
  let label: Label
  let isOn: Binding<Bool>

  public func render(to output: inout [Rendered]) {
    label.render(to: &output)
    output.append(.toggle(isOn))
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(label: Text(titleKey), isOn: isOn)
  }

  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(label: Text(title), isOn: isOn)
  }
}

@MainActor @preconcurrency public protocol Shape: View {}

public struct Rectangle: Shape, PrimitiveView {
  nonisolated public init() {}
}

public struct Color: PrimitiveView, Sendable {
  public static let accentColor = Color(UIColor())
  nonisolated public init(_ color: UIColor) {}
}

public struct Font: Sendable {
  public static let callout = Font()

  public struct Weight: Sendable {
    public static let regular = Weight()
    public static let semibold = Weight()
  }
}
