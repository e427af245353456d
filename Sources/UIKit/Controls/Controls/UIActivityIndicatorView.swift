import Foundation
import Graphics

/// A spinner of eight spokes, drawn at one moment of its turn.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    package override nonisolated class var table: PropertyTable { activityIndicatorViewProperties }

    public enum Style: Int, Sendable {
        case whiteLarge, white, gray
        case medium = 100
        case large = 101
    }

    public init(style: Style) {
        super.init(frame: CGRect(origin: .zero, size: Self.size(style)))
        self.style = style
        setUp()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init(coder: NSCoder) {
        super.init(coder: coder)!
        setUp()
    }

    private func setUp() {
        hugContent(horizontally: true, vertically: true)
        setDefaults { isHidden = true }
    }

    open var style = Style.medium {
        didSet { wasSet(); if style != oldValue { setNeedsDisplay(); invalidateIntrinsicContentSize() } }
    }
    open var hidesWhenStopped = true {
        didSet { wasSet(); isHidden = hidesWhenStopped && !isAnimating }
    }
    open var color: UIColor! {
        get { colorStorage ?? standardColor }
        set { colorStorage = newValue; setNeedsDisplay(); wasSet() }
    }
    private var colorStorage: UIColor?
    open private(set) var isAnimating = false

    open func startAnimating() {
        isAnimating = true
        isHidden = false
    }

    open func stopAnimating() {
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
    }

    final var spins: Bool {
        get { isAnimating }
        set { newValue ? startAnimating() : stopAnimating() }
    }

    private var standardColor: UIColor { style == .white || style == .whiteLarge ? .white : .systemGray }

    private var isLarge: Bool { style == .large || style == .whiteLarge }

    /// The size of the spinner: 20 or 37 points a side (Controls.md, UIActivityIndicatorView: ib).
    private static func size(_ style: Style) -> CGSize {
        let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
        return CGSize(width: side, height: side)
    }

    open override var intrinsicContentSize: CGSize { Self.size(style) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(style) }

    /// Draws the first frame of the turn: the brightest spoke points up, and the others fade behind it.
    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let color = resolved(colorStorage ?? standardColor)
        let unit: CGFloat = isLarge ? 37.0 / 20 : 1
        let spoke = CGPath.capsule(CGRect(x: -1.05 * unit, y: -9.5 * unit, width: 2.1 * unit, height: 5.4 * unit))
        for step in 0..<8 {
            let turn = CGAffineTransform(rotationAngle: CGFloat(step) * .pi / 4)
                .concatenating(CGAffineTransform(translationX: bounds.midX, y: bounds.midY))
            // Clockwise from the top: step 0 is the brightest, step 1 the faintest.
            let age = step == 0 ? 0 : CGFloat(8 - step) / 7
            context.setFillColor(color.withAlpha(color.alpha * (0.85 - 0.6 * age)))
            context.fill(spoke.applying(turn), .winding)
        }
    }

    override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(
            isElement: true, label: isAnimating ? "In progress" : "Progress halted", value: isAnimating ? "1" : "0",
            traits: .updatesFrequently)
    }
}
