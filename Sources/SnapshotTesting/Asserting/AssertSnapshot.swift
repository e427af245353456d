import Foundation
import UIKit

/// Holds a value against its reference on disk; fails when there is none or when it differs.
///
/// * `value`: made once, where the test runs.
/// * `snapshotting`: how the value becomes something to keep and to compare.
/// * `name`: tells this snapshot from the others of the test; without one they are numbered.
/// * `record`: when to write; nil for what `withSnapshotTesting`, a trait or the environment says.
/// * `timeout`: seconds that the snapshot may take.
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

/// Holds a value against several references, each with its name.
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

/// Holds a value against several references, numbered.
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

/// Holds a value against its reference and says what is wrong, for assertions of one's own.
///
/// `snapshotDirectory`: instead of `__Snapshots__/<file>` beside the test.
///
/// - Returns: nil when the value matches.
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
) -> String? {
    if let fault = TestDevice.fault { return fault }
    let record = record ?? SnapshotTestingConfiguration.current?.record ?? _record
    let place = SnapshotPlace(
        filePath: "\(filePath)", testName: testName, name: name, pathExtension: snapshotting.pathExtension, directory: snapshotDirectory)
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return withSnapshotTesting(record: record) {
        do {
            // Whatever was asserted before, a value sees time and chance from their beginning.
            let taken = try SimulatedRun.current.perform {
                try Awaiting.value(of: snapshotting.snapshot(try value()), timeout: timeout)
            }
            guard let actual = taken else { return Awaiting.message(timeout) }
            return try Verification(strategy: snapshotting, place: place, record: record, site: site).message(for: actual)
        } catch {
            return "\(error)"
        }
    }
}

/// Waits for values that come later.
private enum Awaiting {
    private final class Box<Value>: @unchecked Sendable {
        var value: Value?
    }

    /// Nil when the time is over.
    static func value<Value>(of later: Async<Value>, timeout: TimeInterval) throws -> Value? {
        let box = Box<Value>()
        later.run { box.value = $0 }
        let end = Date(timeIntervalSinceNow: timeout)
        while box.value == nil, Date() < end { MainThread.wait(seconds: 0.005) }
        return box.value
    }

    static func message(_ timeout: TimeInterval) -> String {
        """
        Exceeded timeout of \(timeout) seconds waiting for snapshot.

        This can happen when an asynchronously rendered view (like a web view) has not loaded. Ensure that every subview of the view \
        hierarchy has loaded to avoid timeouts, or, if a timeout is unavoidable, consider setting the "timeout" parameter of \
        "assertSnapshot" to a higher value.
        """
    }
}
