import Foundation

/// Windows that are shown lay out by themselves when the run loop turns, as on iOS: nobody has to ask.
@MainActor
enum WindowCommits {
    /// Code that waits turns a run loop in one of two ways: its own thread's, from within, or by giving the main actor back.
    static func schedule() {
        let environment = ScreenEnvironment.current
        guard !environment.screens.isCommitScheduled else { return }
        environment.screens.isCommitScheduled = true
        RunLoop.current.perform { MainActor.assumeIsolated { environment.perform(run) } }
        DispatchQueue.main.async { MainActor.assumeIsolated { environment.perform(run) } }
    }

    private static func run() {
        ScreenEnvironment.current.screens.isCommitScheduled = false
        for window in UIWindow.visible where LayoutCycle.isMarked(window) { window.commit() }
    }
}
