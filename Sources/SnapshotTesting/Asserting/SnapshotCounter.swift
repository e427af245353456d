import Foundation
import Synchronization
import Testing
import UIKit
import XCTest

/// Numbers the assertions without a name, from 1 in each test.
final class SnapshotCounter: Sendable {
    /// The counter of the running test, if a `.snapshots` trait created one.
    @TaskLocal static var current: SnapshotCounter?

    private static let ofProcess = SnapshotCounter()

    private let counts = Mutex<[String: Int]>([:])

    /// - Parameter test: the folder and the name, so that tests running at the same time never share a count.
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

/// Resets the numbers after each test, so that a test that runs again counts from 1.
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

    /// Time and random numbers start over as well.
    func testCaseDidFinish(_ testCase: XCTestCase) {
        SnapshotCounter.reset()
        SimulatedRun.current = SimulatedRun.current
    }
}
