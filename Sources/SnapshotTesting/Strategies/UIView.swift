import Snapshots
import UIKit

extension Snapshotting where Value == UIView, Format == UIImage {
    public static var image: Snapshotting { image() }

    /// The view by itself, on a transparent background.
    ///
    /// * `drawHierarchyInKeyWindow`: draws the window's content in place of the view's layer. Only then the glass of iOS 26 is drawn.
    /// * `precision`: the share of bytes that must be equal.
    /// * `perceptualPrecision`: how similar two colours must be to count as equal.
    /// * `size`: nil for the view's own size; a view without a size is sized to fit.
    /// * `traits`: override the screen's.
    /// * `ignoring`: areas with varying content, which are painted over.
    /// * `tolerance`: how far pixels may differ.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection(), ignoring masks: [Mask] = [], tolerance: Tolerance = .none
    ) -> Snapshotting {
        SimplySnapshotting.image(
            precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale, tolerance: tolerance
        ).pullback { view in
            MainThread.run {
                let config = ViewImageConfig(size: size ?? view.frame.size)
                return Stage.showing(view, in: UIViewController(), config, traits) {
                    Picture.taken(of: view, traits, masks, drawsGlass: drawHierarchyInKeyWindow)
                }
            }
        }
    }
}

extension Snapshotting where Value == UIView, Format == String {
    public static var recursiveDescription: Snapshotting { recursiveDescription() }

    /// The view and its subviews, one per line, with their frames.
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
