import UIKit

extension Snapshotting {
    /// Waits a number of seconds before taking the snapshot. The timeline of animations advances by the same time.
    public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
        Snapshotting(
            pathExtension: strategy.pathExtension, diffing: strategy.diffing,
            asyncSnapshot: { value in
                Async { callback in
                    MainThread.wait(seconds: duration)
                    strategy.snapshot(value).run(callback)
                }
            })
    }
}
