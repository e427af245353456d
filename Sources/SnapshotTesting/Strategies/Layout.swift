import Graphics
import LayoutAudit
import Snapshots
import UIKit

extension Snapshotting where Value == UIViewController, Format == String {
    /// The text of the layers: each view with its frame, appearance and text, without a picture.
    public static var layout: Snapshotting { layout() }

    public static func layout(
        on config: ViewImageConfig = ViewImageConfig(), traits: UITraitCollection = UITraitCollection(), ignoring masks: [Mask] = []
    ) -> Snapshotting {
        SimplySnapshotting.lines.pullback { (controller: UIViewController) in
            MainThread.run {
                let view: UIView = controller.view
                return Stage.showing(view, in: controller, config, traits) { Mask.covering(view.layerTree(), masks).text }
            }
        }
    }

    /// The findings in the laid-out screen, one per line: clipped or overlapping texts, low contrast, small targets, conflicting
    /// constraints. The text is `none` if there are no findings.
    public static var findings: Snapshotting { findings() }

    public static func findings(on config: ViewImageConfig = ViewImageConfig(), traits: UITraitCollection = UITraitCollection())
        -> Snapshotting
    {
        SimplySnapshotting.lines.pullback { (controller: UIViewController) in
            MainThread.run {
                Stage.showing(controller.view, in: controller, config, traits) {
                    let findings = controller.view.window.map { Audit.findings(in: $0) } ?? []
                    let lines = findings.map { "\($0.kind.rawValue): \($0.view): \($0.fact)" }
                    return lines.isEmpty ? "none" : lines.joined(separator: "\n")
                }
            }
        }
    }
}

extension Snapshotting where Value == UIView, Format == String {
    /// The text of the layers: each view with its frame, appearance and text, without a picture.
    public static var layout: Snapshotting { layout() }

    public static func layout(
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection(), ignoring masks: [Mask] = []
    ) -> Snapshotting<UIView, String> {
        SimplySnapshotting.lines.pullback { (view: UIView) in
            MainThread.run {
                let config = ViewImageConfig(size: size ?? view.frame.size)
                return Stage.showing(view, in: UIViewController(), config, traits) { Mask.covering(view.layerTree(), masks).text }
            }
        }
    }
}

extension Snapshotting where Value: UIViewController, Format == String {
    /// A motion as numbers: the position of each moving view in each frame of the animation that `animation` starts with `UIView.animate`
    /// or an animator.
    ///
    /// * `animation`: starts the motion after all earlier animations have finished.
    /// * `fps`: frames per second.
    public static func frames(
        of animation: @escaping @MainActor (Value) -> Void, on config: ViewImageConfig = ViewImageConfig(),
        traits: UITraitCollection = UITraitCollection(), fps: Int = 30
    ) -> Snapshotting {
        var strategy = SimplySnapshotting.lines.pullback { (controller: Value) in
            MainThread.run {
                let view: UIView = controller.view
                return Stage.showing(view, in: controller, config, traits) {
                    MotionTrace(framesPerSecond: fps, trees: trees(of: view, fps) { animation(controller) }).moving.csv
                }
            }
        }
        strategy.pathExtension = "csv"
        return strategy
    }

    /// The findings in a motion that occur between its two ends and not at them, one per line: something leaves the screen, overlaps
    /// something else, is clipped, or jumps. The text is `none` if there are no findings.
    /// - Parameters:
    ///   - animation: starts the motion after all earlier animations have finished.
    ///   - config: the device whose size, safe area and traits are used.
    ///   - traits: traits that override those of the device.
    ///   - fps: frames per second.
    public static func findings(
        of animation: @escaping @MainActor (Value) -> Void, on config: ViewImageConfig = ViewImageConfig(),
        traits: UITraitCollection = UITraitCollection(), fps: Int = 60
    ) -> Snapshotting {
        SimplySnapshotting.lines.pullback { (controller: Value) in
            MainThread.run {
                let view: UIView = controller.view
                return Stage.showing(view, in: controller, config, traits) {
                    let rest = view.layerTree()
                    let audit = MotionAudit(framesPerSecond: fps, trees: trees(of: view, fps) { animation(controller) }, rest: rest)
                    let lines = audit.findings().map { "\($0.kind.rawValue): \($0.view): \($0.fact)" }
                    return lines.isEmpty ? "none" : lines.joined(separator: "\n")
                }
            }
        }
    }

    /// Returns the layer trees from the start of the motion until all animations have finished.
    @MainActor private static func trees(of view: UIView, _ fps: Int, _ start: () -> Void) -> [LayerTree] {
        let window = view.window, begin = Timeline.current.now
        start()
        window?.commit()
        return Timeline.current.frames(from: begin, fps) {
            window?.commit(); return view.layerTree()
        }
    }
}
