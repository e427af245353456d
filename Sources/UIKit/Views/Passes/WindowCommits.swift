import Foundation

/// Lays out visible windows when the run loop turns, without a call by the app, as on iOS.
@MainActor
final class WindowCommits: EnvironmentState {
    /// The run loop whose next turn commits. The main actor's jobs take turns on several threads on Linux, each with a run loop of its
    /// own: code that turns its own waits for the commit there, whatever another thread's has been asked before.
    private var scheduled: RunLoop?

    nonisolated init() {}

    /// Schedules a commit in both places that run while code waits: the run loop of its own thread, and the main queue.
    static func schedule() {
        let environment = ScreenEnvironment.current, commits = current
        let loop = RunLoop.current
        guard commits.scheduled !== loop else { return }
        commits.scheduled = loop
        loop.perform { MainActor.assumeIsolated { environment.perform(run) } }
        DispatchQueue.main.async { MainActor.assumeIsolated { environment.perform(run) } }
    }

    private static func run() {
        current.scheduled = nil
        for window in UIWindow.visible where LayoutCycle.isMarked(window) { window.commit() }
    }
}
