import Foundation
import Testing

/// The article *How the solver works* leads to the source.
@Suite struct ArticleTests {
    @Test func `the article names each file of the solver, and none that is not there`() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/Cassowary").standardizedFileURL
        let files = try #require(FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String])
        let article = try String(contentsOf: folder.appending(path: "Cassowary.docc/HowTheSolverWorks.md"), encoding: .utf8)
        let named = Set(article.matches(of: /([A-Za-z+]+\.swift)`/).map { String($0.1) })
        #expect(named == Set(files.filter { $0.hasSuffix(".swift") }.map { ($0 as NSString).lastPathComponent }))
    }
}
