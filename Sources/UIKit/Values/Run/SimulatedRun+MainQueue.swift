import Foundation

extension SimulatedRun {
    /// Runs `work` on the main queue and waits for it; on the main queue itself, runs it at once.
    ///
    /// Adapted code calls this instead of `DispatchQueue.main.sync`: a completion handler that has a queue of its own on iOS, such as a
    /// session's, is called on the main queue here, which would wait for itself.
    public static func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
        guard MainQueue.isCurrent else { return try DispatchQueue.main.sync(execute: work) }
        return try work()
    }
}
