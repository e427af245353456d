import Snapshots
import UIKit

extension Snapshotting where Value == UIView, Format == UIImage {
    public static var image: Snapshotting { image() }

    /// The view by itself, on a clear ground.
    ///
    /// * `drawHierarchyInKeyWindow`: draws what the window shows instead of the view's layer; here both show the same.
    /// * `precision`: share of the bytes that must be the same.
    /// * `perceptualPrecision`: how alike two colours must be to count as the same.
    /// * `size`: nil for the size it has; a view without one is as large as it wants to be.
    /// * `traits`: lie over the screen's.
    /// * `ignoring`: what cannot be still, painted over.
    /// * `tolerance`: what of the pixels may differ.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection(), ignoring masks: [Mask] = [], tolerance: Tolerance = .none
    ) -> Snapshotting {
        SimplySnapshotting.image(
            precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale, tolerance: tolerance
        ).pullback { view in
            MainThread.run {
                let config = ViewImageConfig(size: size ?? view.frame.size)
                return Stage.showing(view, in: UIViewController(), config, traits) { Picture.taken(of: view, traits, masks) }
            }
        }
    }
}

extension Snapshotting where Value == UIView, Format == String {
    public static var recursiveDescription: Snapshotting { recursiveDescription() }

    /// The view and all below it, one a line, with their frames.
    public static func recursiveDescription(size: CGSize? = nil, traits: UITraitCollection = UITraitCollection())
        -> Snapshotting<UIView, String>
    {
        SimplySnapshotting.lines.pullback { (view: UIView) in
            MainThread.run {
                let config = ViewImageConfig(size: size ?? view.frame.size, traits: traits)
                return Stage.showing(view, in: UIViewController(), config) { ViewOutline.text(of: view) }
            }
        }
    }
}
