import Foundation
import Testing

/// Checks that what comments, fixtures and pages cite exists: rows of `docs/sources`, files, and the sources that these rows name.
struct CitationTests {
    private static let root = ImportTests.sources.deletingLastPathComponent()
    private static let sources = root.appending(path: "docs/sources")

    /// The paths of all files that are neither generated nor goldens, sorted.
    private static let files: [String] = {
        let left = [".build", ".git", "Output", "Goldens", "DerivedData", "__pycache__", "apple.test"]
        let all = FileManager.default.enumerator(atPath: root.path)
        var found: [String] = []
        while let path = all?.nextObject() as? String {
            let name = path.split(separator: "/").last.map(String.init) ?? ""
            if left.contains(name) || name.hasPrefix(".build") {
                all?.skipDescendants()
            } else if all?.fileAttributes?[.type] as? FileAttributeType != .typeDirectory {
                found.append(path)
            }
        }
        return found.sorted()
    }()

    private static func text(_ path: String) throws -> String { try String(contentsOf: root.appending(path: path), encoding: .utf8) }

    /// Returns the keys of the rows of each source page, by the page's name.
    private static func keys() throws -> [String: Set<String>] {
        let pages = try FileManager.default.contentsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".md") && $0 != "README.md" }
        return try Dictionary(
            uniqueKeysWithValues: pages.map { page in
                let rows = try text("docs/sources/" + page).matches(of: #/(?m)^\| ([^|]+?) \|/#)
                return (page, Set(rows.map { String($0.output.1) }))
            })
    }

    /// Returns the lines that may contain citations: those of code with comments, all lines of pages and fixtures.
    private static func lines(of path: String) throws -> [Substring] {
        let lines = try text(path).split(separator: "\n")
        return path.hasSuffix(".swift") ? lines.filter { $0.contains("//") } : lines
    }

    private static let citing = files.filter { path in
        ["Sources/", "Tools/", "Tests/", "docs/", "Examples/", "Adapter/"].contains { path.hasPrefix($0) } || !path.contains("/")
    }

    @Test func `every cited row of a source page exists`() throws {
        let keys = try Self.keys()
        var count = 0
        for path in Self.citing where path.hasSuffix(".swift") || path.contains("/Fixtures/") {
            guard path != "Tests/ArchitectureTests/CitationTests.swift" else { continue }
            for line in try Self.lines(of: path) {
                for match in line.matches(of: #/\b([A-Z][A-Za-z]+\.md)(?:, ([a-zA-Z][\w.-]*\w))?/#) {
                    let page = String(match.output.1)
                    guard let rows = keys[page] else { continue }
                    count += 1
                    guard let key = match.output.2.map(String.init), !key.hasSuffix(".csv"), key != "keys" else { continue }
                    #expect(rows.contains(key), "\(path) cites \(page), \(key)")
                }
            }
        }
        #expect(count > 180)
    }

    @Test func `every source that a row names is listed`() throws {
        let listed = Set(try Self.text("docs/sources/README.md").matches(of: #/(?m)^\| `([\w-]+)` \|/#).map { String($0.output.1) })
        for page in try Self.keys().keys where page != "Corpus.md" && page != "Suites.md" {
            for row in try Self.text("docs/sources/" + page).split(separator: "\n") where row.hasSuffix("` |") {
                let cell = row.dropLast(2).split(separator: "|").last ?? ""
                for key in cell.split(separator: ",").map({ $0.trimmingCharacters(in: CharacterSet(charactersIn: " `")) }) {
                    #expect(listed.contains(key), "\(page) names \(key)")
                }
            }
        }
    }

    /// A test is named after a row if its name begins with the row's key, alone or in a list of keys: `row, separator and tableText: …`.
    @Test func `every measured row of the page Generations has a test of its name`() throws {
        var tested: Set<String> = []
        for path in Self.files where path.hasPrefix("Tests/") && path.hasSuffix("Tests.swift") {
            for match in try Self.text(path).matches(of: #/func `([a-zA-Z, ]+): /#) {
                let keys = match.output.1.replacing(" and ", with: ",").split(separator: ",")
                tested.formUnion(keys.map { $0.trimmingCharacters(in: .whitespaces) })
            }
        }
        var count = 0
        for row in try Self.text("docs/sources/Generations.md").split(separator: "\n") where row.hasPrefix("| ") {
            let cells = row.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count > 5, ["measured", "documented"].contains(cells[4]) else { continue }
            count += 1
            #expect(tested.contains(cells[1]), "no test is named after \(cells[1])")
        }
        #expect(count > 45)
    }

    /// Names of files that programs write, that users have, or that other formats define.
    private static let notOurs: Set<String> = [
        "report.json", "comment.md", "run.json", "costs.json", "findings.json", "Contents.json", "Package.resolved", "frames.json",
        "script.py", "a.json", "quality.json",
        "Snapshotting.json", "CoreData.json", "feed.json", "feed.404.json", "1.404.json", "2.json", "package.json",
    ]

    @Test func `every cited file exists`() throws {
        let names = Set(Self.files.flatMap { path in [path, path.split(separator: "/").last.map(String.init) ?? path] })
        for path in Self.citing where path.hasSuffix(".swift") || (path.hasSuffix(".md") && !path.contains("Fixtures")) {
            for line in try Self.lines(of: path) {
                let words = path.hasSuffix(".swift") ? line[(line.range(of: "//")?.lowerBound ?? line.startIndex)...] : line
                for match in words.matches(of: #/[\w+.\/-]*\w\.(?:json|jsonl|csv|py|md)\b/#) {
                    let cited = String(match.output), name = cited.split(separator: "/").last.map(String.init) ?? cited
                    guard !Self.notOurs.contains(name), !cited.hasPrefix("//") else { continue }
                    #expect(names.contains(name), "\(path) cites \(cited)")
                }
            }
        }
    }

    @Test func `no test depends on a file that a clone does not have`() throws {
        for path in Self.files where path.hasPrefix("Tests/") && path.hasSuffix(".swift") && !path.hasSuffix("CitationTests.swift") {
            for line in try Self.text(path).split(separator: "\n") where line.contains(".enabled(if:") || line.contains("XCTSkip") {
                #expect(line.contains("is not installed"), "\(path): \(line)")
            }
            #expect(!(try Self.text(path)).contains("\"../../../shared"), "\(path)")
        }
    }
}
