#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// Shows relevant sort as a text beside a button that toggles it; both are hidden where there is nothing to toggle.
public final class ButtonRelevantSortController: UIViewController, RelevantSortController {
  /// Says what is shown.
  public let hintLabel = UILabel()
  /// Toggles.
  public let toggleButton = UIButton(configuration: .bordered())
  /// Set by the connection.
  public var didToggle: (() -> Void)?

  /// A view that shows nothing until it is connected.
  public init() {
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  /// The same from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    setItem(nil)
    hintLabel.numberOfLines = 0
    toggleButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    let action = UIAction { [weak self] _ in self?.didToggle?() }
    toggleButton.addAction(action, for: .primaryActionTriggered)
  }

  /// Makes the view: the text, then the button.
  public override func loadView() {
    let stack = UIStackView(arrangedSubviews: [hintLabel, toggleButton])
    stack.axis = .horizontal
    stack.alignment = .center
    stack.spacing = 8
    view = stack
  }

  /// Called by the connection.
  public func setItem(_ item: RelevantSortTextualRepresentation?) {
    hintLabel.isHidden = item == nil
    toggleButton.isHidden = item == nil
    hintLabel.text = item?.hintText
    toggleButton.setTitle(item?.toggleTitle, for: .normal)
  }
}
#endif
