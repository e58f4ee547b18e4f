#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import Facets
public import UIKit

/// A `UISwitch` that turns a filter on and off.
///
/// The switch does not keep the controller alive: keep it.
public final class FilterSwitchController<F: FilterType>: SelectableController {
  /// What is selected.
  public typealias Item = F

  /// The switch.
  public let `switch`: UISwitch
  /// Set by the connection.
  public var onClick: ((Bool) -> Void)?

  /// Takes the changes of `switch`.
  public init(`switch`: UISwitch) {
    self.switch = `switch`
    let action = UIAction { [weak self] _ in
      guard let self else { return }
      onClick?(self.switch.isOn)
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
