// These names are Apple's, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class UIResponder: NSObject {
  public override init() { super.init() }
}

open class UIView: UIResponder {
  public private(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = []
  open var isHidden = false

  public init(frame: CGRect) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public override convenience init() { self.init(frame: CGRect()) }

  open func addSubview(_ view: UIView) {
    view.superview = self
    subviews.append(view)
  }

  open var window: UIWindow? { superview?.window }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
}

open class UIWindow: UIView {
  open var rootViewController: UIViewController? {
    didSet { if let view = rootViewController?.view { addSubview(view) } }
  }

  open override var window: UIWindow? { self }
}

open class UILabel: UIView {
  open var text: String?
  open var numberOfLines = 1
}

open class UIStackView: UIView {
  public enum Alignment: Int, Sendable { case fill, leading, firstBaseline, center, trailing, lastBaseline }

  open private(set) var arrangedSubviews: [UIView] = []
  open var axis: NSLayoutConstraint.Axis = .horizontal
  open var alignment: Alignment = .fill
  open var spacing: CGFloat = 0

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: CGRect())
    arrangedSubviews = views
    for view in views { addSubview(view) }
  }
}

@MainActor open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable { case horizontal, vertical }
}

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(rawValue: 1000)
}

open class UIColor: NSObject, @unchecked Sendable {
  open class var systemGray5: UIColor { UIColor() }
}

open class UIImage: NSObject, @unchecked Sendable {}
