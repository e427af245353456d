import Graphics
import LayoutAudit
import Snapshots
import UIKit

extension Snapshotting where Value == UIViewController, Format == String {
    /// The text of the layers: every view with its frame, its look and its text, and no picture.
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

    /// What a designer would want to know of the laid out screen, one finding a line: texts cut off or on each other, faint texts, small
    /// targets, contradictions between constraints. Nothing to tell is the word `none`.
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
    /// The text of the layers: every view with its frame, its look and its text, and no picture.
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
    /// A motion as numbers: where every view that moves is in every frame of what `start` begins with `UIView.animate` or an animator.
    ///
    /// * `animation`: starts the motion once the screen has come to rest.
    /// * `fps`: frames a second.
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

    /// What is wrong in a motion between its two ends though it is not at them, one finding a line: something leaves the screen, lies over something
    /// else, is cut off, or jumps. Nothing to tell is the word `none`.
    /// - Parameters:
    ///   - animation: starts the motion once the screen has come to rest.
    ///   - fps: frames a second.
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

    /// The trees from the moment the motion was asked for to the one in which everything has arrived.
    @MainActor private static func trees(of view: UIView, _ fps: Int, _ start: () -> Void) -> [LayerTree] {
        let window = view.window, begin = Timeline.current.now
        start()
        window?.commit()
        let count = Int((Timeline.current.remaining * Double(fps) - 1e-6).rounded(.up))
        return (0...max(0, count)).map { index in
            Timeline.current.advance(to: begin + Double(index) / Double(fps))
            window?.commit()
            return view.layerTree()
        }
    }
}
