import Foundation
import Testing

@testable import InlineSnapshotTesting

/// Texts that are written into the source of tests.
struct InlineSourceTests {
    /// Returns the source with a text after the call in a line; the column is that of the call's parenthesis, or of its brace.
    private func recorded(
        _ source: String, _ text: String?, line: Int = 1, call: String = "check", offset: Int = 0, label: String = "matches",
        otherLabels: [String] = []
    ) throws -> String {
        let lines = source.split(omittingEmptySubsequences: false) { $0.isNewline }
        let name = try #require(lines[line - 1].range(of: call))
        let column = lines[line - 1].utf8.distance(from: lines[line - 1].startIndex, to: name.upperBound) + 1
        let snapshot = InlineSnapshot(
            line: line, column: column, offset: offset, label: label, otherLabels: otherLabels, text: text)
        return try SourceEditor(source: source).text(with: [snapshot])
    }

    @Test func `a closure is added after the call, with the file's indentation`() throws {
        #expect(
            try recorded("func test() {\n  check(of: 1, as: .dump)\n  next()\n}\n", "- 1\n", line: 2)
                == "func test() {\n  check(of: 1, as: .dump) {\n    \"\"\"\n    - 1\n\n    \"\"\"\n  }\n  next()\n}\n")
        #expect(try recorded("\tcheck(of: 1)", "1") == "\tcheck(of: 1) {\n\t\t\"\"\"\n\t\t1\n\t\t\"\"\"\n\t}")
        #expect(try recorded("check(of: 1)", "1") == "check(of: 1) {\n    \"\"\"\n    1\n    \"\"\"\n}")
        #expect(try recorded("check()", "1") == "check {\n    \"\"\"\n    1\n    \"\"\"\n}")
    }

    @Test func `the text of a closure is replaced, wherever the closure is`() throws {
        let new = "{\n    \"\"\"\n    2\n    \"\"\"\n}"
        #expect(try recorded("check(of: 1) { \"1\" }; next()", "2") == "check(of: 1) \(new); next()")
        #expect(try recorded("check(of: 1, matches: { \"1\" })", "2") == "check(of: 1, matches: \(new))")
        #expect(try recorded("check(of: 1, old: { \"1\" })", "2") == "check(of: 1, matches: \(new))")
        #expect(try recorded("check { 1 } is: { \"1\" }", "2", offset: 1, label: "is") == "check { 1 } is: \(new)")
        #expect(try recorded("check(of: { 1 }) { \"1\" }", "2", offset: 1, label: "is") == "check(of: { 1 }) \(new)")
        #expect(try recorded("check(of: { 1 })", "2", offset: 1, label: "is") == "check(of: { 1 }) \(new)")
        #expect(try recorded("check { 1 } old: { \"1\" }", "2", offset: 1, label: "is", otherLabels: ["old"]) == "check { 1 } is: \(new)")
    }

    @Test func `a closure is added among others by its label`() throws {
        let new = "{\n    \"\"\"\n    2\n    \"\"\"\n}"
        #expect(try recorded("check { 1 }", "2", offset: 1, label: "is") == "check { 1 } is: \(new)")
        #expect(try recorded("check { 1 } body: { 3 }", "2", offset: 1, label: "head") == "check { 1 } head: \(new) body: { 3 }")
    }

    @Test func `a closure is removed if there is no value`() throws {
        #expect(try recorded("check(of: 1) { \"1\" }\nnext()", nil) == "check(of: 1)\nnext()")
        #expect(try recorded("check(of: 1, matches: { \"1\" })", nil) == "check(of: 1)")
        #expect(try recorded("check { 1 } is: { \"1\" }", nil, offset: 1) == "check { 1 }")
        #expect(try recorded("check(of: 1) { \"1\" } then: { 2 }", nil) == "check(of: 1) { 2 }")
    }

    @Test(arguments: [
        "plain", "", "\n", "two\n\nlines\n", "  spaces \n\t", "quote \"\"\" and \"\"\"# and \"\"\"##", "back\\slash \\n \\#n \\##(x)",
        "a\r\nb\rc\r\n", "\"\"\"#raw\r\n", "\u{1F600} é 한", "}", "*/", "\\(not)", "\"",
    ])
    func `any text is written so that it is read again`(text: String) throws {
        let closure = ClosureText(text: text, layout: .init(leading: "  ", indentation: "  ", lineEnd: "\n"))
        #expect(closure.isExact)
        let source = try recorded("  check(of: 1)", text)
        #expect(source.contains(closure.source.split(separator: "\n")[1]))
    }

    /// Calls in which brackets, quotes, slashes and comments are in unexpected places. The closure is after the last parenthesis of `check`.
    @Test(arguments: [
        "check(of: \")\")", "check(of: \"\\(f(\")\"))\")", "check(of: #\"\\\")\"#)", "check(of: \"\"\"\n)\n\"\"\")",
        "check(of: /* ) /* ) */ ) */ 1)",
        "check(of: 1 // )\n)", "check(of: /[)]\\/x/)".replacingOccurrences(of: "[)]", with: "\\)"), "check(of: #/)/#)",
        "check(of: a / b, c / d)",
        "check(of: [1: (2, { (x: Int) in x })], as: .dump)", "check(of: \"\\(a ? \"\\(b(\")\"))\" : \")\")\")",
        "check(of: `in`, as: .dump)",
        "check(of: f { $0 }.g { \")\" })", "check(of: ##\"a\"#)\"##)", "check(of: x! / y, as: z /  w)",
    ])
    func `a call ends where the compiler ends it`(call: String) throws {
        let source = "\(call)\nnext(\")\")"
        let edited = try recorded(source, "1")
        #expect(edited == "\(call) {\n    \"\"\"\n    1\n    \"\"\"\n}\nnext(\")\")")
    }

    @Test func `many snapshots of a file are written, in whatever order they were taken`() throws {
        let source = "check(of: 1)\ncheck(of: 2) { \"old\" }\ncheck { 1 }\n"
        let snapshots = [
            InlineSnapshot(line: 3, column: 7, offset: 2, label: "body", otherLabels: [], text: "B"),
            InlineSnapshot(line: 1, column: 6, offset: 0, label: "matches", otherLabels: [], text: "1"),
            InlineSnapshot(line: 3, column: 7, offset: 1, label: "head", otherLabels: [], text: "H"),
            InlineSnapshot(line: 2, column: 6, offset: 0, label: "matches", otherLabels: [], text: "2"),
        ]
        func closure(_ text: String) -> String { "{\n    \"\"\"\n    \(text)\n    \"\"\"\n}" }
        let expected =
            "check(of: 1) \(closure("1"))\ncheck(of: 2) \(closure("2"))\ncheck { 1 } head: \(closure("H")) body: \(closure("B"))\n"
        #expect(try SourceEditor(source: source).text(with: snapshots) == expected)
        #expect(try SourceEditor(source: source).text(with: snapshots.reversed()) == expected)
    }

    @Test func `a file with Windows' line ends keeps them`() throws {
        #expect(
            try recorded("a()\r\ncheck(of: 1)\r\n", "1\n2", line: 2)
                == "a()\r\ncheck(of: 1) {\r\n    \"\"\"\r\n    1\r\n    2\r\n    \"\"\"\r\n}\r\n")
    }

    @Test func `nothing is written where no call is`() {
        let nowhere = InlineSnapshot(line: 1, column: 1, offset: 0, label: "matches", otherLabels: [], text: "1")
        #expect(throws: SourceEditor.Refusal.self) { try SourceEditor(source: "let x = 1").text(with: [nowhere]) }
        #expect(throws: SourceEditor.Refusal.self) { try SourceEditor(source: "check(").text(with: [nowhere]) }
        #expect(throws: SourceEditor.Refusal.self) { try SourceEditor(source: "").text(with: [nowhere]) }
    }
}
