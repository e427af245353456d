import Foundation
import Graphics

/// A view that shows an image by its content mode. Its intrinsic size is the image's, in points (Controls.md, UIImageView: apple-docs).
@preconcurrency @MainActor
open class UIImageView: UIView {
    package override nonisolated class var table: PropertyTable { imageViewProperties }
    override var classOfPasses: AnyClass { UIImageView.self }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setDefaults { isUserInteractionEnabled = false }
    }

    /// Creates a view with the image's size.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setDefaults { isUserInteractionEnabled = false }
        self.image = image
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setDefaults { isUserInteractionEnabled = false }
        self.image = image
        self.highlightedImage = highlightedImage
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setDefaults { isUserInteractionEnabled = false }
    }

    open var image: UIImage? {
        didSet { wasSet(); shownImageDidChange() }
    }
    open var highlightedImage: UIImage? {
        didSet { wasSet(); shownImageDidChange() }
    }
    open var isHighlighted = false {
        didSet { wasSet(); if isHighlighted != oldValue { shownImageDidChange() } }
    }
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { wasSet(); shownImageDidChange() }
    }
    open var animationImages: [UIImage]? { didSet { wasSet() } }
    open var highlightedAnimationImages: [UIImage]? { didSet { wasSet() } }
    open var animationDuration: TimeInterval = 0 { didSet { wasSet() } }
    open var animationRepeatCount = 0 { didSet { wasSet() } }
    open private(set) var isAnimating = false
    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
        didSet { wasSet(); shownImageDidChange() }
    }

    private func shownImageDidChange() {
        shownStorage = nil
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    /// The dynamic range that is preferred. Stored, because all pictures have the standard range.
    open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
    open var imageDynamicRange: UIImage.DynamicRange { .standard }

    private var shownStorage: UIImage?

    /// The image that is shown, after the state, configuration and traits are applied.
    final var shownImage: UIImage? {
        if let shownStorage { return shownStorage }
        guard let chosen = isHighlighted ? highlightedImage ?? image : isAnimating ? animationImages?.first ?? image : image else {
            return nil
        }
        let configured =
            preferredSymbolConfiguration.flatMap { preferred -> UIImage? in
                guard chosen.isSymbolImage else { return nil }
                // The image's own configuration takes precedence over the view's.
                let configuration = preferred.applying(chosen.symbolConfiguration)
                return resolvedTraits.asCurrent { chosen.withConfiguration(configuration) }
            } ?? chosen.inTraits(resolvedTraits).scaled(for: resolvedTraits)
        shownStorage = configured
        return configured
    }

    /// The factor by which images grow at accessibility text sizes if requested, the same as body text (inferred).
    private var accessibilityScale: CGFloat {
        guard adjustsImageSizeForAccessibilityContentSizeCategory else { return 1 }
        let category = resolvedTraits.values.preferredContentSizeCategory
        guard category.isAccessibilityCategory else { return 1 }
        return TextStyleMetrics.metrics(of: .body).growth(in: category)
            / TextStyleMetrics.metrics(of: .body).growth(in: .extraExtraExtraLarge)
    }

    open override var intrinsicContentSize: CGSize {
        guard let image = shownImage else { return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
        let insets = image.alignmentRectInsets, scale = accessibilityScale
        return CGSize(
            width: (image.size.width - insets.left - insets.right) * scale, height: (image.size.height - insets.top - insets.bottom) * scale
        )
    }

    open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? super.sizeThatFits(size) }

    package override func baselineOffsets(at size: CGSize) -> (fromTop: CGFloat, fromBottom: CGFloat)? {
        guard let image = shownImage, let offset = image.baselineOffsetFromBottom else { return nil }
        let imageRect = contentMode.rect(for: image.size, in: CGRect(origin: .zero, size: size), scale: pixelScale)
        return (imageRect.maxY - offset, size.height - imageRect.maxY + offset)
    }

    open override func draw(_ rect: CGRect) {
        guard let image = shownImage?.fitting(resolvedTraits), let context = UIGraphicsGetCurrentContext() else { return }
        let appearance = ImageAppearance(tint: tintCGColor, traits: resolvedTraits, isRightToLeft: isRightToLeft)
        let imageRect = contentMode.rect(for: image.size, in: bounds, scale: pixelScale)
        context.draw(image.value.drawing(in: imageRect, appearance: appearance))
    }

    override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(label: image?.accessibilityLabel, traits: .image)
    }

    package override var summary: String? { shownImage?.summary }

    override func adapt(to changes: TraitMask, from previous: UITraitCollection) {
        super.adapt(to: changes, from: previous)
        shownImageDidChange()
    }
}

extension UIView.ContentMode {
    /// Returns the frame of content in the bounds. Content that is moved but not scaled is aligned to pixels.
    func rect(for size: CGSize, in bounds: CGRect, scale: CGFloat) -> CGRect {
        guard size.width > 0, size.height > 0 else { return bounds }
        switch self {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit: return centered(size, min(bounds.width / size.width, bounds.height / size.height), bounds)
        case .scaleAspectFill: return centered(size, max(bounds.width / size.width, bounds.height / size.height), bounds)
        default: break
        }
        let x: CGFloat =
            switch self {
            case .left, .topLeft, .bottomLeft: bounds.minX
            case .right, .topRight, .bottomRight: bounds.maxX - size.width
            default: bounds.midX - size.width / 2
            }
        let y: CGFloat =
            switch self {
            case .top, .topLeft, .topRight: bounds.minY
            case .bottom, .bottomLeft, .bottomRight: bounds.maxY - size.height
            default: bounds.midY - size.height / 2
            }
        return CGRect(x: PixelGrid.round(x, scale), y: PixelGrid.round(y, scale), width: size.width, height: size.height)
    }

    private func centered(_ size: CGSize, _ factor: CGFloat, _ bounds: CGRect) -> CGRect {
        let (width, height) = (size.width * factor, size.height * factor)
        return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    }
}

extension UIImage {
    /// Returns the image at the size for the content size category if it is a symbol with a text style, otherwise itself.
    func scaled(for traits: UITraitCollection) -> UIImage {
        guard let configuration = symbolConfiguration, configuration.textStyle != nil, case .symbol(let symbol) = value.content,
            symbol.pointSize != configuration.resolvedPointSize(traits: traits)
        else { return self }
        return traits.asCurrent { withConfiguration(configuration) }
    }
}

extension UITraitCollection {
    /// Returns the value of `body`, evaluated with this collection as the current one.
    func asCurrent<T>(_ body: () -> T) -> T {
        let previous = UITraitCollection.current
        UITraitCollection.current = self
        defer { UITraitCollection.current = previous }
        return body()
    }
}
