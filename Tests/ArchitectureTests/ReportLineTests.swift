import Foundation
import Testing

/// Checks the page of what public reports show against the tests that are named after its lines.
struct ReportLineTests {
    private static let root = ImportTests.sources.deletingLastPathComponent()

    @Test func `the page of public reports lists exactly the tests of each line`() throws {
        let page = try String(contentsOf: Self.root.appending(path: "docs/Reports.md"), encoding: .utf8)
        var listed: [String: Set<String>] = [:]
        for row in page.split(separator: "\n") {
            guard let line = row.prefixMatch(of: #/\| ([1-6]\.[0-9]+) \|/#)?.output.1 else { continue }
            listed[String(line)] = Set(row.matches(of: #/`(t2 [^`]+|testT2_[^`]+)`/#).map { String($0.output.1) })
        }
        let tests = try Self.tests()
        for line in Set(listed.keys).union(tests.keys).sorted() {
            #expect(listed[line] == tests[line] ?? [], "\(line)")
        }
        for (line, names) in listed where names.isEmpty {
            #expect(page.contains(try Regex("\\| \(line) \\|[^\n]*not followed")), "\(line) has no test")
        }
    }

    private static func tests() throws -> [String: Set<String>] {
        var tests: [String: Set<String>] = [:]
        for folder in ["Tests", "Adapter/Tests"].map({ root.appending(path: $0) }) {
            let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
            for file in files {
                let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
                for match in text.matches(of: #/func `(t2 ([1-6]\.[0-9]+)(?: and ([1-6]\.[0-9]+))? [^`]+)`/#) {
                    for line in [match.output.2, match.output.3].compactMap(\.self) {
                        tests[String(line), default: []].insert(String(match.output.1))
                    }
                }
                for match in text.matches(of: #/func (testT2_([1-6])_([0-9]+)_[A-Za-z0-9_]+)/#) {
                    tests["\(match.output.2).\(match.output.3)", default: []].insert(String(match.output.1))
                }
            }
        }
        return tests
    }
}
