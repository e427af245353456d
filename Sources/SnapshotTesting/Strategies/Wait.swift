import UIKit

extension Snapshotting {
    /// Lets so many seconds go by before the snapshot is taken. Animations move on by as much.
    public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
        Snapshotting(
            pathExtension: strategy.pathExtension, diffing: strategy.diffing,
            asyncSnapshot: { value in
                Async { callback in
                    MainThread.wait(seconds: duration)
                    MainThread.run { Timeline.current.advance(to: Timeline.current.now + duration) }
                    strategy.snapshot(value).run(callback)
                }
            })
    }
}
