import Snapshots
@_exported import struct Snapshots.Tolerance
import UIKit

extension Snapshotting where Value == UIImage, Format == UIImage {
    public static var image: Snapshotting { image() }

    /// - Parameters:
    ///   - precision: share of the bytes that must be the same.
    ///   - perceptualPrecision: how alike two colours must be to count as the same: 1 the very same, 0.98 about what an eye tells apart.
    ///   - tolerance: what else may differ; the report says how much it let pass.
    ///   - scale: pixels per point of the file; the screen's when it is nil or 0.
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
        let comparison = PictureComparison(precision: precision, perceptualPrecision: perceptualPrecision, tolerance: tolerance)
        let scale = scale.flatMap { $0 > 0 ? $0 : nil }
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
