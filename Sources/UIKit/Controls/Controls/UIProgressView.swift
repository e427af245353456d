import Foundation
import Graphics

/// A view that shows the progress of a task. Its natural height is 4 points (Controls.md, UIProgressView: ib, iOS 14 and later).
@preconcurrency @MainActor
open class UIProgressView: UIView {
    package override nonisolated class var table: PropertyTable { progressViewProperties }

    public enum Style: Int, Sendable { case `default`, bar }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addParts()
    }

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addParts()
    }

    /// The whole bar, and what is done of it in front: subviews, because apps round their corners (`subviews[1].layer.cornerRadius`).
    private let track = ProgressPart(), done = ProgressPart()

    private func addParts() {
        hugContent(horizontally: false, vertically: true)
        for part in [track, done] {
            part.isUserInteractionEnabled = false
            part.backgroundColor = .clear
            addSubview(part)
        }
    }

    open var progressViewStyle = Style.default {
        didSet { wasSet(); drawParts() }
    }
    /// The progress, 0…1.
    open var progress: Float {
        get { progressStorage }
        set { progressStorage = min(max(newValue, 0), 1); setNeedsLayout(); drawParts(); wasSet() }
    }
    private var progressStorage: Float = 0
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
    open var observedProgress: Progress? {
        didSet { wasSet(); if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
    }
    open var progressTintColor: UIColor? {
        didSet { wasSet(); drawParts() }
    }
    open var trackTintColor: UIColor? {
        didSet { wasSet(); drawParts() }
    }
    open var progressImage: UIImage? { didSet { wasSet() } }
    open var trackImage: UIImage? { didSet { wasSet() } }

    private static let height: CGFloat = 4

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : bounds.width, height: Self.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        track.frame = bounds
        let width = roundToPixel(bounds.width * CGFloat(progress))
        done.frame = mirrored(CGRect(x: bounds.minX, y: bounds.minY, width: width, height: bounds.height))
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        drawParts()
    }

    private func drawParts() {
        for part in [track, done] { part.setNeedsDisplay() }
    }

    /// Draws one of the parts: the bar's shape, or that of what is done within it.
    fileprivate func draw(_ part: ProgressPart) {
        guard let context = UIGraphicsGetCurrentContext(), part.bounds.width > 0 else { return }
        guard part === done else {
            context.setFillColor(resolved(trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill)))
            return context.fill(shape(part.bounds), .winding)
        }
        context.setFillColor(progressTintColor.map { resolved($0) } ?? tintCGColor)
        context.saveGState()
        context.addPath(shape(bounds.offsetBy(dx: -part.frame.minX, dy: -part.frame.minY)))
        context.clip()
        context.fill(shape(part.bounds), .winding)
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

/// A part of a progress view's bar.
private final class ProgressPart: UIView {
    override func draw(_ rect: CGRect) { (superview as? UIProgressView)?.draw(self) }
}
