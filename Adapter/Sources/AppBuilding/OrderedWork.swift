import Foundation

/// Pieces of work of which some need the results of others, done at the same time where they do not.
struct OrderedWork<Result> {
    /// For each piece, the numbers of those whose results it needs, sorted; all are lower than its own.
    let needs: [[Int]]

    /// Does the work, and returns the results in order. After a failure nothing new is begun.
    /// - Parameter work: Does one piece, with the results that it needs.
    /// - Throws: The error of the first piece, in order, of those that failed.
    func results(workers: Int, _ work: (Int, [Result]) throws -> Result) throws -> [Result] {
        let board = Board(needs: needs)
        // Each piece is done by one thread, which hands its result on through the board.
        withoutActuallyEscaping(work) { work in
            nonisolated(unsafe) let work = work
            DispatchQueue.concurrentPerform(iterations: max(1, min(workers, needs.count))) { _ in
                while let (number, needed) = board.take() {
                    board.finish(number, Swift.Result { try work(number, needed) })
                }
            }
        }
        return try board.outcomes()
    }

    /// What is done, what is being done, and what is waiting.
    private final class Board: @unchecked Sendable {
        private let condition = NSCondition()
        private let needs: [[Int]]
        private var waiting: Set<Int>
        private var done: [Int: Swift.Result<Result, any Error>] = [:]
        private var hasFailed = false

        init(needs: [[Int]]) {
            self.needs = needs
            waiting = Set(needs.indices)
        }

        /// Returns the first piece of which all needs are met, once there is one; nil if nothing is left to do.
        func take() -> (Int, [Result])? {
            condition.lock()
            defer { condition.unlock() }
            while !waiting.isEmpty, !hasFailed {
                if let number = waiting.sorted().first(where: { needs[$0].allSatisfy { done[$0] != nil } }) {
                    waiting.remove(number)
                    return (number, needs[number].compactMap { try? done[$0]?.get() })
                }
                condition.wait()
            }
            return nil
        }

        func finish(_ number: Int, _ result: Swift.Result<Result, any Error>) {
            condition.lock()
            done[number] = result
            if case .failure = result { hasFailed = true }
            condition.broadcast()
            condition.unlock()
        }

        func outcomes() throws -> [Result] { try done.sorted { $0.key < $1.key }.map { try $0.value.get() } }
    }
}
