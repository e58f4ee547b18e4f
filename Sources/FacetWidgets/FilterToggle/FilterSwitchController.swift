#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import Facets
public import UIKit

/// A `UISwitch` that turns a filter on and off.
@MainActor public final class FilterSwitchController<F: FilterType>: NSObject, SelectableController {
  /// The switch.
  public let `switch`: UISwitch
  /// Set by the connection.
  public var onClick: ((Bool) -> Void)?

  /// Takes the changes of `switch`.
  public init(`switch`: UISwitch) {
    self.switch = `switch`
    super.init()
    let action = UIAction { [weak self] _ in
      guard let self else { return }
      self.onClick?(self.switch.isOn)
    }
    `switch`.addAction(action, for: .valueChanged)
  }

  /// Called by the connection.
  public func setSelected(_ isSelected: Bool) {
    self.switch.isOn = isSelected
  }

  /// Does nothing: a switch has no text.
  public func setItem(_ item: F) {}
}
#endif
