import Testing
import UIKit

/// A trait that sets the record mode and the diff tool of tests: `@Suite(.snapshots(record: .failed))`.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
    public let isRecursive = true
    let configuration: SnapshotTestingConfiguration

    public func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
        try await withSnapshotTesting(record: configuration.record, diffTool: configuration.diffTool) {
            // Tests that run at the same time do not share random numbers.
            try await SimulatedRun.current.perform {
                try await SnapshotCounter.$current.withValue(SnapshotCounter()) { try await function() }
            }
        }
    }
}

extension Trait where Self == _SnapshotsTestTrait {
    public static var snapshots: Self { snapshots() }

    public static func snapshots(
        record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
    ) -> Self {
        snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
    }

    public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self { Self(configuration: configuration) }
}
