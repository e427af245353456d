import Foundation
import InlineSnapshotTesting
import Testing

@testable import InlineSnapshotTesting

/// Assertions with the text beside them.
struct InlineSnapshotTests {
    @Test func `a value is compared with the text in the closure`() {
        assertInlineSnapshot(of: ["Hello", "World"], as: .dump) {
            """
            ▿ 2 elements
              - "Hello"
              - "World"

            """
        }
        assertInlineSnapshot(
            of: "Hello\"\"\"#, world", as: .lines,
            matches: {
                ##"""
                Hello"""#, world
                """##
            })
    }

    @Test func `a difference fails in the line of the closure`() {
        withKnownIssue {
            assertInlineSnapshot(of: 42, as: .json, message: "No answer", record: .never) {
                "41"
            }
        } matching: { issue in
            issue.comments.contains { $0.rawValue.hasPrefix("No answer") && $0.rawValue.contains("  −41\n  +42") }
                && issue.sourceLocation?.line == 29
        }
    }

    @Test func `without a text, nothing is written if recording is off`() {
        withKnownIssue {
            assertInlineSnapshot(of: 42, as: .json, record: .never)
        } matching: { issue in
            issue.comments.contains("No expected value to assert against.")
        }
    }

    @Test func `a helper tells where its text is`() {
        assertLoud(of: { "hello" }) {
            """
            HELLO
            """
        }
    }

    private func assertLoud(
        of value: () -> String, is expected: (() -> String)? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath,
        function: StaticString = #function, line: UInt = #line, column: UInt = #column
    ) {
        assertInlineSnapshot(
            of: value().uppercased(), as: .lines,
            syntaxDescriptor: InlineSnapshotSyntaxDescriptor(trailingClosureLabel: "is", trailingClosureOffset: 1), matches: expected,
            fileID: fileID, file: file, function: function, line: line, column: column)
    }

    // MARK: Writing

    @Test func `each process of a run writes its texts into the file as it was compiled`() throws {
        let package = try TemporaryPackage()
        try package.write(Data("check(of: 1)\ncheck(of: 2)\n".utf8), to: "Tests/CardTests.swift")
        func record(line: Int, _ text: String) throws {
            let snapshot = InlineSnapshot(line: line, column: 6, offset: 0, label: "matches", otherLabels: [], text: text)
            try RunJournal.withJournal(of: package.file("Tests/CardTests.swift")) { try $0.write([snapshot]) }
        }
        try record(line: 2, "two")
        try record(line: 1, "one")
        try record(line: 2, "zwei")
        let text = String(decoding: try package.data("Tests/CardTests.swift"), as: UTF8.self)
        func closure(_ text: String) -> String { "{\n    \"\"\"\n    \(text)\n    \"\"\"\n}" }
        #expect(text == "check(of: 1) \(closure("one"))\ncheck(of: 2) \(closure("zwei"))\n")
        // Somebody edits the file during the run.
        try package.write(Data((text + "// more\n").utf8), to: "Tests/CardTests.swift")
        #expect(throws: RunJournal.Refusal.self) { try record(line: 1, "three") }
        #expect(String(decoding: try package.data("Tests/CardTests.swift"), as: UTF8.self) == text + "// more\n")
    }
}
