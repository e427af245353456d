import Foundation

@preconcurrency @MainActor
open class UIStackView: UIView {
    public enum Distribution: Int, Hashable, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }

    public enum Alignment: Int, Hashable, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }

    public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init(coder: NSCoder) { super.init(coder: coder)! }
    public convenience init(arrangedSubviews views: [UIView]) { self.init(frame: .zero) }

    open var arrangedSubviews: [UIView] { [] }
    open func addArrangedSubview(_ view: UIView) {}
    open func removeArrangedSubview(_ view: UIView) {}
    open func insertArrangedSubview(_ view: UIView, at index: Int) {}
    open var axis = NSLayoutConstraint.Axis.horizontal
    open var distribution = Distribution.fill
    open var alignment = Alignment.fill
    open var spacing: CGFloat = 0
    open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {}
    open func customSpacing(after view: UIView) -> CGFloat { Self.spacingUseDefault }
    open var isBaselineRelativeArrangement = false
    open var isLayoutMarginsRelativeArrangement = false
}
