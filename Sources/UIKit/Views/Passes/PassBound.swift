import Foundation

/// Stops calling a view that keeps requesting another pass in its own callbacks.
@MainActor enum PassBound {
    /// The number of passes of a view in one run above which it counts as a feedback loop (Engine.md, renderLoop: UIKit breaks near 100).
    static let bound = 100

    /// Counts a callback of a view. Returns whether to call it; the first one too many is reported.
    static func allows(_ pass: CyclePass, of view: UIView, in cycle: LayoutCycle) -> Bool {
        let run = cycle.runs
        if view.passes.run != run {
            view.passes.run = run
            view.passes.layouts = 0
            view.passes.constraints = 0
            view.passes.properties = 0
        }
        let passes = view.passes.count(pass)
        guard passes > bound else { return true }
        if passes == bound + 1 {
            view.topmostView.hostedEngine?.feedbackLoops.append(
                LayoutFeedbackLoop(
                    view: ViewDescription.path(of: view), pass: pass.rawValue, property: view.passes.cause.rawValue, count: bound))
        }
        return false
    }
}
