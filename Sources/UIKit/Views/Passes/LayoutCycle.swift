import Foundation

/// The cycle that brings views up to date: it calls what is marked (`UIView+Marks`), until nothing is.
///
/// It runs when code asks for it (`layoutIfNeeded()`), when a window is committed at the end of a turn (`WindowCommits`), and around
/// animation blocks that flush updates.
///
/// A screen has one, which is looked up once for a run and passed on to the passes.
@MainActor final class LayoutCycle: EnvironmentState {
    /// The passes in their order. Each calls the marked views of the subtree once; what a pass marks again is called in the next round.
    private func settle(from view: UIView) {
        let engine = view.topmostView.engineForLayout()
        engine.statistics.passes += 1
        traits.begin(view) {
            repeat {
                // From the leaves up, so that a view sees the constraints of its subviews.
                UpdateConstraintsPass.run(view, in: self)
                // From the root down: what follows from the model and the traits, before anything is measured.
                UpdatePropertiesPass.run(view, in: self)
                // The engine solves what constraints and sizes have changed, and writes frames.
                engine.settle()
                // From the root down, with frames: views place what they do not place by constraints.
                LayoutPass.run(view, in: self)
            } while Self.isMarked(view)
            engine.finishPass()
        }
        // Drawing is not a pass: a view draws when its layer tree is recorded (`UIView.layerTree()`).
    }

    static func isMarked(_ view: UIView) -> Bool {
        !view.cycle.isDisjoint(with: [
            .needsLayout, .subtreeNeedsLayout, .needsConstraints, .subtreeNeedsConstraints, .needsProperties, .subtreeNeedsProperties,
        ])
    }

    // MARK: Running

    /// - Parameter isAsked: Whether code requested the run, as opposed to the end of a turn of the run loop.
    static func run(from view: UIView, isAsked: Bool = false) {
        let cycle = current
        if isAsked, cycle.depth == 0, isMarked(view), !cycle.isSystem, !AnimationScope.isRecording, !(view is UIWindow) {
            view.passes.forced &+= 1
        }
        cycle.counting { cycle.settle(from: isAsked ? Self.start(for: view) : view) }
    }

    /// Returns where a request to lay out a view begins: at the topmost of its superviews that wait for layout themselves, without a gap
    /// (apple-docs: `CALayer.layoutIfNeeded`), so that a view in a new window gets its place. A change of a constraint alone lets no superview
    /// wait: the view that is asked does not move (apple-docs: release notes of iOS 10).
    private static func start(for view: UIView) -> UIView {
        var start = view
        while let superview = start.superviewStorage, superview.cycle.contains(.isLayoutRequested) { start = superview }
        return start
    }

    static func updateConstraints(of view: UIView) {
        let cycle = current
        cycle.counting { UpdateConstraintsPass.run(view, in: cycle) }
    }

    static func updateProperties(of view: UIView) {
        let cycle = current
        cycle.counting { UpdatePropertiesPass.run(view, in: cycle) }
    }

    private var isSystem = false

    /// Runs `body` as a request of the system, which does not count as one of the app.
    static func ofSystem(_ body: () -> Void) {
        let cycle = current, outer = cycle.isSystem
        cycle.isSystem = true
        body()
        cycle.isSystem = outer
    }

    /// The number of runs so far, the current one included. Nested runs, as of `layoutIfNeeded()` from within `layoutSubviews`, are part of
    /// the outer one: otherwise views that keep marking each other through nested runs would never reach the bound.
    private(set) var runs = 0
    private var depth = 0
    let traits = TraitsOfPasses()

    nonisolated init() {}

    private func counting(_ body: () -> Void) {
        if depth == 0 { runs += 1 }
        depth += 1
        defer { depth -= 1 }
        body()
    }
}
