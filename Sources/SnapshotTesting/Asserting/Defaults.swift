import Foundation
import Synchronization
import Testing

/// The configuration used where nothing else is set.
private struct Defaults: Sendable {
    var record: SnapshotTestingConfiguration.Record
    var diffTool = SnapshotTestingConfiguration.DiffTool.default

    static let shared = Mutex(Defaults(record: .ofEnvironment ?? .missing))
}

extension SnapshotTestingConfiguration.Record {
    /// What the environment asks for.
    static var ofEnvironment: Self? { ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"].flatMap(Self.init) }
}

@available(*, deprecated, message: "Use 'withSnapshotTesting' to customize the record mode.")
public var isRecording: Bool {
    get { SnapshotTestingConfiguration.current?.record ?? _record == .all }
    set { _record = newValue ? .all : .missing }
}

@available(*, deprecated, message: "Use 'withSnapshotTesting' to customize the record mode.")
public var record: Bool {
    get { isRecording }
    set { isRecording = newValue }
}

@available(*, deprecated, message: "Use 'withSnapshotTesting' to customize the diff tool.")
public var diffTool: SnapshotTestingConfiguration.DiffTool {
    get { _diffTool }
    set { _diffTool = newValue }
}

@_spi(Internals) public var _record: SnapshotTestingConfiguration.Record {
    get { trait(\.record) ?? Defaults.shared.withLock { $0.record } }
    set { Defaults.shared.withLock { $0.record = newValue } }
}

@_spi(Internals) public var _diffTool: SnapshotTestingConfiguration.DiffTool {
    get { trait(\.diffTool) ?? Defaults.shared.withLock { $0.diffTool } }
    set { Defaults.shared.withLock { $0.diffTool = newValue } }
}

/// Returns the value that the nearest `.snapshots` trait of the running test sets.
private func trait<Value>(_ value: (SnapshotTestingConfiguration) -> Value?) -> Value? {
    for case let trait as _SnapshotsTestTrait in (Test.current?.traits ?? []).reversed() {
        if let found = value(trait.configuration) { return found }
    }
    return nil
}
