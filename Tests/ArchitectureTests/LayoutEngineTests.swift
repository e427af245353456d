import Foundation
import Testing

/// Checks that the layout engine knows views only through `LayoutNode`, and what state it keeps.
struct LayoutEngineTests {
    private static let folder = ImportTests.sources.appending(path: "UIKit/Views/AutoLayout/Engine")

    @Test func `the layout engine names no class of a view and casts to none`() throws {
        let classes = try Self.viewClasses()
        #expect(classes.isSuperset(of: ["UIView", "UIScrollView", "UIStackView", "UILabel", "UIWindow", "UILayoutGuide"]))
        let files = try Self.engineFiles()
        #expect(files.contains { $0.lastPathComponent == "LayoutEngine.swift" })
        for file in files {
            let words = try Self.words(of: file)
            #expect(Set(words).isDisjoint(with: classes), "\(file.lastPathComponent) names \(Set(words).intersection(classes).sorted())")
            #expect(!words.contains("as") && !words.contains("is"), "\(file.lastPathComponent) casts")
        }
    }

    /// A new variable needs a reason: most state belongs to one of the values that these are.
    @Test func `the layout engine has ten stored variables`() throws {
        let source = try String(contentsOf: Self.folder.appending(path: "LayoutEngine.swift"), encoding: .utf8)
        let stored = source.split(separator: "\n").filter { line in
            line.contains(#/^    (?! )([@a-z()]+ )*(let|var) [a-zA-Z]+/#) && !line.contains("static") && !line.hasSuffix("{")
        }
        let names = stored.compactMap { $0.firstMatch(of: #/(?:let|var) ([a-zA-Z]+)/#)?.output.1 }
        #expect(
            names == [
                "solver", "rootReference", "id", "isThrowAway", "reports", "boxes", "pending", "borrowedBaselines", "isSettling", "scratch",
            ])
    }

    /// Returns the files of the engine's folder, and all others that extend the engine.
    private static func engineFiles() throws -> [URL] {
        try swiftFiles().filter { file in
            if file.path.hasPrefix(folder.path) { return true }
            return try String(contentsOf: file, encoding: .utf8).contains("extension LayoutEngine ")
        }
    }

    /// Returns the names of all views, controllers, layers and guides of UIKit.
    private static func viewClasses() throws -> Set<String> {
        var heirs: [String: [String]] = [:]
        for file in try swiftFiles() {
            for match in try String(contentsOf: file, encoding: .utf8).matches(of: #/class (\w+)(?:<[^>]*>)?: (\w+)/#) {
                heirs[String(match.output.2), default: []].append(String(match.output.1))
            }
        }
        var classes: Set<String> = [], queue = ["UIResponder", "UILayoutGuide", "CALayer"]
        while let next = queue.popLast() {
            if classes.insert(next).inserted { queue += heirs[next] ?? [] }
        }
        return classes
    }

    /// Returns the words of a file outside comments and texts.
    private static func words(of file: URL) throws -> [String] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n").flatMap { line in
            let code = line.replacing(#/"([^"\\]|\\.)*"/#, with: "").replacing(#/\/\/.*/#, with: "")
            return code.matches(of: #/[A-Za-z_]\w*/#).map { String($0.output) }
        }
    }

    private static func swiftFiles() throws -> [URL] {
        let root = ImportTests.sources.appending(path: "UIKit")
        return try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }.sorted()
            .map { root.appending(path: $0) }
    }
}
