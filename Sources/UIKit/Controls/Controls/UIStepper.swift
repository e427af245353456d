import Foundation
import Graphics

/// A control with a minus and a plus button. It is 94 × 32 points (Controls.md, UIStepper: ib).
@preconcurrency @MainActor
open class UIStepper: UIControl {
    package override nonisolated class var table: PropertyTable { stepperProperties }

    private static let size = CGSize(width: 94, height: 32)

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        hugContent(horizontally: true, vertically: true)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hugContent(horizontally: true, vertically: true)
    }

    open var value: Double {
        get { min(max(storedValue, minimumValue), max(maximumValue, minimumValue)) }
        set { storedValue = min(max(newValue, minimumValue), max(maximumValue, minimumValue)); setNeedsDisplay(); wasSet() }
    }
    private var storedValue: Double = 0
    open var minimumValue: Double = 0 { didSet { wasSet() } }
    open var maximumValue: Double = 100 { didSet { wasSet() } }
    open var stepValue: Double = 1 { didSet { wasSet() } }
    open var wraps = false { didSet { wasSet() } }
    open var autorepeat = true { didSet { wasSet() } }
    open var isContinuous = true { didSet { wasSet() } }

    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    override var keepsTaps: Bool { true }

    override func wasPressed(at point: CGPoint, _ event: UIEvent?) {
        let isMinus = (point.x < bounds.midX) != isRightToLeft
        var new = value + (isMinus ? -stepValue : stepValue)
        if wraps, new > maximumValue { new = minimumValue }
        if wraps, new < minimumValue { new = maximumValue }
        let old = value
        value = new
        if value != old { sendActions(for: [.valueChanged, .primaryActionTriggered], with: event) }
    }

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(resolved(.tertiarySystemFill))
        context.fill(systemMetrics.stepperCornerRadius.map { .rounded(bounds, $0) } ?? .capsule(bounds), .winding)
        context.setFillColor(resolved(UIColor(red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 0.3)))
        context.fill(.capsule(CGRect(x: bounds.midX - 0.5, y: bounds.minY + 7, width: 1, height: bounds.height - 14)), .winding)
        let half = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width / 2, height: bounds.height)
        draw("minus", in: mirrored(half), isEnabled: isEnabled && (wraps || value > minimumValue))
        draw("plus", in: mirrored(half.offsetBy(dx: half.width, dy: 0)), isEnabled: isEnabled && (wraps || value < maximumValue))
    }

    private func draw(_ symbol: String, in rect: CGRect, isEnabled: Bool) {
        // The plus sign is 13.5 points wide, its strokes 1.33 (recorded pictures of iOS 18).
        guard let image = UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 16, weight: .medium)) else {
            return
        }
        let imageRect = ContentMode.center.rect(for: image.size, in: rect, scale: pixelScale)
        let appearance = ImageAppearance(tint: resolved(isEnabled ? .label : .tertiaryLabel), traits: resolvedTraits)
        UIGraphicsGetCurrentContext()?.draw(image.value.drawing(in: imageRect, appearance: appearance))
    }

    override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(elements: buttonElements)
    }

    private lazy var halves = [UIAccessibilityElement(accessibilityContainer: self), UIAccessibilityElement(accessibilityContainer: self)]

    /// The accessibility elements of the two buttons.
    private var buttonElements: [UIAccessibilityElement] {
        let width = bounds.width / 2
        for (index, element) in halves.enumerated() {
            let isFirst = index == 0, canGo = isEnabled && (wraps || (isFirst ? value > minimumValue : value < maximumValue))
            element.accessibilityLabel = isFirst ? "Decrement" : "Increment"
            // On iOS 26 a stepper at its end does not say so (Suites.md, tabWords).
            element.accessibilityTraits = canGo || systemMetrics.hasGlass ? .button : [.button, .notEnabled]
            element.accessibilityFrameInContainerSpace = mirrored(
                CGRect(x: bounds.minX + CGFloat(index) * width, y: bounds.minY, width: width, height: bounds.height))
        }
        return halves
    }

    package override var summary: String? { String(format: "%g", value) }
}
