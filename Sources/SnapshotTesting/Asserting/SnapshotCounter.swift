import Foundation
import Synchronization
import Testing
import UIKit
import XCTest

/// Numbers for assertions without a name: the first in a test is 1.
final class SnapshotCounter: Sendable {
    /// That of the running test, when a `.snapshots` trait gave it one of its own.
    @TaskLocal static var current: SnapshotCounter?

    private static let ofProcess = SnapshotCounter()

    private let counts = Mutex<[String: Int]>([:])

    /// - Parameter test: folder and name: tests that run at the same time never share a count.
    static func next(for test: String) -> Int {
        if Test.current == nil { CounterReset.registerOnce() }
        return (current ?? ofProcess).next(for: test)
    }

    func next(for test: String) -> Int {
        counts.withLock {
            $0[test, default: 0] += 1
            return $0[test, default: 1]
        }
    }

    fileprivate static func reset() { ofProcess.counts.withLock { $0 = [:] } }
}

/// A test that runs again counts from one again.
private final class CounterReset: NSObject, XCTestObservation {
    private static let isRegistered = Mutex(false)

    static func registerOnce() {
        guard
            !isRegistered.withLock({ registered in
                defer { registered = true }; return registered
            })
        else { return }
        MainThread.run { XCTestObservationCenter.shared.addTestObserver(CounterReset()) }
    }

    /// Each test has time and chance from their beginning, too.
    func testCaseDidFinish(_ testCase: XCTestCase) {
        SnapshotCounter.reset()
        SimulatedRun.current = SimulatedRun.current
    }
}
