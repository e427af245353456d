import Snapshots
import UIKit

extension Snapshotting where Value == CALayer, Format == UIImage {
    public static var image: Snapshotting { image() }

    /// The layer and its sublayers on a transparent background, with the layer's bounds.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale)
            .pullback { layer in
                MainThread.run { Picture.taken(of: layer, scale: Picture.scale(traits)) }
            }
    }
}
