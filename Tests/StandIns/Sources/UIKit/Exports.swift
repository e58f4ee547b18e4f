// These names are Apple's, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What UIKit hands on. Where Scripts/check-views checks the rules of Objective-C, `NSObject` is a class of Objective-C.
@_exported public import class Foundation.Bundle
@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGRect
@_exported public import struct Foundation.IndexPath
@_exported public import struct Foundation.IndexSet
@_exported public import class Foundation.NSCoder
#if canImport(ObjectiveC)
@_exported public import ObjectiveC
#else
@_exported public import class Foundation.NSObject
@_exported public import protocol Foundation.NSObjectProtocol

/// The name of a method, which nothing can be sent to without Objective-C.
public struct Selector: Sendable {}
#endif

extension IndexPath {
  /// A row of a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// The section.
  public var section: Int { self[0] }
  /// The row in the section.
  public var row: Int { self[1] }
}
