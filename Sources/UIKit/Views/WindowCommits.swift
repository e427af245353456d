import Foundation

/// Windows that are shown lay out by themselves when the run loop turns, as on iOS: nobody has to ask.
@MainActor
enum WindowCommits {
    private static var isScheduled = false

    /// Code that waits turns a run loop in one of two ways: its own thread's, from within, or by giving the main actor back.
    static func schedule() {
        guard !isScheduled else { return }
        isScheduled = true
        RunLoop.current.perform { MainActor.assumeIsolated(run) }
        DispatchQueue.main.async { MainActor.assumeIsolated(run) }
    }

    private static func run() {
        isScheduled = false
        for window in UIWindow.visible where LayoutCycle.isMarked(window) { window.commit() }
    }
}
