public import Observation

/// A relevant sort switch as a data model for SwiftUI and whatever else observes.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor @Observable
public final class RelevantSortObservableController: ObservableController, RelevantSortController {
  /// The texts to show; nil where there is nothing to toggle.
  public private(set) var state: RelevantSortTextualRepresentation?
  /// Set by the connection.
  @ObservationIgnored public var didToggle: (() -> Void)?

  /// A model without state until it is connected.
  public override init() {}

  /// Does what a tap on the button does.
  public func toggle() {
    didToggle?()
  }

  /// Called by the connection.
  public func setItem(_ item: RelevantSortTextualRepresentation?) {
    willChange()
    state = item
  }
}
