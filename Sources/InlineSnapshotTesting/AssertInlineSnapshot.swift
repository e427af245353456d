import Foundation
@_spi(Internals) @_exported import SnapshotTesting

/// Compares a value with the text in the closure after the assertion. Without a closure, the text is written into the test's file.
///
/// * `value`: evaluated once; nil has no closure.
/// * `snapshotting`: how the value becomes a text.
/// * `message`: what a failure says first.
/// * `record`: when to write; nil to use the mode set by `withSnapshotTesting`, a trait or the environment.
/// * `timeout`: the seconds that the snapshot may take.
/// * `syntaxDescriptor`: where the text is in calls of a helper that calls this function.
/// * `expected`: the text.
public func assertInlineSnapshot<Value>(
    of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>, message: @autoclosure () -> String = "",
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(), matches expected: (() -> String)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let record = record ?? SnapshotTestingConfiguration.current?.record ?? _record
    withSnapshotTesting(record: record) {
        let assertion = InlineAssertion(
            site: site, function: "\(function)", descriptor: syntaxDescriptor, record: record, expected: expected?(),
            difference: { snapshotting.diffing.diff($0, $1)?.0 })
        do {
            switch try Awaiting.value(of: snapshotting, try value(), timeout: timeout) {
            case .none: assertion.report(Awaiting.message(timeout))
            case .some(let actual): assertion.check(actual, message: message())
            }
        } catch { assertion.report("Threw error: \(error)") }
    }
}

/// One assertion, after its value was taken.
private struct InlineAssertion {
    var site: CallSite
    var function: String
    var descriptor: InlineSnapshotSyntaxDescriptor
    var record: SnapshotTestingConfiguration.Record
    var expected: String?
    /// How two texts differ; nil if they do not.
    var difference: (String, String) -> String?

    func check(_ actual: String?, message: String) {
        let isNew = expected == nil && (record == .missing || record == .failed)
        if record == .all || isNew { return recordNew(actual) }
        guard let expected else { return report("No expected value to assert against.") }
        guard let difference = difference(expected, actual ?? "") else { return }
        var failure = (message.isEmpty ? "Snapshot did not match. Difference: …" : message) + "\n\n" + difference.indented(by: "  ")
        if record == .failed {
            write(actual)
            failure += "\n\nA new snapshot was automatically recorded."
        }
        descriptor.fail(failure, fileID: site.fileID, file: site.filePath, line: site.line, column: site.column)
    }

    private func recordNew(_ actual: String?) {
        write(actual)
        let label = descriptor.trailingClosureLabel
        let isStandard = label == InlineSnapshotSyntaxDescriptor.defaultTrailingClosureLabel
        var failure = "Automatically recorded a new snapshot" + (isStandard ? "." : " for \"\(label)\".")
        if let difference = difference(expected ?? "", actual ?? "") { failure += " Difference: …\n\n\(difference.indented(by: "  "))" }
        report("\(failure)\n\nRe-run \"\(function)\" to assert against the newly-recorded snapshot.")
    }

    private func write(_ actual: String?) {
        guard expected != actual else { return }
        InlineRecorder.shared.note(
            InlineSnapshot(
                line: Int(site.line), column: Int(site.column), offset: descriptor.trailingClosureOffset,
                label: descriptor.trailingClosureLabel, otherLabels: descriptor.deprecatedTrailingClosureLabels, text: actual),
            in: "\(site.filePath)")
    }

    func report(_ message: String) {
        recordIssue(message, fileID: site.fileID, filePath: site.filePath, line: site.line, column: site.column)
    }
}

extension String {
    /// The text with the indentation before each line that is not empty.
    func indented(by indentation: String) -> String {
        split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : indentation + $0 }.joined(separator: "\n")
    }
}
