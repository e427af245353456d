import Foundation
import Graphics

/// A row of dots, one for each page. It is 25⅔ points tall, with dots 17⅔ apart, rounded up to pixels (Generations.md, pageControl: iOS 14 and
/// later).
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    package override nonisolated class var table: PropertyTable { pageControlProperties }

    public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }

    /// The distance of dots, in points.
    private var pitch: CGFloat { ceilToPixel(17 + 2.0 / 3) }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        hugContent(horizontally: false, vertically: true)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hugContent(horizontally: false, vertically: true)
    }

    open var numberOfPages = 0 {
        didSet {
            wasSet()
            hasHadPages = hasHadPages || numberOfPages > 0
            guard numberOfPages != oldValue else { return }
            setNeedsDisplay()
            invalidateIntrinsicContentSize()
        }
    }
    open var currentPage: Int {
        // Before the control has pages it is −1, after it has lost them 0 (Suites.md, pageControlEmpty).
        get { hasHadPages ? min(max(storedPage, 0), max(numberOfPages - 1, 0)) : -1 }
        set { storedPage = newValue; setNeedsDisplay(); wasSet() }
    }
    private var storedPage = 0
    private var hasHadPages = false
    open var hidesForSinglePage = false {
        didSet { wasSet(); setNeedsDisplay() }
    }
    open var pageIndicatorTintColor: UIColor? { didSet { wasSet() } }
    open var currentPageIndicatorTintColor: UIColor? { didSet { wasSet() } }
    open var backgroundStyle = BackgroundStyle.automatic { didSet { wasSet() } }
    open var allowsContinuousInteraction = true { didSet { wasSet() } }
    open var defersCurrentPageDisplay = false { didSet { wasSet() } }
    open var preferredIndicatorImage: UIImage? { didSet { wasSet() } }
    private var images: [Int: UIImage] = [:]
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { images[page] = image; setNeedsDisplay() }
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(max(pageCount, 0)) * pitch + 20, height: ceilToPixel(25 + 2.0 / 3))
    }
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

    override var keepsTaps: Bool { true }

    override func wasPressed(at point: CGPoint, _ event: UIEvent?) {
        let old = currentPage
        currentPage = min(max(old + ((point.x < bounds.midX) != isRightToLeft ? -1 : 1), 0), max(numberOfPages - 1, 0))
        if currentPage != old { sendActions(for: [.valueChanged, .primaryActionTriggered], with: event) }
    }

    open override func draw(_ rect: CGRect) {
        guard numberOfPages > 0, !(hidesForSinglePage && numberOfPages == 1), let context = UIGraphicsGetCurrentContext() else { return }
        let first = bounds.midX - CGFloat(numberOfPages - 1) * pitch / 2
        if backgroundStyle == .prominent {
            context.setFillColor(resolved(.systemFill))
            context.fill(.capsule(platter), .winding)
        }
        for page in 0..<numberOfPages {
            let center = CGPoint(x: first + CGFloat(isRightToLeft ? numberOfPages - 1 - page : page) * pitch, y: bounds.midY)
            draw(page, at: center, context)
        }
    }

    /// The place of the dots with what is around them, in the control's coordinates.
    private var platter: CGRect {
        let size = size(forNumberOfPages: numberOfPages)
        return CGRect(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// A reader's cursor surrounds the dots' platter (recorded: accessibility-snapshot).
    open override var accessibilityPath: UIBezierPath? {
        get {
            if let path = super.accessibilityPath { return path }
            let onScreen = UIAccessibility.convertToScreenCoordinates(platter, in: self)
            return UIBezierPath(roundedRect: onScreen, cornerRadius: onScreen.height / 2)
        }
        set { super.accessibilityPath = newValue }
    }

    /// Draws one dot. Until colours are set, the current dot is white and the others are white at 30 % (inferred: the default vanishes on
    /// white, as on iOS).
    private func draw(_ page: Int, at center: CGPoint, _ context: CGContext) {
        let current = page == currentPage
        let color = current ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
        if let image = images[page] ?? preferredIndicatorImage {
            let imageRect = CGRect(
                x: center.x - image.size.width / 2, y: center.y - image.size.height / 2, width: image.size.width, height: image.size.height)
            context.draw(
                image.value.drawing(
                    in: imageRect,
                    appearance: ImageAppearance(tint: resolved(color), traits: resolvedTraits, treatsAutomaticAsTemplate: true)))
            return
        }
        context.setFillColor(resolved(color))
        context.fillEllipse(in: CGRect(x: center.x - 3.75, y: center.y - 3.75, width: 7.5, height: 7.5))
    }

    override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(
            isElement: true, value: "page \(currentPage + 1) of \(numberOfPages)",
            traits: isEnabled ? [.adjustable, .updatesFrequently] : [.adjustable, .updatesFrequently, .notEnabled],
            userInputLabels: ["Page control"])
    }

    package override var summary: String? { numberOfPages > 0 ? "\(currentPage + 1) of \(numberOfPages)" : nil }
}
