public import Facets
public import Observation

/// A hierarchical menu as a data model for SwiftUI and whatever else observes.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor @Observable
public final class HierarchicalObservableController: ObservableController, HierarchicalController {
  /// The rows in the order to show.
  public private(set) var hierarchicalFacets: [HierarchicalFacet]
  /// Set by the connection.
  @ObservationIgnored public var onClick: ((String) -> Void)?

  /// A model with these rows until it is connected.
  public init(hierarchicalFacets: [HierarchicalFacet] = []) {
    self.hierarchicalFacets = hierarchicalFacets
  }

  /// Does what a tap on the row with `value` does.
  public func toggle(_ value: String) {
    onClick?(value)
  }

  /// Called by the connection.
  public func setItem(_ item: [HierarchicalFacet]) {
    willChange()
    hierarchicalFacets = item
  }
}
