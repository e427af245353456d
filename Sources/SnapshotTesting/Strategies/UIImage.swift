import Snapshots
@_exported import struct Snapshots.Tolerance
import UIKit

extension Snapshotting where Value == UIImage, Format == UIImage {
    public static var image: Snapshotting { image() }

    /// - Parameters:
    ///   - precision: the share of bytes that must be equal.
    ///   - perceptualPrecision: how similar two colours must be to count as equal; 1 is equal, 0.98 is about what the eye can tell apart.
    ///   - tolerance: further tolerated differences; the report says how much was tolerated.
    ///   - scale: pixels per point of the file; the screen's if nil or 0.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil, tolerance: Tolerance = .none
    ) -> Snapshotting {
        Snapshotting(
            pathExtension: "png",
            diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale, tolerance: tolerance))
    }
}

extension Diffing where Value == UIImage {
    public static var image: Diffing { image() }

    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil, tolerance: Tolerance = .none
    ) -> Diffing {
        image(
            PictureComparison(precision: precision, perceptualPrecision: perceptualPrecision, tolerance: tolerance),
            scale: scale.flatMap { $0 > 0 ? $0 : nil })
    }

    static func image(_ comparison: PictureComparison, scale: CGFloat? = nil) -> Diffing {
        var diffing = Diffing(
            toData: { Picture.file(of: $0) },
            fromData: { UIImage(data: $0, scale: scale ?? Picture.scale(UITraitCollection())) ?? UIImage() }
        ) { reference, actual in
            guard let message = comparison.message(reference, actual) else { return nil }
            return (message, PictureComparison.attachments(reference, actual))
        }
        diffing.tolerated = comparison.tolerated
        return diffing
    }
}
