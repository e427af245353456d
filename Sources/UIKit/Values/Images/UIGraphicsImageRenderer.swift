import Foundation
import Graphics

open class UIGraphicsRendererFormat: NSObject {
    open var bounds = CGRect.zero

    open class func `default`() -> Self { self.init() }

    open class func preferred() -> Self { self.init() }

    public required override init() { super.init() }
}

open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Pixels per point.
    open var scale: CGFloat = UITraitCollection.current.displayScale
    open var opaque = false
    open var preferredRange = Range.automatic

    public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }

    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }
}

extension UIImage {
    /// A format for pictures like this one: its scale.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }
}

/// Creates images by drawing. Drawing is recorded as a display list, so the image is sharp at every scale.
open class UIGraphicsImageRenderer: NSObject {
    private let bounds: CGRect
    open var format: UIGraphicsImageRendererFormat

    public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
        super.init()
    }

    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        var list = GraphicsStack.record(bounds: bounds) {
            actions(UIGraphicsImageRendererContext(cgContext: $0, format: format, bounds: bounds))
        }
        if bounds.origin != .zero {
            list.commands.insert(.concatenate(CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)), at: 0)
        }
        return UIImage(drawing: list, size: bounds.size, scale: format.scale)
    }

    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { image(actions: actions).pngData() ?? Data() }

    open func jpegData(withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).jpegData(compressionQuality: quality) ?? Data()
    }
}

open class UIGraphicsRendererContext: NSObject {
    public let cgContext: CGContext

    init(cgContext: CGContext) {
        self.cgContext = cgContext
        super.init()
    }

    open func fill(_ rect: CGRect) { cgContext.fill(rect) }

    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }

    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    public let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    init(cgContext: CGContext, format: UIGraphicsImageRendererFormat, bounds: CGRect) {
        self.format = format
        self.bounds = bounds
        super.init(cgContext: cgContext)
    }

    /// An image of everything drawn so far.
    open var currentImage: UIImage { UIImage(drawing: cgContext.displayList, size: bounds.size, scale: format.scale) }
}
