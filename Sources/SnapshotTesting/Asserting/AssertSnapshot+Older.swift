import Foundation

// The API of earlier releases: `matching:`, and Booleans for the record mode.

@available(*, deprecated, renamed: "assertSnapshot(of:as:named:record:timeout:file:testName:line:)")
public func assertSnapshot<Value, Format>(
    matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: Bool = false, timeout: TimeInterval = 5, fileID: StaticString = #fileID, file: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    assertSnapshot(
        of: try value(), as: snapshotting, named: name, record: recording ? .all : nil, timeout: timeout, fileID: fileID, file: file,
        testName: testName, line: line, column: column)
}

@available(*, deprecated, renamed: "assertSnapshots(of:as:record:timeout:file:testName:line:)")
public func assertSnapshots<Value, Format>(
    matching value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record recording: Bool = false, timeout: TimeInterval = 5, fileID: StaticString = #fileID, file: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    assertSnapshots(
        of: try value(), as: strategies, record: recording ? .all : nil, timeout: timeout, fileID: fileID, file: file, testName: testName,
        line: line, column: column)
}

@available(*, deprecated, renamed: "assertSnapshots(of:as:record:timeout:file:testName:line:)")
public func assertSnapshots<Value, Format>(
    matching value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>], record recording: Bool = false,
    timeout: TimeInterval = 5, fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    assertSnapshots(
        of: try value(), as: strategies, record: recording ? .all : nil, timeout: timeout, fileID: fileID, file: file, testName: testName,
        line: line, column: column)
}

@available(*, deprecated, renamed: "verifySnapshot(of:as:named:record:snapshotDirectory:timeout:file:testName:line:)")
public func verifySnapshot<Value, Format>(
    matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: Bool = false, snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
    verifySnapshot(
        of: try value(), as: snapshotting, named: name, record: recording ? .all : nil, snapshotDirectory: snapshotDirectory,
        timeout: timeout, fileID: fileID, file: file, testName: testName, line: line, column: column)
}

// A test that hands on a Boolean of its own means these; a literal is a record mode.

@available(*, deprecated, message: "Use the overload with 'record: SnapshotTestingConfiguration.Record?'.")
@_disfavoredOverload
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: Bool? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    assertSnapshot(
        of: try value(), as: snapshotting, named: name, record: .init(recording), timeout: timeout, fileID: fileID, file: filePath,
        testName: testName, line: line, column: column)
}

@available(*, deprecated, message: "Use the overload with 'record: SnapshotTestingConfiguration.Record?'.")
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>], record recording: Bool? = nil,
    timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    assertSnapshots(
        of: try value(), as: strategies, record: .init(recording), timeout: timeout, fileID: fileID, file: filePath, testName: testName,
        line: line, column: column)
}

@available(*, deprecated, message: "Use the overload with 'record: SnapshotTestingConfiguration.Record?'.")
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>], record recording: Bool? = nil,
    timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    assertSnapshots(
        of: try value(), as: strategies, record: .init(recording), timeout: timeout, fileID: fileID, file: filePath, testName: testName,
        line: line, column: column)
}

@available(*, deprecated, message: "Use the overload with 'record: SnapshotTestingConfiguration.Record?'.")
@_disfavoredOverload
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: Bool? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
    verifySnapshot(
        of: try value(), as: snapshotting, named: name, record: .init(recording), snapshotDirectory: snapshotDirectory, timeout: timeout,
        fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

extension SnapshotTestingConfiguration.Record {
    /// The record mode of a Boolean; nil for none, so that the surrounding one counts.
    fileprivate init?(_ recording: Bool?) {
        guard let recording else { return nil }
        self = recording ? .all : .missing
    }
}
