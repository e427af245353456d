import Foundation
import Graphics

/// A control that is on or off. It is always 51 × 31 points, 63 × 28 from iOS 26 on; its alignment rectangle is two points narrower
/// (Controls.md, UISwitch; Generations.md, switch).
@preconcurrency @MainActor
open class UISwitch: UIControl {
    package override nonisolated class var table: PropertyTable { switchProperties }

    public enum Style: Int, Sendable { case automatic, checkbox, sliding }

    private var size: CGSize { systemMetrics.switchSize }

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: SystemMetrics.current.switchSize))
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

    open override var intrinsicContentSize: CGSize { CGSize(width: size.width - 2, height: size.height) }
    /// The alignment rectangle excludes two points on the right (Corpus.md: 107 of 107 frames of switches), or on the left in right-to-left
    /// layouts (inferred: mirrored layouts are reflections).
    open override var alignmentRectInsets: UIEdgeInsets {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return UIEdgeInsets(top: 0, left: isRightToLeft ? 2 : 0, bottom: 0, right: isRightToLeft ? 0 : 2)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size }

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
        let track = CGRect(origin: .zero, size: size)
        context.setFillColor(trackColor)
        context.fill(.capsule(track), .winding)
        drawKnob(in: context)
        if !isEnabled { context.endTransparencyLayer() }
        context.restoreGState()
    }

    /// Off is 120,120,128 at 16 % (Colors.md, switchOn), the secondary fill; the tertiary label's colour from iOS 26 on (Generations.md,
    /// switchOff).
    private var trackColor: CGColor {
        guard isOn || systemMetrics.hasGlass else { return resolved(isHighContrast ? .systemFill : .secondarySystemFill) }
        return resolved(isOn ? onTintColor ?? .systemGreen : .tertiaryLabel)
    }

    /// Whether a picture of the switch's layer contains the knob, as that of a SwiftUI toggle does (Generations.md, layerPictures).
    package final var hasKnobInLayer = false

    private func drawKnob(in context: CGContext) {
        // A lens of glass from iOS 26 on (Generations.md, layerPictures).
        guard context.drawsGlass || !systemMetrics.hasGlass || hasKnobInLayer else { return }
        let knob = systemMetrics.switchKnob
        let x = isOn != isRightToLeft ? size.width - knob.width - 2 : 2
        context.drawKnob(in: CGRect(origin: CGPoint(x: x, y: 2), size: knob), color: resolved(thumbTintColor ?? .white))
    }

    /// On or off; what is set is ignored (Suites.md, switchValue).
    open override var accessibilityValue: String? {
        get { standardAccessibility.value }
        set {}
    }

    override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(
            isElement: true, value: isOn ? "1" : "0", traits: isEnabled ? [.button, .toggleButton] : [.button, .toggleButton, .notEnabled])
    }

    package override var summary: String? { isOn ? "on" : "off" }
}
