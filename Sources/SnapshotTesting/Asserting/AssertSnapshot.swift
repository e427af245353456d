import Foundation
import UIKit

/// Compares a value with its reference on disk. Fails if there is no reference or if the value differs.
///
/// * `value`: evaluated once, where the test runs.
/// * `snapshotting`: how the value is converted to a format that can be stored and compared.
/// * `name`: distinguishes this snapshot from the others of the test; snapshots without a name are numbered.
/// * `record`: when to record; nil to use the mode set by `withSnapshotTesting`, a trait or the environment.
/// * `timeout`: the seconds that the snapshot may take.
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    let message = verifySnapshot(
        of: try value(), as: snapshotting, named: name, record: record, timeout: timeout, fileID: fileID, file: filePath,
        testName: testName, line: line, column: column)
    if let message { recordIssue(message, fileID: fileID, filePath: filePath, line: line, column: column) }
}

/// Compares a value with several named references.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
        assertSnapshot(
            of: try value(), as: strategy, named: name, record: record, timeout: timeout, fileID: fileID, file: filePath,
            testName: testName, line: line, column: column)
    }
}

/// Compares a value with several numbered references.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    for strategy in strategies {
        assertSnapshot(
            of: try value(), as: strategy, record: record, timeout: timeout, fileID: fileID, file: filePath, testName: testName,
            line: line, column: column)
    }
}

/// Compares a value with its reference and returns what is wrong, for custom assertions.
///
/// `snapshotDirectory`: the directory to use in place of `__Snapshots__/<file>` beside the test.
///
/// - Returns: nil if the value matches.
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
) -> String? {
    if let fault = TestDevice.fault { return fault }
    let record = record ?? SnapshotTestingConfiguration.current?.record ?? _record
    let location = SnapshotLocation(
        filePath: "\(filePath)", testName: testName, name: name, pathExtension: snapshotting.pathExtension, directory: snapshotDirectory)
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return withSnapshotTesting(record: record) {
        do {
            guard let actual = try Awaiting.value(of: snapshotting, try value(), timeout: timeout) else { return Awaiting.message(timeout) }
            return try Verification(strategy: snapshotting, location: location, record: record, site: site).message(for: actual)
        } catch {
            return "\(error)"
        }
    }
}

/// Takes snapshots, and waits for asynchronous ones.
package enum Awaiting {
    private final class Box<Value>: @unchecked Sendable {
        var value: Value?
    }

    /// Returns nil if the timeout expires. Time and random numbers start over for each value, whatever was asserted before.
    static func value<Value, Format>(
        of strategy: Snapshotting<Value, Format>, _ value: @autoclosure () throws -> Value, timeout: TimeInterval
    ) throws -> Format? {
        try SimulatedRun.current.perform { wait(for: strategy.snapshot(try value()), timeout) }
    }

    /// Returns nil if the timeout expires, and a nil in it for a value that is nil.
    package static func value<Value, Format>(
        of strategy: Snapshotting<Value, Format>, _ value: @autoclosure () throws -> Value?, timeout: TimeInterval
    ) throws -> Format?? {
        try SimulatedRun.current.perform {
            guard let value = try value() else { return .some(nil) }
            return wait(for: strategy.snapshot(value), timeout).map { .some($0) }
        }
    }

    private static func wait<Format>(for later: Async<Format>, _ timeout: TimeInterval) -> Format? {
        let box = Box<Format>()
        later.run { box.value = $0 }
        let end = Date(timeIntervalSinceNow: timeout)
        while box.value == nil, Date() < end { MainThread.pause() }
        return box.value
    }

    package static func message(_ timeout: TimeInterval) -> String {
        """
        Exceeded timeout of \(timeout) seconds waiting for snapshot.

        This can happen when an asynchronously rendered view (like a web view) has not loaded. Ensure that every subview of the view \
        hierarchy has loaded to avoid timeouts, or, if a timeout is unavoidable, consider setting the "timeout" parameter of \
        "assertSnapshot" to a higher value.
        """
    }
}
