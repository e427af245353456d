import CoreGraphics

/// Core Graphics alone gives geometry.
struct Grid {
    var bounds: CGRect
    var spacing: CGFloat

    func cell(_ index: Int, size: CGSize) -> CGRect {
        CGRect(origin: CGPoint(x: CGFloat(index) * (size.width + spacing), y: 0), size: size).applying(CGAffineTransform(scaleX: 2, y: 2))
    }
}
