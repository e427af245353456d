import Foundation
import Testing

/// The article *How the solver works* agrees with the source.
struct ArticleTests {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/Cassowary").standardizedFileURL

    func text(_ path: String) throws -> String { try String(contentsOf: folder.appending(path: path), encoding: .utf8) }

    @Test func `the article names every file of the solver and no other`() throws {
        let files = try #require(FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String])
        let named = try text("Cassowary.docc/HowTheSolverWorks.md").matches(of: /([A-Za-z+]+\.swift)`/).map { String($0.1) }
        #expect(Set(named) == Set(files.filter { $0.hasSuffix(".swift") }.map { ($0 as NSString).lastPathComponent }))
    }

    @Test func `the article quotes the solve function as it is in the source`() throws {
        let article = try text("Cassowary.docc/HowTheSolverWorks.md"), engine = try text("Engine.swift")
        let shown = try #require(article.firstMatch(of: /```swift\n(mutating func solve[^`]*)```/))
        for line in shown.1.split(separator: "\n") { #expect(engine.contains("    \(line)\n"), "\(line)") }
    }
}
