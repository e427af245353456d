import Foundation
import Graphics

/// A control that is on or off. It is always 51 × 31 points; its alignment rectangle is 49 wide (Controls.md, UISwitch: or-31777116, ib).
@preconcurrency @MainActor
open class UISwitch: UIControl {
    package override nonisolated class var table: PropertyTable { switchProperties }

    public enum Style: Int, Sendable { case automatic, checkbox, sliding }

    private static let size = CGSize(width: 51, height: 31)

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        hugContent(horizontally: true, vertically: true)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hugContent(horizontally: true, vertically: true)
    }

    open var isOn = false {
        didSet { wasSet(); if isOn != oldValue { stateDidChange() } }
    }
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
    open var onTintColor: UIColor? {
        didSet { wasSet(); setNeedsDisplay() }
    }
    open var thumbTintColor: UIColor? {
        didSet { wasSet(); setNeedsDisplay() }
    }
    open var onImage: UIImage? { didSet { wasSet() } }
    open var offImage: UIImage? { didSet { wasSet() } }
    open var title: String? { didSet { wasSet() } }
    open var preferredStyle = Style.automatic { didSet { wasSet() } }
    open var style: Style { .sliding }

    open override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }
    /// The alignment rectangle is 49 of the 51 points wide. It excludes the two on the right (Corpus.md: 107 of 107 frames of switches), or
    /// those on the left in right-to-left layouts (inferred: mirrored layouts are reflections).
    open override var alignmentRectInsets: UIEdgeInsets {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return UIEdgeInsets(top: 0, left: isRightToLeft ? 2 : 0, bottom: 0, right: isRightToLeft ? 0 : 2)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    override var keepsTaps: Bool { true }

    override func wasPressed(at point: CGPoint, _ event: UIEvent?) {
        setOn(!isOn, animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
    }

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        if !isEnabled {
            context.setAlpha(0.5)
            context.beginTransparencyLayer()
        }
        let track = CGRect(origin: .zero, size: Self.size)
        context.setFillColor(trackColor)
        context.fill(.capsule(track), .winding)
        drawKnob(in: context)
        if !isEnabled { context.endTransparencyLayer() }
        context.restoreGState()
    }

    /// Off is 120,120,128 at 16 % (Colors.md, switchOn), the secondary fill.
    private var trackColor: CGColor {
        guard isOn else { return resolved(isHighContrast ? .systemFill : .secondarySystemFill) }
        return resolved(onTintColor ?? .systemGreen)
    }

    private func drawKnob(in context: CGContext) {
        let diameter: CGFloat = 27
        let atRight = isOn != isRightToLeft
        let knob = CGRect(x: atRight ? Self.size.width - diameter - 2 : 2, y: 2, width: diameter, height: diameter)
        context.drawKnob(in: knob, color: resolved(thumbTintColor ?? .white))
    }

    override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(
            isElement: true, value: isOn ? "1" : "0", traits: isEnabled ? [.button, .toggleButton] : [.button, .toggleButton, .notEnabled])
    }

    package override var summary: String? { isOn ? "on" : "off" }
}
