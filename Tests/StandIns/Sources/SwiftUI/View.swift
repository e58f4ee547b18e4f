// These names are Apple's, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported public import Combine
@_exported public import struct Foundation.CGFloat

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
  /// Appends what the view shows; not a part of SwiftUI.
  func render(to output: inout [Rendered])
}

extension View {
  public func render(to output: inout [Rendered]) { body.render(to: &output) }

  /// What the view shows, in order; not a part of SwiftUI.
  public var rendered: [Rendered] {
    var output: [Rendered] = []
    render(to: &output)
    return output
  }
}

/// What tests see of a view.
public enum Rendered {
  case text(String)
  case image(String)
  case toggle(Binding<Bool>)
  /// A button's action or a tap, of all before it since the last one.
  case action(() -> Void)
  /// Two views with one identity in a `ForEach`.
  case duplicate
}

extension Never: View {
  public var body: Never { fatalError("has no body") }
}

/// A view that has no other view as its body.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { fatalError("has no body") }
  public func render(to output: inout [Rendered]) {}
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public var body: Never { fatalError("has no body") }
  public func render(to output: inout [Rendered]) { self?.render(to: &output) }
}

public struct EmptyView: PrimitiveView {
  nonisolated public init() {}
}

public struct TupleView<T>: PrimitiveView {
  let content: (inout [Rendered]) -> Void
  public func render(to output: inout [Rendered]) { content(&output) }
}

public enum _ConditionalContent<First: View, Second: View>: PrimitiveView {
  case first(First)
  case second(Second)

  public func render(to output: inout [Rendered]) {
    switch self {
    case .first(let view): view.render(to: &output)
    case .second(let view): view.render(to: &output)
    }
  }
}

@resultBuilder public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  @MainActor public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView { output in
      for view in repeat each content { view.render(to: &output) }
    }
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { .first(first) }

  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { .second(second) }
}
