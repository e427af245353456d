import Foundation

/// Lays out visible windows when the run loop turns, without a call by the app, as on iOS.
@MainActor
enum WindowCommits {
    /// Schedules a commit in both places that run while code waits: the run loop of its own thread, and the main queue.
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
