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
        }
    }

    /// How many levels of deferred work are waited for: a value is received on the main queue, a list is filled there, a row requests its
    /// height again.
    private static let turns = 6
}
