import Foundation

/// Decides whether snapshots are recorded, and how a failure names the two files.
public struct SnapshotTestingConfiguration: Sendable {
    @_spi(Internals) @TaskLocal public static var current: Self?

    public var diffTool: DiffTool?
    public var record: Record?

    public init(record: Record?, diffTool: DiffTool?) {
        self.record = record
        self.diffTool = diffTool
    }

    /// When a snapshot is written to disk.
    public struct Record: Equatable, Sendable {
        private enum Mode: String { case all, failed, missing, never }

        private let mode: Mode

        private init(_ mode: Mode) { self.mode = mode }

        /// `all`, `failed`, `missing` or `never`.
        public init?(rawValue: String) {
            guard let mode = Mode(rawValue: rawValue) else { return nil }
            self.init(mode)
        }

        /// Every snapshot is recorded, and every assertion fails.
        public static let all = Record(.all)
        /// Missing and differing snapshots are recorded; their assertions fail.
        public static let failed = Record(.failed)
        /// Only missing snapshots are recorded; their assertions fail.
        public static let missing = Record(.missing)
        /// Nothing is recorded.
        public static let never = Record(.never)
    }

    /// Converts the paths of the reference and the failure to a command for a shell.
    public struct DiffTool: Sendable, ExpressibleByStringLiteral {
        private let command: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

        public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) { command = tool }

        public init(stringLiteral value: String) { self.init { "\(value) \($0) \($1)" } }

        public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String { command(currentFilePath, failedFilePath) }

        /// Kaleidoscope's command.
        public static let ksdiff = DiffTool { "ksdiff \"\($0)\" \"\($1)\"" }

        /// Shows both paths as links.
        public static let `default` = DiffTool { current, failed in
            """
            @−
            "file://\(current)"
            @+
            "file://\(failed)"

            To configure output for a custom diff tool, use 'withSnapshotTesting'. For example:

                withSnapshotTesting(diffTool: .ksdiff) {
                  // ...
                }
            """
        }
    }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
    /// The older spelling: `true` is `.all`, `false` is `.missing`.
    public init(booleanLiteral value: Bool) { self = value ? .all : .missing }
}

@available(*, deprecated, renamed: "SnapshotTestingConfiguration.DiffTool.default", message: "Use '.default' instead of 'nil'.")
extension SnapshotTestingConfiguration.DiffTool: ExpressibleByNilLiteral {
    public init(nilLiteral: ()) { self = .default }
}

/// Runs the operation with another record mode or diff tool. Arguments that are omitted keep their current values.
public func withSnapshotTesting<R>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () throws -> R
) rethrows -> R {
    try SnapshotTestingConfiguration.$current.withValue(.inheriting(record, diffTool)) { try operation() }
}

/// Runs the operation with another record mode or diff tool. Arguments that are omitted keep their current values.
public func withSnapshotTesting<R>(
    isolation: isolated (any Actor)? = #isolation, record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () async throws -> R
) async rethrows -> R {
    try await SnapshotTestingConfiguration.$current.withValue(.inheriting(record, diffTool)) { try await operation() }
}

extension SnapshotTestingConfiguration {
    fileprivate static func inheriting(_ record: Record?, _ diffTool: DiffTool?) -> Self {
        Self(record: record ?? current?.record ?? _record, diffTool: diffTool ?? current?.diffTool ?? _diffTool)
    }
}
