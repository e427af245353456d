import Foundation
import Graphics

/// A view that shows the progress of a task. Its natural height is 4 points (Controls.md, UIProgressView: ib, iOS 14 and later).
@preconcurrency @MainActor
open class UIProgressView: UIView {
    package override nonisolated class var table: PropertyTable { progressViewProperties }

    public enum Style: Int, Sendable { case `default`, bar }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        hugContent(horizontally: false, vertically: true)
    }

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hugContent(horizontally: false, vertically: true)
    }

    open var progressViewStyle = Style.default {
        didSet { wasSet(); setNeedsDisplay() }
    }
    /// The progress, 0…1.
    open var progress: Float {
        get { progressStorage }
        set { progressStorage = min(max(newValue, 0), 1); setNeedsDisplay(); wasSet() }
    }
    private var progressStorage: Float = 0
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
    open var observedProgress: Progress? {
        didSet { wasSet(); if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
    }
    open var progressTintColor: UIColor? {
        didSet { wasSet(); setNeedsDisplay() }
    }
    open var trackTintColor: UIColor? {
        didSet { wasSet(); setNeedsDisplay() }
    }
    open var progressImage: UIImage? { didSet { wasSet() } }
    open var trackImage: UIImage? { didSet { wasSet() } }

    private static let height: CGFloat = 4

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : bounds.width, height: Self.height)
    }

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let track = bounds
        context.setFillColor(resolved(trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill)))
        context.fill(shape(track), .winding)
        guard progress > 0 else { return }
        let done = mirrored(
            CGRect(x: track.minX, y: track.minY, width: roundToPixel(track.width * CGFloat(progress)), height: track.height))
        context.setFillColor(progressTintColor.map { resolved($0) } ?? tintCGColor)
        context.saveGState()
        context.addPath(shape(track))
        context.clip()
        context.fill(shape(done), .winding)
        context.restoreGState()
    }

    /// Returns a shape with round ends, or a rectangle in the bar style.
    private func shape(_ rect: CGRect) -> CGPath { progressViewStyle == .bar ? CGPath(rect: rect) : .capsule(rect) }

    override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(
            isElement: true, label: "Progress", value: "\(Int((progress * 100).rounded()))%", traits: .updatesFrequently)
    }

    package override var summary: String? { String(format: "%g", Double(progress)) }
}
