import Foundation

/// Lays out visible windows when the run loop turns, without a call by the app, as on iOS.
@MainActor
final class WindowCommits: EnvironmentState {
    /// Whether a commit is scheduled for the next turn.
    private var isScheduled = false

    nonisolated init() {}

    /// Schedules a commit in both places that run while code waits: the run loop of its own thread, and the main queue.
    static func schedule() {
        let environment = ScreenEnvironment.current, commits = current
        guard !commits.isScheduled else { return }
        commits.isScheduled = true
        RunLoop.current.perform { MainActor.assumeIsolated { environment.perform(run) } }
        DispatchQueue.main.async { MainActor.assumeIsolated { environment.perform(run) } }
    }

    private static func run() {
        current.isScheduled = false
        for window in UIWindow.visible where LayoutCycle.isMarked(window) { window.commit() }
    }
}
