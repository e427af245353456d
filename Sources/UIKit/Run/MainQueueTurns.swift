import Foundation

extension MainQueue {
    /// Lets what code has put off come: `DispatchQueue.main.async`, tasks of the main actor, what they put off in turn.
    ///
    /// - Parameter pools: also lets what runs beside the main queue come to an end and report back, as far as it takes no time of its own.
    @MainActor package static func settle(pools: Bool) async {
        for _ in 0..<turns {
            await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
            guard pools else { continue }
            await Task.detached {}.value
            await withCheckedContinuation { turn in DispatchQueue.global().async { turn.resume() } }
        }
    }

    /// How often something may put something else off: a value that is received on the main queue, a list that is filled there, a row that
    /// asks for its height again.
    private static let turns = 6
}
