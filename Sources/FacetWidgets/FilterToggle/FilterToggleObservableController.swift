public import Facets
public import Observation

/// A filter switch as a data model for SwiftUI and whatever else observes.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor @Observable
public final class FilterToggleObservableController<F: FilterType>: ObservableController,
  SelectableController
{
  /// The filter; nil until connected.
  public private(set) var filter: F?
  /// Set by the connection.
  @ObservationIgnored public var onClick: ((Bool) -> Void)?
  private var isOn: Bool

  /// A model with this state until it is connected.
  public init(filter: F? = nil, isSelected: Bool = false) {
    self.filter = filter
    isOn = isSelected
  }

  /// Whether the filter is on. Setting it is what a tap does.
  public var isSelected: Bool {
    get { isOn }
    set {
      if newValue == isOn { return }
      willChange()
      isOn = newValue
      onClick?(newValue)
    }
  }

  /// Called by the connection.
  public func setSelected(_ isSelected: Bool) {
    willChange()
    isOn = isSelected
  }

  /// Called by the connection.
  public func setItem(_ item: F) {
    willChange()
    filter = item
  }
}
