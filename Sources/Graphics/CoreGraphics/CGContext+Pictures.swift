import Foundation

public enum CGInterpolationQuality: Int32, Hashable, Sendable { case `default`, none, low, medium, high }

extension CGContext {
    // MARK: Pictures

    /// Draws a picture. Core Graphics' pictures are upright where y points up; in UIKit's contexts, where it points down, they are upside
    /// down.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        let rect = rect.standardized
        saveGState()
        concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
        if byTiling { tile(image, in: rect) } else { draw(image.source, in: rect) }
        restoreGState()
    }

    private func tile(_ image: CGImage, in rect: CGRect) {
        let area = boundingBoxOfClipPath
        guard rect.width > 0, rect.height > 0, !area.isNull, area.width / rect.width * area.height / rect.height < 10_000 else { return }
        let left = rect.minX - ((rect.minX - area.minX) / rect.width).rounded(.up) * rect.width
        let top = rect.minY - ((rect.minY - area.minY) / rect.height).rounded(.up) * rect.height
        for y in stride(from: top, to: area.maxY, by: rect.height) {
            for x in stride(from: left, to: area.maxX, by: rect.width) {
                draw(image.source, in: CGRect(x: x, y: y, width: rect.width, height: rect.height))
            }
        }
    }

    /// Clips to a picture's alpha, or to its lightness if it is opaque everywhere.
    public func clip(to rect: CGRect, mask: CGImage) {
        let rect = rect.standardized
        let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
        clip(to: DisplayList([.concatenate(upright), .image(mask.alphaMask.source, in: rect, tint: nil)]))
    }

    // MARK: Settings without effect here

    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
    public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
    public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
    public func setFlatness(_ flatness: CGFloat) {}
    public func setFillColorSpace(_ space: CGColorSpace) {}
    public func setStrokeColorSpace(_ space: CGColorSpace) {}
    public func flush() {}
    public func synchronize() {}

    // MARK: Device space

    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}

extension CGImage {
    var source: ImageSource { ImageSource(bitmap: bitmap, size: CGSize(width: width, height: height)) }

    /// The picture itself, or a picture with its lightness as alpha if it is opaque everywhere.
    var alphaMask: CGImage {
        let bytes = bitmap.bytes
        guard stride(from: 3, to: bytes.count, by: 4).allSatisfy({ bytes[$0] == 255 }) else { return self }
        var mask = [UInt8](repeating: 0, count: bytes.count)
        for at in stride(from: 0, to: bytes.count, by: 4) {
            mask[at + 3] = PixelRows.lightness(red: bytes[at + 2], green: bytes[at + 1], blue: bytes[at])
        }
        return CGImage(Bitmap(width: width, height: height, bytes: mask))
    }
}
