import Snapshots
import UIKit

extension Snapshotting where Value == UIViewController, Format == UIImage {
    public static var image: Snapshotting { image() }

    /// The controller's view on a device.
    ///
    /// * `size`: replaces the device's size.
    /// * `ignoring`: areas with varying content, which are painted over.
    public static func image(
        on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection(), ignoring masks: [Mask] = [], tolerance: Tolerance = .none
    ) -> Snapshotting {
        let config = ViewImageConfig(safeArea: config.safeArea, size: size ?? config.size, traits: config.traits)
        let alike = PictureComparison(precision: precision, perceptualPrecision: perceptualPrecision, tolerance: tolerance)
        return picture(in: config, alike, traits, masks, drawsGlass: drawHierarchyInKeyWindow)
    }

    /// The controller's view by itself.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection(), ignoring masks: [Mask] = [], tolerance: Tolerance = .none
    ) -> Snapshotting {
        let alike = PictureComparison(precision: precision, perceptualPrecision: perceptualPrecision, tolerance: tolerance)
        let config = ViewImageConfig(size: size, traits: traits)
        return picture(in: config, alike, traits, masks, drawsGlass: drawHierarchyInKeyWindow)
    }

    private static func picture(
        in config: ViewImageConfig, _ alike: PictureComparison, _ traits: UITraitCollection, _ masks: [Mask], drawsGlass: Bool
    ) -> Snapshotting {
        SimplySnapshotting.image(
            precision: alike.precision, perceptualPrecision: alike.perceptualPrecision, scale: traits.displayScale,
            tolerance: alike.tolerance
        ).pullback { controller in
            MainThread.run {
                let view: UIView = controller.view
                return Stage.showing(view, in: controller, config, traits, usesKeyWindow: drawsGlass) {
                    Picture.taken(of: view, traits, masks, drawsGlass: drawsGlass)
                }
            }
        }
    }
}

extension Snapshotting where Value == UIViewController, Format == String {
    /// The controller and its children, one per line, with their states and the classes of their views.
    public static var hierarchy: Snapshotting {
        SimplySnapshotting.lines.pullback { (controller: UIViewController) in
            MainThread.run {
                Stage.showing(controller.view, in: controller, ViewImageConfig()) { ControllerOutline.text(of: controller) }
            }
        }
    }

    public static var recursiveDescription: Snapshotting { recursiveDescription() }

    /// The controller's view and its subviews, one per line, with their frames.
    public static func recursiveDescription(
        on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting<UIViewController, String> {
        SimplySnapshotting.lines.pullback { (controller: UIViewController) in
            MainThread.run {
                let view: UIView = controller.view
                let config = ViewImageConfig(safeArea: config.safeArea, size: size ?? config.size, traits: config.traits)
                return Stage.showing(view, in: controller, config, traits) { ViewOutline.text(of: view) }
            }
        }
    }
}
