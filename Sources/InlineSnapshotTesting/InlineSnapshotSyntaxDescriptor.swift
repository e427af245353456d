import Foundation
@_spi(Internals) import SnapshotTesting

/// Where the text of an inline snapshot is in the call of an assertion.
///
/// A helper that calls `assertInlineSnapshot` and has a closure of its own before that of the text has an offset of 1.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
    public static let defaultTrailingClosureLabel = "matches"

    /// Labels that the closure may have, too.
    public var deprecatedTrailingClosureLabels: [String]
    public var trailingClosureLabel: String
    /// The position of the closure among the closures at the end of the call.
    public var trailingClosureOffset: Int

    /// Creates the descriptor of a call, by default of one whose only closure is the text.
    public init(
        deprecatedTrailingClosureLabels: [String] = [],
        trailingClosureLabel: String = InlineSnapshotSyntaxDescriptor.defaultTrailingClosureLabel, trailingClosureOffset: Int = 0
    ) {
        self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
        self.trailingClosureLabel = trailingClosureLabel
        self.trailingClosureOffset = trailingClosureOffset
    }

    /// Fails the test at the line of the closure, or at that of the call if there is none.
    public func fail(
        _ message: @autoclosure () -> String = "", fileID: StaticString, file filePath: StaticString, line: UInt, column: UInt
    ) {
        let source = (try? Data(contentsOf: URL(filePath: "\(filePath)"))).map { SwiftSource(bytes: [UInt8]($0)) }
        let closure = source.flatMap { source in
            source.call(line: Int(line), column: Int(column))?.closure(at: trailingClosureOffset).map { source.line(of: $0.lowerBound) }
        }
        recordIssue(message(), fileID: fileID, filePath: filePath, line: closure.map(UInt.init) ?? line, column: column)
    }
}
