import Foundation

extension MainQueue {
    /// Waits for deferred work: `DispatchQueue.main.async`, tasks of the main actor, and the work that these defer in turn.
    ///
    /// - Parameter pools: whether to wait also until work outside of the main queue ends and reports back, unless that work itself waits.
    @MainActor package static func settle(pools: Bool) async {
        for _ in 0..<turns {
            await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
            guard pools else { continue }
            await Task.detached {}.value
            await withCheckedContinuation { turn in DispatchQueue.global().async { turn.resume() } }
            await finishOutstandingWork()
        }
    }

    /// Waits until the blocks that the screen left on other queues have ended. One that waits itself, for time to pass or forever, is not
    /// waited for again.
    @MainActor private static func finishOutstandingWork() async {
        let state = Patience.current
        var patience = 1000
        while outstandingWork() > state.stuck, patience > 0 {
            usleep(1000)
            // Such a block may wait for the main queue.
            await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
            patience -= 1
        }
        state.stuck = patience == 0 ? outstandingWork() : min(state.stuck, outstandingWork())
    }

    @MainActor private final class Patience: EnvironmentState {
        /// The blocks that have not ended in time.
        var stuck: Int32 = 0
        nonisolated init() {}
    }

    /// How many levels of deferred work are waited for: a value is received on the main queue, a list is filled there, a row requests its
    /// height again.
    private static let turns = 6
}

@_silgen_name("plumb_outstanding_work") private func outstandingWork() -> Int32
