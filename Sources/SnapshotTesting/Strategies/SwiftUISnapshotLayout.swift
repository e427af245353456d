import Graphics
import LayoutAudit
import Snapshots
import UIKit

/// The size in which a SwiftUI view is snapshotted.
public enum SwiftUISnapshotLayout {
    /// The screen of a device, with its safe area.
    case device(config: ViewImageConfig)
    /// A size, without a safe area.
    case fixed(width: CGFloat, height: CGFloat)
    /// The view's ideal size.
    case sizeThatFits

    /// Returns the size, safe area and traits for what is shown.
    @MainActor fileprivate func config(for controller: UIViewController, _ traits: UITraitCollection) -> ViewImageConfig {
        switch self {
        case .device(let config): config.belowStatusBar
        case .fixed(let width, let height): ViewImageConfig(size: CGSize(width: width, height: height), traits: traits)
        case .sizeThatFits: ViewImageConfig(size: fittingSize(of: controller, traits), traits: traits)
        }
    }

    /// The ideal size depends on traits, so the view is measured with them.
    @MainActor private func fittingSize(of controller: UIViewController, _ traits: UITraitCollection) -> CGSize {
        let parent = UIViewController()
        parent.addChild(controller)
        parent.setOverrideTraitCollection(traits, forChild: controller)
        defer {
            parent.setOverrideTraitCollection(nil, forChild: controller)
            controller.removeFromParent()
        }
        return controller.view.sizeThatFits(.zero)
    }
}

extension ViewImageConfig {
    /// On iOS 26, SwiftUI keeps below the device's own status bar, even if another device's safe area is smaller (Suites.md, hostedStatusBar).
    /// That it does not on older systems is inferred.
    @MainActor fileprivate var belowStatusBar: ViewImageConfig {
        guard safeArea.top > 0, SimulatedDevice.hasSystem(26) else { return self }
        var config = self
        config.safeArea.top = max(safeArea.top, UIScreen.main.environment.statusBarHeight)
        return config
    }
}

extension Snapshotting where Value: HostedContent, Format == UIImage {
    public static var image: Snapshotting { image() }

    /// A SwiftUI view.
    ///
    /// * `drawHierarchyInKeyWindow`: draws the window's content in place of the view's layer. Only then the glass of iOS 26 is drawn. In a
    ///   device's size, the safe area is that of the simulated device's own window in that size.
    /// * `precision`: the share of bytes that must be equal.
    /// * `perceptualPrecision`: how similar two colours must be to count as equal.
    /// * `layout`: the size.
    /// * `traits`: override the screen's.
    /// * `ignoring`: areas with varying content, which are painted over.
    /// * `tolerance`: how far pixels may differ.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection(), ignoring masks: [Mask] = [],
        tolerance: Tolerance = .none
    ) -> Snapshotting {
        SimplySnapshotting.image(
            precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale, tolerance: tolerance
        ).pullback { content in
            showing(content, layout, traits, usesKeyWindow: drawHierarchyInKeyWindow) {
                Picture.taken(of: $0, traits, masks, drawsGlass: drawHierarchyInKeyWindow)
            }
        }
    }
}

extension Snapshotting where Value: HostedContent {
    /// Shows the view in its size, and takes the snapshot.
    fileprivate static func showing<Result>(
        _ content: Value, _ layout: SwiftUISnapshotLayout, _ traits: UITraitCollection, usesKeyWindow: Bool = false,
        take: @MainActor (UIView) -> Result
    ) -> Result {
        nonisolated(unsafe) let (content, layout) = (content, layout)
        return MainThread.run {
            let controller = unsafe content.makeHostingController(), view: UIView = controller.view
            let config = unsafe layout.config(for: controller, traits)
            return Stage.showing(view, in: controller, config, traits, usesKeyWindow: usesKeyWindow) { take(view) }
        }
    }
}

extension Snapshotting where Value: HostedContent, Format == String {
    /// The text of the layers: each view with its frame, appearance and text, without a picture.
    public static var layout: Snapshotting { layout() }

    public static func layout(
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection(), ignoring masks: [Mask] = []
    ) -> Snapshotting {
        SimplySnapshotting.lines.pullback { content in
            showing(content, layout, traits) { Mask.covering($0.layerTree(), masks).text }
        }
    }

    /// The findings in the laid-out view, one per line, or `none`.
    public static var findings: Snapshotting { findings() }

    public static func findings(
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        SimplySnapshotting.lines.pullback { content in
            showing(content, layout, traits) { view in
                let findings = view.window.map { Audit.findings(in: $0) } ?? []
                let lines = findings.map { "\($0.kind.rawValue): \($0.view): \($0.fact)" }
                return lines.isEmpty ? "none" : lines.joined(separator: "\n")
            }
        }
    }

    /// The UIKit views that show the view, one per line, with their frames.
    public static var recursiveDescription: Snapshotting { recursiveDescription() }

    public static func recursiveDescription(
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        SimplySnapshotting.lines.pullback { content in showing(content, layout, traits) { ViewOutline.text(of: $0) } }
    }
}
