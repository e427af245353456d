import Foundation
import Testing

/// Checks the page that maps the lines of the layout contract to tests against the sources of the tests.
struct LayoutContractTests {
    /// The numbers of the contract's lines; section 5 is a single line.
    static let lines: [String] =
        (1...12).map { "1.\($0)" } + ["2.1", "2.2"] + (1...5).map { "3.\($0)" } + (1...4).map { "4.\($0)" } + ["5"]
        + (1...5).map { "6.\($0)" } + (1...3).map { "7.\($0)" } + (1...4).map { "8.\($0)" }

    private static let root = ImportTests.sources.deletingLastPathComponent()

    @Test func `each line of the layout contract has a test named after it`() throws {
        let tests = try Self.numberedTests()
        for line in Self.lines { #expect(tests.contains { Self.numbers(of: $0).contains(line) }, "no test is named after \(line)") }
        for test in tests { #expect(Self.numbers(of: test).allSatisfy(Self.lines.contains), "“\(test)” is named after no line") }
    }

    @Test func `the page lists exactly the numbered tests under each line`() throws {
        let page = try Self.page(), tests = try Self.numberedTests()
        #expect(page.keys.sorted() == Self.lines.sorted())
        for (line, names) in page.sorted(by: { $0.key < $1.key }) {
            let expected = Set(tests.filter { Self.numbers(of: $0).contains(line) })
            #expect(expected.subtracting(names).isEmpty, "missing under \(line): \(expected.subtracting(names).sorted())")
            #expect(Set(names).subtracting(expected).isEmpty, "no such test under \(line): \(Set(names).subtracting(expected).sorted())")
        }
    }

    /// Returns the names of tests for each line, read from rows such as `| 1.4 | … | tests, each in backticks |`.
    private static func page() throws -> [String: [String]] {
        let text = try String(contentsOf: root.appending(path: "docs/AutoLayout.md"), encoding: .utf8)
        var rows: [String: [String]] = [:]
        for row in text.split(separator: "\n") {
            let cells = row.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 5, lines.contains(cells[1]) else { continue }
            rows[cells[1]] = cells[3].split(separator: "`", omittingEmptySubsequences: false).enumerated().compactMap {
                $0.offset.isMultiple(of: 2) ? nil : String($0.element)
            }
        }
        return rows
    }

    /// Returns the names of tests that begin with a number of the contract.
    private static func numberedTests() throws -> [String] {
        let folder = root.appending(path: "Tests")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
        return try files.flatMap { file in
            let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            return text.matches(of: #/@Test\b[^`]*?\bfunc `([^`]+)`/#).map { String($0.output.1) }.filter { !numbers(of: $0).isEmpty }
        }
    }

    /// Returns the lines that a name begins with: two for `4.2 and 7.3 the keyboard …`, one for `5 hiding …`.
    private static func numbers(of name: String) -> [String] {
        guard let start = name.prefixMatch(of: #/([1-8](?:\.[0-9]+)?)(?: and ([1-8](?:\.[0-9]+)?))?:? /#) else { return [] }
        return [String(start.output.1)] + (start.output.2.map { [String($0)] } ?? [])
    }
}
